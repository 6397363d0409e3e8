/**
 * Derives a name from a slug, for display until the list is loaded: two hyphens become " & ", one becomes a space, and
 * each word is capitalised (spec section 2).
 */
export function displayName(slug: string): string {
  return slug
    .replaceAll('--', '-&-')
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
