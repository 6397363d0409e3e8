// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { WordedResult } from '../contract/forms';
import { Button } from '../ui';
import { TextField } from './field';
import { FormResult } from './form-result';
import { useCheckedForm } from './use-checked-form';

afterEach(cleanup);

const send = vi.fn(async (): Promise<WordedResult | null> => null);
afterEach(() => send.mockClear());

function DetailsForm() {
  const form = useCheckedForm('registration', send);
  return (
    <form {...form.formProps}>
      <FormResult form={form} />
      <TextField label="First name" {...form.field('firstName')} />
      <TextField label="Last name" {...form.field('lastName')} />
      <TextField label="Email" {...form.field('email')} />
      <button type="submit">Send</button>
    </form>
  );
}

function SilentForm() {
  const form = useCheckedForm('newsletter', async () => null);
  return (
    <form {...form.formProps}>
      <input type="hidden" name="EMAIL" value="jo@example.com" />
      <Button type="submit" busy={form.submitting}>
        Send
      </Button>
    </form>
  );
}

it('returns the focus when there is no message to show', async () => {
  render(<SilentForm />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  await expect.poll(() => document.activeElement).toBe(button);
});

it('sends nothing while a field is invalid, and shows its error until it is corrected', async () => {
  render(<DetailsForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'jo@example');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const error = 'Enter an email address in the correct format, like name@example.com';
  const link = await screen.findByRole('link', { name: error });
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(link.closest('[data-error-summary]'));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  const described = screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(error);
  // The link leads there: the start script gives the field the focus.
  expect(link.getAttribute('href')).toBe(`#${screen.getByLabelText('Email').id}`);
  screen.getByLabelText('Email').focus();
  await userEvent.keyboard('{End}.');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('com');
  await expect.poll(() => screen.queryByText(error)).toBeNull();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
});

it('keeps the focus in the field that is being corrected while another is still invalid', async () => {
  render(<DetailsForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('link', { name: 'Enter your first name' });
  const field = screen.getByLabelText('First name');
  await userEvent.type(field, 'Augusta');
  await expect.poll(() => screen.queryByRole('link', { name: 'Enter your first name' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter your last name' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'Augusta');
});

it('removes the errors of all fields that are filled at once', async () => {
  const { container } = render(<DetailsForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('link', { name: 'Enter your first name' });
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Email', 'ada@example.org'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await expect.poll(() => container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(screen.queryByRole('link')).toBeNull();
});

it('sends once when it is submitted again while its fields are being checked', async () => {
  const { container } = render(<DetailsForm />);
  for (const label of ['First name', 'Last name']) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'Ada' } });
  }
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  const form = container.querySelector('form') as HTMLFormElement;
  for (const _press of [1, 2]) fireEvent.submit(form);
  await expect.poll(() => send).toHaveBeenCalled();
  await expect.poll(() => screen.queryByText('Submitting...')).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

it('clears the fields that were sent, and keeps text that was typed in the meantime', async () => {
  let finish: (result: WordedResult) => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  render(<DetailsForm />);
  await userEvent.type(screen.getByLabelText('First name'), 'Jo');
  await userEvent.type(screen.getByLabelText('Last name'), 'King');
  await userEvent.type(screen.getByLabelText('Email'), 'jo@example.com{Enter}');
  await expect.poll(() => send).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText('Last name'), 'ston');
  finish({ status: 'accepted', message: 'Thanks', id: '1', delivery: 'queued' });
  await expect.poll(() => screen.getByLabelText('First name')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Kingston');
});
