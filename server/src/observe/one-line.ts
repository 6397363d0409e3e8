/** Makes text from another service safe to print: one line of at most 300 whole characters, no control characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return line.replace(/^(.{300}).+$/u, '$1…');
}
