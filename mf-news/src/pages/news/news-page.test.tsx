// @vitest-environment happy-dom
import { exampleSite } from '@sharemore/platform/contract';
import { SiteContext } from '@sharemore/platform/page';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsletterForm } from './news-page';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

function app() {
  const site = { ...exampleSite, newsletter: { ...exampleSite.newsletter, honeypotField: 'b_trap' } };
  return (
    <SiteContext value={{ site, formOutcome: null }}>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </SiteContext>
  );
}

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  // Drafts are kept by address: a fresh one keeps tests apart.
  history.replaceState(null, '', `/${crypto.randomUUID()}`);
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
  render(app());
  await signUp(email);
  expect(await screen.findAllByText(/^Enter /), 'said once').toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  const field = screen.getByLabelText('Email address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByText(welcome)).toBeNull();
});

it('says that it is sending, to those who cannot see the button', async () => {
  render(app());
  sent.mockImplementation(() => new Promise(() => {}));
  await signUp('sam@example.com');
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('Submitting...');
  expect(document.activeElement).toBe(status);
});

it('shows the error of the endpoint', async () => {
  render(app());
  sent.mockImplementation(async () => Response.json({ error: 'Please wait a minute' }, { status: 429 }));
  await signUp('sam@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute');
  expect(screen.queryByText(welcome)).toBeNull();
});

it('shows no outcome when the honeypot is filled, and posts to the endpoint, which keeps it apart', async () => {
  const { container } = render(app());
  const trap = container.querySelector<HTMLInputElement>('[name="b_trap"]');
  if (trap) trap.value = 'https://spam.example';
  await signUp('robot@example.com');
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

it('keeps an address that was typed and not sent, as every form does', async () => {
  const { unmount } = render(app());
  await userEvent.type(screen.getByLabelText('Email address'), 'sam@');
  unmount();
  render(app());
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'sam@');
});
