import url from './the-cost-of-missing-out.pdf?url';

/** The report that `tools/media/report` builds; a test there compares these facts with the PDF. */
export const report = {
  url,
  title: 'The cost of missing out',
  fileName: 'sharemore-the-cost-of-missing-out.pdf',
  pages: 8,
} as const;
