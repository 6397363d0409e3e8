/** Addresses of the companies area. */
export const paths = {
  companies: '/companies',
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,
};
