// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { watchUnsentWords } from './unsent-words';

beforeEach(() => {
  document.body.innerHTML = `
    <form method="post"><input name="name"><textarea></textarea><input type="hidden" value="kept"></form>
    <form action="/companies"><input name="q"></form>
    <form><input name="amount"></form>`;
});

function type(selector: string, words: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`There is no ${selector}`);
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('reports typed words until the field is cleared', () => {
  const hasUnsentWords = watchUnsentWords();
  expect(hasUnsentWords()).toBe(false);
  type('[name="name"]', 'Ada');
  expect(hasUnsentWords()).toBe(true);
  type('[name="name"]', '');
  expect(hasUnsentWords()).toBe(false);
  type('textarea', 'Hello');
  expect(hasUnsentWords()).toBe(true);
});

it('reports words that were typed before it was called', () => {
  const field = document.querySelector<HTMLInputElement>('[name="name"]');
  if (field) field.value = 'Ada';
  expect(watchUnsentWords()()).toBe(true);
});

it('ignores search forms and forms that are no longer on the page', () => {
  const hasUnsentWords = watchUnsentWords();
  type('[name="q"]', 'bank');
  expect(hasUnsentWords()).toBe(false);
  type('[name="amount"]', '5');
  expect(hasUnsentWords()).toBe(true);
  document.querySelector('[name="amount"]')?.closest('form')?.remove();
  expect(hasUnsentWords()).toBe(false);
});
