// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactSection } from './contact-section';

const filled = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Work email address': 'ada@engine.example',
  'Company name': 'Analytical Engines',
  Message: 'When does our plan open?',
};

const answer = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
});

async function fillAndSend() {
  const user = userEvent.setup();
  render(<ContactSection />, { wrapper: MemoryRouter });
  for (const [label, text] of Object.entries(filled)) await user.type(field(label), text);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  return user;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

describe('the contact form', () => {
  it('posts to the contact call and comes back to the page without script', () => {
    const { container } = render(<ContactSection />, { wrapper: MemoryRouter });
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/contact');
    expect(form?.getAttribute('method')).toBe('post');
    expect(container.querySelector('input[name=returnTo]')?.getAttribute('value')).toBe('/about');
    for (const name of ['firstName', 'lastName', 'workEmail', 'companyName', 'message']) {
      expect(container.querySelector(`[name=${name}]`)?.hasAttribute('required')).toBe(true);
    }
    expect(container.querySelector('[name=workEmail]')?.getAttribute('type')).toBe('email');
    expect(container.querySelector('textarea')?.getAttribute('rows')).toBe('6');
  });

  it.each([
    ['the server fails', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ])('says so, keeps the values and can be sent again when %s', async (_, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockImplementation(fail);
    await fillAndSend();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('There was an error sending your message. Please try again.');
    for (const [label, text] of Object.entries(filled)) expect(field(label).value).toBe(text);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    expect(button.disabled).toBe(false);
  });

  it('shows what the server found wrong beside the field and in a summary that has the focus', async () => {
    const problem = 'Enter an email address in the correct format';
    answer.mockResolvedValue(
      json({ error: 'Some details are missing', fields: { workEmail: problem } }, 422),
    );
    await fillAndSend();
    const link = await screen.findByRole('link', { name: problem });
    expect(link.getAttribute('href')).toBe('#field-workEmail');
    expect(field('Work email address').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
  });

  it('forgets the last message when it is sent again', async () => {
    answer
      .mockResolvedValueOnce(new Response('no', { status: 500 }))
      .mockReturnValueOnce(new Promise(() => {}));
    const user = await fillAndSend();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
