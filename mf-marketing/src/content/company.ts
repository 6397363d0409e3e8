/** How the operator's settings are labelled; the settings themselves come with the site. */
export const labels = {
  legalName: 'Company',
  number: 'Company number',
  address: 'Registered office',
  status: 'What we are',
  email: 'Email',
  complaints: 'Complaints',
  complaintsLink: 'How to complain about our service',
};

export const exampleNote = 'These details are examples and belong to nobody.';
