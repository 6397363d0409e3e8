import url from './the-cost-of-missing-out.pdf?url';

/** The report that `tools/media/report/build-report.tsx` prints; a test compares this with the file. */
export const report = {
  url,
  title: 'The cost of missing out',
  fileName: 'sharemore-the-cost-of-missing-out.pdf',
  pages: 8,
} as const;
