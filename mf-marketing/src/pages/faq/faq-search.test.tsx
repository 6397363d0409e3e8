// @vitest-environment happy-dom
import { exampleSite } from '@sharemore/platform/contract';
import { SiteContext } from '@sharemore/platform/page';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from './faq-page';

// React logs an error because happy-dom does not know the element <search>.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(cleanup);

let router: ReturnType<typeof createMemoryRouter>;

async function search(words: string) {
  const element = (
    <SiteContext value={{ site: exampleSite, formOutcome: null }}>
      <Component />
    </SiteContext>
  );
  router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Search the questions'), words);
  return [...document.querySelectorAll('details[id]')].map(({ id }) => id);
}

it('shows the questions that have every word in themselves or their answer, under their own ids', async () => {
  expect(await search('isa DAYS')).toContain('tech-5');
  expect(document.querySelectorAll('details[id]').length).toBeLessThan(5);
  expect(screen.getByRole('status').textContent).toMatch(/^\d questions? found$/);
});

it('puts what it found in the place of the sections’ links, and Enter takes the focus away', async () => {
  await search('isa');
  expect(screen.queryByRole('navigation', { name: 'Jump to a section' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.clear(screen.getByLabelText('Search the questions'));
  expect(screen.getByRole('navigation', { name: 'Jump to a section' })).toBeTruthy();
});

it('finds the beginnings of words, and not what is inside them', async () => {
  expect(await search('isa')).toEqual(['tech-5']);
});

it.each([
  ['How much does it cost?', 'platform-4'],
  ['is there a credit check', 'getting-started-5'],
  ['maternity', 'tech-2'],
  ['CGT', 'tech-4'],
  ['made redundant', 'basics-8'],
  ['declined', 'getting-started-5'],
  ['refused', 'getting-started-5'],
  ['cancel', 'tech-2'],
  ['APR', 'platform-4'],
  ['taxes', 'tech-4'],
  ['fees', 'platform-4'],
])('takes %j for what it is about', async (question, id) => {
  expect(await search(question)).toContain(id);
});

it.each(["don't buy", 'dont buy?', '“don’t” buy…'])(
  'takes the words of %j without their punctuation',
  async (words) => {
    expect(await search(words)).toContain('basics-6');
  },
);

it('goes on with half of a character, which some browsers tell of while an emoji is typed', async () => {
  await search('x');
  fireEvent.change(screen.getByLabelText('Search the questions'), { target: { value: '\ud83d' } });
  expect(screen.getByRole('link', { name: 'No answer? Ask us' }).getAttribute('href')).toContain('%EF%BF%BD');
});

it('carries the words of a search into the contact form, also where nothing was found', async () => {
  expect(await search('dividend & co')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No questions found. Try another word.');
  expect(screen.getByRole('link', { name: 'No answer? Ask us' }).getAttribute('href')).toBe(
    '/about?message=dividend%20%26%20co#contact',
  );
});

it('shows all questions to those whom a link leads here again', async () => {
  expect(await search('isa')).toHaveLength(1);
  await act(() => router.navigate('/faq'));
  expect(document.querySelectorAll('details[id]').length).toBeGreaterThan(30);
  expect(screen.getByLabelText<HTMLInputElement>('Search the questions').value).toBe('');
});
