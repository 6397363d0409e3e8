/** Makes text from another service safe to print: one line of at most 200 whole characters, no control characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return line.replace(/^(.{199}).{2,}$/u, '$1…');
}

/** One line of text from another service without the marks of HTML. */
export function plainText(text: string): string {
  return oneLine(text.replace(/<[^<>]*>/g, ' '));
}
