interface MenuEntry {
  label: string;
  to: string;
}

export interface Group {
  label: string;
  links: MenuEntry[];
}

export const forEmployees: Group = {
  label: 'For Employees',
  links: [
    { label: 'How it Works', to: '/how-it-works' },
    { label: 'Find Your Employer', to: '/companies' },
    { label: 'What is Sharesave?', to: '/what-is-sharesave' },
    { label: 'Join ShareMore', to: '/join-sharemore' },
  ],
};

/** The header's links in order (spec section 2); wide screens show a group as a dropdown. */
export const navigation: (MenuEntry | Group)[] = [
  { label: 'Home', to: '/' },
  forEmployees,
  { label: 'For Employers', to: '/employers' },
  { label: 'FAQs', to: '/faq' },
  {
    label: 'Company',
    links: [
      { label: 'About Our Company', to: '/about' },
      { label: 'News', to: '/news' },
    ],
  },
];
