// @vitest-environment happy-dom
import { exampleCompany } from '@sharemore/platform/contract';
import { SiteProvider } from '@sharemore/platform/page';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { NewsletterForm } from './newsletter-form';

const welcome = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

function app(action = '/api/newsletter') {
  const site = { siteUrl: '', newsletter: { action, honeypotField: 'b_trap' }, company: exampleCompany };
  return (
    <SiteProvider value={{ site, formOutcome: null }}>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </SiteProvider>
  );
}

/** Renders the form and tells whether a submission was let through to the browser. */
function open(action?: string) {
  const { container } = render(app(action));
  const form = container.querySelector('form') as HTMLFormElement;
  const posted = vi.fn();
  container.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) posted(Object.fromEntries(new FormData(form)));
    event.preventDefault();
  });
  return { container, form, posted };
}

afterEach(cleanup);

it('posts the address into the hidden frame and welcomes at once', async () => {
  const { form, posted, container } = open('https://list.example/subscribe');
  expect(form.getAttribute('action')).toBe('https://list.example/subscribe');
  expect(form.getAttribute('target')).toBe(container.querySelector('iframe')?.name);
  await userEvent.type(screen.getByLabelText('Email address'), 'sam@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByRole('status').textContent).toBe(welcome);
  expect(posted).toHaveBeenCalledWith({ EMAIL: 'sam@example.com', b_trap: '' });
});

it('sends nothing when the honeypot is filled in', async () => {
  const { container, posted } = open();
  await userEvent.type(screen.getByLabelText('Email address'), 'robot@example.com');
  const trap = container.querySelector<HTMLInputElement>('[name="b_trap"]');
  if (trap) trap.value = 'https://spam.example';
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(posted).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks our own endpoint to lead back to the page while there is no script, and a provider never', () => {
  expect(renderToString(app())).toContain('name="returnTo" value="/news"');
  expect(renderToString(app())).not.toContain('target=');
  expect(renderToString(app('https://list.example/subscribe'))).not.toContain('returnTo');
});
