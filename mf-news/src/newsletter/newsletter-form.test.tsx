// @vitest-environment happy-dom
import { exampleSite } from '@sharemore/platform/contract';
import { SiteProvider } from '@sharemore/platform/page';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsletterForm } from './newsletter-form';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

function app(action = '/api/newsletter') {
  const site = { ...exampleSite, newsletter: { action, honeypotField: 'b_trap' } };
  return (
    <SiteProvider value={{ site, formOutcome: null }}>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </SiteProvider>
  );
}

/** Renders the form. `posted` mocks the native form post. */
function renderForm(action?: string) {
  const { container } = render(app(action));
  const posted = vi.fn();
  (container.querySelector('form') as HTMLFormElement).submit = posted;
  return { container, posted };
}

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ ok: true, id: 'one' }));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function signUp(email: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

it.each(['', 'sam', 'sam@example'])('asks for a complete address instead of sending %j', async (email) => {
  const { posted } = renderForm('https://list.example/subscribe');
  await signUp(email);
  expect(await screen.findAllByText(/^Enter /), 'said once').toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  const field = screen.getByLabelText('Email address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(posted).not.toHaveBeenCalled();
  expect(screen.queryByText(welcome)).toBeNull();
});

it('shows the error of our own endpoint', async () => {
  renderForm();
  sent.mockImplementation(async () => Response.json({ error: 'Please wait a minute' }, { status: 429 }));
  await signUp('sam@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute');
  expect(screen.queryByText(welcome)).toBeNull();
});

it.each([
  ['does not post to a provider', 'https://list.example/subscribe', 0],
  ['posts to our own endpoint, which keeps it apart', '/api/newsletter', 1],
])('shows no outcome when the honeypot is filled, and %s', async (_what, action, calls) => {
  const { container, posted } = renderForm(action);
  const trap = container.querySelector<HTMLInputElement>('[name="b_trap"]');
  if (trap) trap.value = 'https://spam.example';
  await signUp('robot@example.com');
  await expect.poll(() => sent).toHaveBeenCalledTimes(calls);
  expect(posted).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

it('includes `returnTo` for our own endpoint only, for posts without script', () => {
  expect(renderToString(app())).toContain('name="returnTo" value="/news"');
  expect(renderToString(app())).not.toContain('target=');
  expect(renderToString(app('https://list.example/subscribe'))).not.toContain('returnTo');
});
