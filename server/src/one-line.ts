const LONGEST = 300;

/** What another service said, fit for a table, a log and a visitor: one line, not long, that moves no cursor. */
export function oneLine(words: string): string {
  const line = words.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
