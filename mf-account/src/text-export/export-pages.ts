/** All pages of the full export (spec sections 2 and 9). */
export const exportPages = [
  { path: '/', name: 'Home' },
  { path: '/what-is-sharesave', name: 'What is Sharesave?' },
  { path: '/how-it-works', name: 'How it Works' },
  { path: '/companies', name: 'Find Your Employer' },
  { path: '/join-sharemore', name: 'Join ShareMore' },
  { path: '/employers', name: 'For Employers' },
  { path: '/faq', name: 'FAQs' },
  { path: '/about', name: 'About Our Company' },
  { path: '/news', name: 'News' },
  { path: '/privacy', name: 'Privacy policy' },
  { path: '/login', name: 'Log in' },
];

export type ExportPage = (typeof exportPages)[number];
