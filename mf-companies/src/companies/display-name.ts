/**
 * What a slug alone says of a name: two hyphens were an ampersand between spaces, one was a space, and each word
 * is capitalised (spec section 2). It stands in only until the list is there and the sheet gives its own name.
 */
export function displayName(slug: string): string {
  return slug
    .replaceAll('--', '-&-')
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
