import type { Operator } from '@sharemore/platform/contract';

export const exampleNote = 'Some or all of these details are examples and belong to nobody.';

/** The details of the site’s operator, which are settings. */
export const factsOf = (operator: Operator): [term: string, text: string, href?: string][] => [
  ['Company', operator.legalName],
  ['Company number', operator.number],
  ['Registered office', operator.address],
  ['What we are', operator.status],
  ['Email', operator.email, `mailto:${operator.email}`],
  ['Complaints', 'How to complain about our service', operator.complaintsUrl],
];
