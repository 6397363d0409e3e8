// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleSite, type FormOutcome } from '../contract';
import { SiteContext } from '../page';
import { Button } from '../ui';
import { TextField } from './field';
import { FormResult } from './form-result';
import { registrationWords } from './testing/form-words';
import { useForm } from './use-form';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  // Drafts are kept by address: a fresh one keeps tests apart.
  history.replaceState(null, '', `/${crypto.randomUUID()}`);
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function WaitlistForm() {
  const form = useForm('registration', registrationWords);
  return (
    <form {...form.formProps}>
      <FormResult form={form} />
      <input type="hidden" name="company" value="tesco" />
      <input type="hidden" name="firstName" value="Jo" />
      <input type="hidden" name="lastName" value="King" />
      <TextField label="Email" {...form.field('email')} />
      <Button type="submit" busy={form.submitting}>
        {form.submitting ? 'Submitting...' : 'Submit'}
      </Button>
    </form>
  );
}

function answer(status: number, body: unknown) {
  return Response.json(body, { status });
}

async function typeAndSend(text = 'jo@example.com') {
  const user = userEvent.setup();
  if (text) await user.type(screen.getByLabelText('Email'), text);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

it('sends its fields as JSON, shows the thanks and clears the typed text', async () => {
  sent.mockResolvedValue(answer(200, { success: true }));
  render(<WaitlistForm />);
  await typeAndSend();
  const thanks = (await screen.findByText(/Thank you!/)).closest('[role=status]');
  expect(thanks?.getAttribute('aria-atomic'), 'words that change are announced alone').toBe('false');
  expect(sent.mock.calls[0]?.[0]).toBe('/api/registrations');
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({
    company: 'tesco',
    firstName: 'Jo',
    lastName: 'King',
    email: 'jo@example.com',
  });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  expect(document.querySelector('[name=company]')).toHaveProperty('value', 'tesco');
});

it('is busy while it waits, and sends only once', async () => {
  let finish: (response: Response) => void = () => {};
  sent.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<WaitlistForm />);
  await typeAndSend();
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  finish(answer(200, { success: true }));
  await screen.findByRole('status');
});

it('moves the focus to the outcome, which has no accessible name beside its live text', async () => {
  sent.mockResolvedValueOnce(answer(500, null)).mockResolvedValueOnce(answer(200, { success: true }));
  render(<WaitlistForm />);
  await typeAndSend();
  const failure = await screen.findByRole('alert', { name: '' });
  expect(document.activeElement).toBe(failure);
  expect(failure.querySelector('ul'), 'a list of no fields').toBeNull();
  await typeAndSend('');
  const success = await screen.findByRole('status', { name: '' });
  expect(document.activeElement).toBe(success);
});

it.each([
  [200, { success: true }, ''],
  [502, { error: 'Our records are closed.' }, 'jo@example.com'],
])(
  'has, when its page was left before the answer %i came, no more than was not sent',
  async (status, body, left) => {
    let respond = (_: Response) => {};
    sent.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const page = render(<WaitlistForm />);
    await typeAndSend();
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    page.unmount();
    respond(answer(status, body));
    await expect.poll(() => field.value).toBe(left);
    render(<WaitlistForm />);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(left);
  },
);

it('keeps the values on failure', async () => {
  sent.mockResolvedValueOnce(answer(500, null));
  render(<WaitlistForm />);
  await typeAndSend();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to submit registration. Please try again.',
  );
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'jo@example.com');
});

it('shows errors that only the server finds in the same way', async () => {
  sent.mockResolvedValue(
    answer(422, { error: 'Check the form', fields: { email: 'This address is closed' } }),
  );
  render(<WaitlistForm />);
  await typeAndSend();
  const link = await screen.findByRole('link', { name: 'This address is closed' });
  expect(document.activeElement).toBe(link.closest('[data-error-summary]'));
});

it('shows an error when no answer arrives, until it is sent again', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(new Promise(() => {}));
  render(<WaitlistForm />);
  await typeAndSend();
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
  await typeAndSend('');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('starts from the outcome of a post without script, and does not move the focus', () => {
  const formOutcome: FormOutcome = {
    form: 'registration',
    result: { status: 'invalid', message: 'Please check the form.', fields: { email: 'Enter an address' } },
    values: { email: 'jo@' },
  };
  render(
    <SiteContext value={{ site: exampleSite, formOutcome }}>
      <WaitlistForm />
    </SiteContext>,
  );
  expect(screen.getByText('Please check the form.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'jo@');
  expect(document.activeElement).toBe(document.body);
});
