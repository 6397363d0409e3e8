/**
 * For `JSON.parse` and `express.json`, where text from outside comes in: halves of characters become U+FFFD. A database
 * refuses them, and an address made of them throws.
 */
export function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** The JSON in a text from outside; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
}
