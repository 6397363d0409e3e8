/**
 * A name as it stands in an address: lower case, spaces become hyphens, and whatever is not a-z, 0-9 or a
 * hyphen is removed (spec section 3). "Hollin & Thrale" therefore becomes `hollin--thrale`.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^a-z0-9-]/g, '');
}
