// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Component } from './is-it-for-me-page';

afterEach(cleanup);

const app = (address: string) => {
  const routes = [{ path: '/is-it-for-me', element: <Component /> }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />;
};

it('leaves the focus where it is on a verdict that the server sent', async () => {
  const page = app('/is-it-for-me?plan=yes&spare=no&lose=yes&leaving=no');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  await act(async () => {
    render(page, { container, hydrate: true });
  });
  expect(screen.getByRole('heading', { name: 'It could suit you' })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('BODY');
});

it('moves the focus to the verdict of given answers', async () => {
  render(app('/is-it-for-me'));
  for (const answer of ['plan-yes', 'spare-no', 'lose-yes', 'leaving-no']) {
    const [name, value] = answer.split('-');
    const radio = document.querySelector(`[name="${name}"][value="${value}"]`);
    if (radio) await userEvent.click(radio);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show my answer' }));
  expect(document.activeElement?.textContent).toBe('It could suit you');
});
