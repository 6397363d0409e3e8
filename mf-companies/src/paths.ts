import { employerForm } from './forms';

export const paths = {
  companies: '/companies',
  search: (text: string) => `/companies?${new URLSearchParams({ q: text })}`,
  requestEmployer: (name: string) => `${paths.search(name)}#${employerForm.place}`,
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
  poster: (slug: string) => `${paths.company(slug)}/poster`,
};
