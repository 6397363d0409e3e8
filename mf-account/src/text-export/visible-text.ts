/** Elements whose text nobody reads on the page: code, fallbacks for other browsers, names of drawings. */
const SILENT = new Set(
  'script style noscript template iframe object embed audio video canvas title desc defs metadata'.split(' '),
);
const SPACED = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'section', 'article']);

/** A run of text, or the number of line ends that must stand at this place at least. */
type Piece = string | 1 | 2;

/**
 * The text that a visitor can read in `root`, in reading order: one line a block, an empty line around headings
 * and paragraphs. Closed accordions count as read, since one click opens them where they stand; so do the choices
 * of a list box and the prompt of an empty field. Text that nobody sees (hidden, or meant for screen readers only)
 * does not.
 */
export function visibleText(root: Element): string {
  const pieces: Piece[] = [];
  collect(root, pieces);
  return join(pieces);
}

function collect(element: Element, pieces: Piece[]): void {
  const tag = element.localName;
  if (SILENT.has(tag)) return;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style || style.display === 'none' || isOutOfSight(element, style)) return;

  if (tag === 'br') {
    pieces.push(1);
    return;
  }
  const ends = lineEnds(tag, style.display);
  if (ends) pieces.push(ends);
  if (tag === 'input' || tag === 'textarea') pieces.push(element.getAttribute('placeholder') ?? '');
  else {
    for (const child of element.childNodes) {
      // `visibility` is inherited, but a descendant may be visible again: judge each text by its own parent.
      if (child.nodeType === 3 && !/hidden|collapse/.test(style.visibility)) {
        pieces.push((child.nodeValue ?? '').replace(/\s+/g, ' '));
      } else if (child.nodeType === 1) collect(child as Element, pieces);
    }
  }
  if (ends) pieces.push(ends);
  else if (tag === 'td' || tag === 'th') pieces.push('\t');
}

/** The usual ways to speak to screen readers only, or only once something has the focus (a skip link). */
function isOutOfSight(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.position !== 'absolute' && style.position !== 'fixed') return false;
  const scrolled = style.position === 'fixed' ? 0 : (element.ownerDocument.defaultView?.scrollY ?? 0);
  const { bottom, right, width } = element.getBoundingClientRect();
  return (
    (width > 0 && (bottom + scrolled <= 0 || right <= 0)) ||
    style.clipPath === 'inset(50%)' ||
    /^rect\((0(px)?,? ?){4}\)$/.test(style.clip) ||
    (style.overflow === 'hidden' && style.width === '1px' && style.height === '1px')
  );
}

function lineEnds(tag: string, display: string): 0 | 1 | 2 {
  if (SPACED.has(tag)) return 2;
  if (tag === 'option' || tag === 'optgroup' || tag === 'text') return 1;
  return /^(block|flex|grid|list-item|flow-root|table(-row|-caption)?)$/.test(display) ? 1 : 0;
}

/** Lays the pieces out in lines: neighbouring demands for line ends do not add up, spaces at line ends go. */
function join(pieces: Piece[]): string {
  let text = '';
  let due = 0;
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      due = Math.max(due, piece);
      continue;
    }
    const atLineStart = due > 0 || text === '' || text.endsWith(' ');
    const run = atLineStart && piece !== '\t' ? piece.replace(/^ /, '') : piece;
    if (run === '') continue;
    if (due > 0 && text !== '') text = text.trimEnd() + '\n'.repeat(due);
    text += run;
    due = 0;
  }
  return text.replace(/[ \t]+$/gm, '').trim();
}
