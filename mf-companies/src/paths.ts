export const paths = {
  companies: '/companies',
  search: (text: string) => `/companies?${new URLSearchParams({ q: text })}`,
  requestEmployer: '/companies#request-employer',
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
};
