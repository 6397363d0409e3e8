/**
 * The page numbers to link from `page`: the first, the last and the neighbours. With many pages also steps of ten and a
 * hundred, so that people and crawlers reach each of hundreds of pages by a few links.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1];
  const far = pages > 20 ? [page - 100, page - 10, page + 10, page + 100] : [];
  return [...new Set([1, ...near, ...far, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
}
