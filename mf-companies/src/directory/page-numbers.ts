/**
 * The page numbers to link from `page`: the first, the last, the neighbours, and where there are many, steps of ten
 * and a hundred, so that any of hundreds of pages is few links away for a person and for a crawler.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1];
  const far = pages > 20 ? [page - 100, page - 10, page + 10, page + 100] : [];
  return [...new Set([1, ...near, ...far, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
}
