/**
 * A name as it appears in an address (spec section 3): lower case, spaces become hyphens, and all other characters
 * except a-z, 0-9 and hyphens are removed. "Hollin & Thrale" therefore becomes `hollin--thrale`.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^a-z0-9-]/g, '');
}
