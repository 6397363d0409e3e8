import type { AreaLink } from '@sharemore/platform/contract';

export type Entry = Omit<AreaLink, 'place' | 'order'>;

export interface Group {
  label: string;
  links: Entry[];
}

const own = {
  header: [
    { label: 'Home', to: '/' },
    { label: 'For Employers', to: '/employers' },
    { label: 'FAQs', to: '/faq' },
  ],
  employees: [
    { label: 'How it Works', to: '/how-it-works' },
    { label: 'Find Your Employer', to: '/companies' },
    { label: 'What is Sharesave?', to: '/what-is-sharesave' },
    { label: 'Join ShareMore', to: '/join-sharemore' },
  ],
  company: [
    { label: 'About Our Company', to: '/about' },
    { label: 'News', to: '/news' },
  ],
  footer: [
    { label: 'FAQs', to: '/faq' },
    { label: 'Contact us', to: '/about#contact' },
  ],
} satisfies Record<AreaLink['place'], Entry[]>;

/** The site's own entries, which no area may add again. */
export const ownLinks: AreaLink[] = Object.entries(own).flatMap(([place, entries]) =>
  entries.map((entry) => ({ ...entry, place: place as AreaLink['place'] })),
);

const at = (place: AreaLink['place'], added: AreaLink[]): Entry[] => [
  ...own[place],
  ...added.filter((link) => link.place === place),
];

/** The header's links in order (spec section 2); wide screens show a group as a dropdown. */
export function navigationWith(added: AreaLink[] = []): (Entry | Group)[] {
  const [home, ...others] = at('header', added);
  const employees = { label: 'For Employees', links: at('employees', added) };
  return [home as Entry, employees, ...others, { label: 'Company', links: at('company', added) }];
}

/** The footer's columns. */
export function columnsWith(added: AreaLink[] = []): Group[] {
  return [
    { label: 'For Employees', links: at('employees', added) },
    {
      label: 'For Employers',
      links: [
        { label: 'How employers gain', to: '/employers' },
        { label: 'Request information', to: '/about#contact' },
      ],
    },
    { label: 'Company', links: [...at('company', added), ...at('footer', added)] },
  ];
}
