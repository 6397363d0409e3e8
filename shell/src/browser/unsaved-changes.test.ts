// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { hasUnsavedChanges } from './unsaved-changes';

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
  expect(hasUnsavedChanges()).toBe(false);
  type('[name="name"]', 'Ada');
  expect(hasUnsavedChanges()).toBe(true);
  type('[name="name"]', '');
  expect(hasUnsavedChanges()).toBe(false);
  type('textarea', 'Hello');
  expect(hasUnsavedChanges()).toBe(true);
});

it('reports words that were typed before the script ran', () => {
  const field = document.querySelector<HTMLInputElement>('[name="name"]');
  if (field) field.value = 'Ada';
  expect(hasUnsavedChanges()).toBe(true);
});

it('ignores search forms and forms that are no longer on the page', () => {
  type('[name="q"]', 'bank');
  expect(hasUnsavedChanges()).toBe(false);
  type('[name="amount"]', '5');
  expect(hasUnsavedChanges()).toBe(true);
  document.querySelector('[name="amount"]')?.closest('form')?.remove();
  expect(hasUnsavedChanges()).toBe(false);
});
