import { textFields } from './text-fields';

type Values = string[];

const STORAGE_KEY = 'sharemore-drafts';

/** Unsent text by page and form, until the document is unloaded. */
const drafts = new Map<string, Values>();
/** The forms on the page. */
const open = new Map<string, () => Values>();

/**
 * Restores what was typed into a form and not sent, and keeps what is typed into it from now on.
 * @param name unique on the page @returns what to call when the form leaves the page
 */
export function keepDraft(name: string, form: HTMLFormElement): () => void {
  const place = `${location.pathname} ${name}`;
  const fields = textFields(form);
  const draft = drafts.get(place) ?? takeStored(place);
  for (const [index, field] of fields.entries()) {
    const typed = draft?.[index];
    // Only if needed: once script sets a value, the field no longer follows its default value.
    if (typed && !field.value) field.value = typed;
  }
  const typed = () => fields.map(({ value, defaultValue }) => (value === defaultValue ? '' : value));
  open.set(place, typed);
  return () => {
    open.delete(place);
    drafts.set(place, typed());
  };
}

/**
 * Keeps all drafts over a page load that the site itself makes: in this tab, and each until its form is there again.
 * @returns whether nothing that was typed is lost; the browser may forbid storage
 */
export function storeDrafts(): boolean {
  for (const [place, typed] of open) drafts.set(place, typed());
  const stored = readStored();
  for (const [place, values] of drafts) {
    if (values.some(Boolean)) stored[place] = values;
    else delete stored[place];
  }
  return writeStored(stored) || Object.keys(stored).length === 0;
}

function takeStored(place: string): Values | undefined {
  const { [place]: draft, ...others } = readStored();
  if (draft) writeStored(others);
  return draft;
}

function readStored(): Record<string, Values> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function writeStored(stored: Record<string, Values>): boolean {
  try {
    if (Object.keys(stored).length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    else sessionStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}
