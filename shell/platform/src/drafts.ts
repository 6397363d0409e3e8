const STORAGE_KEY = 'sharemore-typed';

/** Texts by the names of their fields: another release may have others. */
type Typed = Record<string, string>;

/** Reads unsent text by page and form, at first that of the tab’s document before. An answer empties a form that was left. */
const drafts = new Map<string, () => Typed>(takeStored());
/** The forms on the page. */
const open = new Map<string, () => Typed>();

/**
 * Restores what was typed into a form and not sent, and keeps what is typed into it from now on.
 * @param name unique on the page @param posted the status of its post that this page answers @returns for when it leaves
 */
export function keepDraft(name: string, form: HTMLFormElement, posted?: string): () => void {
  const place = `${location.pathname} ${name}`;
  // It was sent while its page, hydrated in the meantime, was left.
  if (posted === 'accepted') drafts.delete(place);
  const fields = textFields(form);
  const last = drafts.get(place)?.();
  for (const field of fields) {
    const typed = last?.[field.name];
    // Only if needed: once script sets a value, the field no longer follows its default value.
    if (!typed || (field.value && field.localName !== 'textarea')) continue;
    // A link may have put words of its own into a message.
    field.value = typed.includes(field.value) ? typed : `${typed}\n\n${field.value}`;
  }
  // Their names may change: a waitlist that closes asks for the same under others.
  const named = fields.map((field) => [field.name, field] as const);
  const typed = () =>
    Object.fromEntries(
      named.map(([name, { value, defaultValue }]) => [name, value === defaultValue && !posted ? '' : value]),
    );
  open.set(place, typed);
  return () => {
    open.delete(place);
    drafts.set(place, typed);
  };
}

/**
 * Keeps all drafts, those of open forms too, for the tab’s next document, whatever loads it: a link, a reload, a release.
 * @returns whether nothing that was typed is lost; the browser may forbid storage
 */
export function storeDrafts(): boolean {
  for (const [place, typed] of open) drafts.set(place, typed);
  const texts = Array.from(drafts, ([place, typed]) => [place, typed()] as const);
  const kept = texts.filter(([, typed]) => Object.values(typed).some(Boolean));
  try {
    if (kept.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
    else sessionStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return kept.length === 0;
  }
}

// There is none on the server.
globalThis.addEventListener?.('pagehide', storeDrafts);
// A phone may end a tab in the background without another word.
globalThis.document?.addEventListener('visibilitychange', () => document.hidden && storeDrafts());
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted) return;
  // Those of the documents that were open since.
  drafts.clear();
  for (const [place, typed] of takeStored()) drafts.set(place, typed);
});

function takeStored(): [string, () => Typed][] {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return Object.entries<Typed>(JSON.parse(stored ?? '{}')).map(([place, typed]) => [place, () => typed]);
  } catch {
    return [];
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedInto =
  'textarea,input:not([type=hidden],[type=submit],[type=button],[type=file],[type=checkbox],[type=radio])';

/** The fields inside `root` that a visitor types into, passwords included. */
export const textFields = (root: ParentNode) => [...root.querySelectorAll<TextField>(typedInto)];
