/** Characters that nobody sees, less white space and those that scripts need: joiners, and selectors of a character's form. */
const UNSEEN = /(?![\t-\r\x85\u200c\u200d]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A text without what nobody sees in it: halves of characters become U+FFFD, marks of direction and the like go. */
export function readableText(text: string): string {
  return text.toWellFormed().replace(UNSEEN, '').normalize('NFC');
}

/** `text` without what nobody sees, on one line: line breaks, tabs and repeated spaces become single spaces. */
export function tidyLine(text: string): string {
  return readableText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** For those that Unicode does not take apart into a letter and its accent. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '&': 'and' };

/**
 * A text for comparison with another one: only its letters and digits count, in any case and without accents. "&" is "and",
 * because on telephones it is hard to reach.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđ&]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
