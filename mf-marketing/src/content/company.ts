import type { WhoWeAre } from '@sharemore/platform/contract';

export const exampleNote = 'Some or all of these details are examples and belong to nobody.';

/** The company's details, which are settings of the operator. */
export const factsOf = (company: WhoWeAre): [term: string, text: string, href?: string][] => [
  ['Company', company.legalName],
  ['Company number', company.number],
  ['Registered office', company.address],
  ['What we are', company.status],
  ['Email', company.email, `mailto:${company.email}`],
  ['Complaints', 'How to complain about our service', company.complaintsUrl],
];
