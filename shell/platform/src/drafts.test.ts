// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = 'sharemore-typed';

/** A form, and the drafts of a document that has just been loaded. */
async function load(more = '') {
  vi.resetModules();
  document.body.innerHTML = `<form>${more}<input name="name"><textarea name="message"></textarea></form>`;
  const form = document.querySelector('form') ?? expect.fail();
  return { form, ...(await import('./drafts')) };
}
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('brings what was typed into the next document, once, in the form that every release reads', async () => {
  const before = await load();
  before.keepDraft('contact', before.form);
  for (const field of before.textFields(before.form)) field.value = 'Ada';
  expect(before.storeDrafts()).toBe(true);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    '/ contact': { name: 'Ada', message: 'Ada' },
  });

  const after = await load();
  after.keepDraft('contact', after.form);
  expect(after.textFields(after.form).map(({ value }) => value)).toEqual(['Ada', 'Ada']);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('brings each text into its own field, also where the next release has another field before it', async () => {
  const before = await load();
  before.keepDraft('contact', before.form);
  for (const field of before.textFields(before.form)) field.value = `typed ${field.name}`;
  before.storeDrafts();
  const after = await load('<input name="phone">');
  after.keepDraft('contact', after.form);
  expect(after.textFields(after.form).map(({ value }) => value)).toEqual(['', 'typed name', 'typed message']);
});

it('brings a text into the field that it was typed for, though that has got another name since', async () => {
  const before = await load();
  const leave = before.keepDraft('contact', before.form);
  for (const field of before.textFields(before.form)) Object.assign(field, { value: 'Ada', name: 'other' });
  leave();
  document.body.innerHTML = '<form><input name="name"></form>';
  const form = document.querySelector('form') ?? expect.fail();
  before.keepDraft('contact', form);
  expect(before.textFields(form).map(({ value }) => value)).toEqual(['Ada']);
});

it.each([
  ['whatever loads the next document', () => dispatchEvent(new Event('pagehide'))],
  [
    'when the tab goes to the background, where a phone may end it',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('keeps what is typed %s, until it is sent', async (_, dispatch) => {
  const { form, keepDraft, textFields } = await load();
  keepDraft('contact', form);
  const [name] = textFields(form);
  if (!name) expect.fail();
  for (const typed of ['Ada', '']) {
    name.value = typed;
    dispatch();
    expect(sessionStorage.getItem(KEY)).toBe((typed && '{"/ contact":{"name":"Ada","message":""}}') || null);
  }
});

it('brings nothing back into a form that was sent while its page was left', async () => {
  const before = await load();
  before.keepDraft('contact', before.form);
  for (const field of before.textFields(before.form)) field.value = 'Ada';
  before.storeDrafts();
  const after = await load();
  after.keepDraft('contact', after.form, 'accepted')();
  expect(after.textFields(after.form).map(({ value }) => value)).toEqual(['', '']);
  after.storeDrafts();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('takes up, when the browser brings its page back, what was typed into other pages since', async () => {
  const { storeDrafts } = await load();
  const since = '{"/login login":{"name":"Ada"}}';
  const setItem = vi.fn();
  // The documents of the tests before listen too, and take what is stored.
  vi.stubGlobal('sessionStorage', { getItem: () => since, setItem, removeItem: () => {} });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  storeDrafts();
  vi.unstubAllGlobals();
  expect(setItem).toHaveBeenCalledExactlyOnceWith(KEY, since);
});

it('keeps default values as typed only if they were posted', async () => {
  for (const posted of [undefined, 'invalid'] as const) {
    const { form, keepDraft, storeDrafts, textFields } = await load();
    for (const field of textFields(form)) field.defaultValue = 'Ada';
    keepDraft('contact', form, posted)();
    expect(storeDrafts()).toBe(true);
    expect(sessionStorage.getItem(KEY) !== null).toBe(posted !== undefined);
  }
});

it('puts what a link says after what was typed into a message, once', async () => {
  const { form, keepDraft, textFields } = await load();
  const leave = keepDraft('contact', form);
  for (const field of textFields(form)) field.value = 'Ada';
  leave();
  for (const _visit of [1, 2]) {
    const { form: next } = await load();
    const fields = textFields(next);
    for (const field of fields) {
      field.defaultValue = 'a question';
      field.value = 'a question';
    }
    const leaveAgain = keepDraft('contact', next);
    expect(fields.map(({ value }) => value)).toEqual(['a question', 'Ada\n\na question']);
    leaveAgain();
  }
});

it.each(['null', '[]', '7', 'no JSON'])('begins without drafts when the storage holds %s', async (stored) => {
  sessionStorage.setItem(KEY, stored);
  const { form, keepDraft, textFields } = await load();
  keepDraft('contact', form);
  expect(textFields(form).map(({ value }) => value)).toEqual(['', '']);
});
