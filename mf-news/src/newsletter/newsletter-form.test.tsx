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

/** Renders the form; `posted` is told when the browser would post, `sent` what is sent to our own endpoint. */
function open(action?: string) {
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

it.each(['', 'sam', 'sam@example'])('asks for a whole address before it sends %j', async (email) => {
  const { posted } = open('https://list.example/subscribe');
  await signUp(email);
  expect(await screen.findAllByText(/^Enter /), 'said once').toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  const field = screen.getByLabelText('Email address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(posted).not.toHaveBeenCalled();
  expect(screen.queryByText(welcome)).toBeNull();
});

it('shows what our own endpoint says no to', async () => {
  open();
  sent.mockImplementation(async () => Response.json({ error: 'Please wait a minute' }, { status: 429 }));
  await signUp('sam@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute');
  expect(screen.queryByText(welcome)).toBeNull();
});

it.each([
  ['posts nothing to a provider', 'https://list.example/subscribe', 0],
  ['leaves it to our own endpoint to keep apart', '/api/newsletter', 1],
])('says nothing when the honeypot is filled in, and %s', async (_what, action, calls) => {
  const { container, posted } = open(action);
  const trap = container.querySelector<HTMLInputElement>('[name="b_trap"]');
  if (trap) trap.value = 'https://spam.example';
  await signUp('robot@example.com');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(calls));
  expect(posted).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks our own endpoint to lead back to the page while there is no script, and a provider never', () => {
  expect(renderToString(app())).toContain('name="returnTo" value="/news"');
  expect(renderToString(app())).not.toContain('target=');
  expect(renderToString(app('https://list.example/subscribe'))).not.toContain('returnTo');
});
