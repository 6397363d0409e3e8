import type { AreaLink } from '@sharemore/platform/contract';

export type Entry = Pick<AreaLink, 'label' | 'to'>;

export interface Group {
  label: string;
  links: Entry[];
}

/** The site's own entries, which no area may add again. */
export const ownLinks: AreaLink[] = [
  { place: 'header', label: 'Home', to: '/' },
  { place: 'employees', label: 'How it Works', to: '/how-it-works' },
  { place: 'employees', label: 'Find Your Employer', to: '/companies' },
  { place: 'employees', label: 'What is Sharesave?', to: '/what-is-sharesave' },
  { place: 'employees', label: 'Join ShareMore', to: '/join-sharemore' },
  { place: 'header', label: 'For Employers', to: '/employers' },
  { place: 'header', label: 'FAQs', to: '/faq' },
  { place: 'company', label: 'About Our Company', to: '/about' },
  { place: 'company', label: 'News', to: '/news' },
  { place: 'footer', label: 'FAQs', to: '/faq' },
  { place: 'footer', label: 'Contact us', to: '/about#contact' },
];

const at = (place: AreaLink['place'], added: AreaLink[]): Entry[] =>
  [...ownLinks, ...added].filter((link) => link.place === place);

/** The header's links in order (spec section 2); wide screens show a group as a dropdown. */
export function navigationWith(added: AreaLink[] = []): (Entry | Group)[] {
  const [home, ...others] = at('header', added);
  const employees = { label: 'For Employees', links: at('employees', added) };
  return [home as Entry, employees, ...others, { label: 'Company', links: at('company', added) }];
}

/** The footer's columns. */
export function columnsWith(added: AreaLink[] = []): Group[] {
  const employers = [
    { label: 'How employers gain', to: '/employers' },
    { label: 'Request information', to: '/about#contact' },
  ];
  return [
    { label: 'For Employees', links: at('employees', added) },
    { label: 'For Employers', links: employers },
    { label: 'Company', links: [...at('company', added), ...at('footer', added)] },
  ];
}
