/** Labels of the company details; the details themselves are settings of the operator. */
export const labels = {
  legalName: 'Company',
  number: 'Company number',
  address: 'Registered office',
  status: 'What we are',
  email: 'Email',
  complaints: 'Complaints',
  complaintsLink: 'How to complain about our service',
};

export const exampleNote = 'Some or all of these details are examples and belong to nobody.';
