/** Addresses of the companies area. */
export const paths = {
  companies: '/companies',
  requestEmployer: '/companies#request-employer',
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
};
