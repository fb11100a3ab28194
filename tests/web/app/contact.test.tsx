import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContactPage } from '../../../web/features/contact/contact-page.tsx';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { LOCALES, type Locale } from '../../../web/intl/locale.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

interface Sent {
  idempotencyKey: string;
  [field: string]: unknown;
}

/** The page, with what arrives and an answer for each letter, the last one again and again. */
const open = (answers: (Error | true)[] = [true], locale: Locale = 'en') => {
  const sent: Sent[] = [];
  const page = renderPage(<ContactPage />, {
    locale,
    path: '/contact',
    answers: {
      SendMessage: ({ input }) => {
        sent.push(input as Sent);
        const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
        if (answer instanceof Error) throw answer;
        return { sendMessage: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    },
  });
  return { ...page, sent };
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const write = async ({ email = 'jana@example.sk', message = 'Does it fit?' } = {}) => {
  await userEvent.type(field('Name'), 'Jana');
  await userEvent.type(field('E-mail'), email);
  await userEvent.type(field('Message'), message);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('sends what was written and shows a copy, where the focus goes', async () => {
    const { sent } = open();
    await write();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'An order');
    await userEvent.type(field('Order number, if you have it'), ' MX-2026-000123 ');
    await send();
    const copy = await screen.findByRole('region', { name: 'What you sent' });
    expect(sent).toEqual([
      {
        name: 'Jana',
        email: 'jana@example.sk',
        topic: 'ORDER',
        orderNumber: 'MX-2026-000123',
        message: 'Does it fit?',
        leaveEmpty: '',
        idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) as string,
      },
    ]);
    expect(screen.getByRole('status').textContent).toContain('Sent. We answer within one working day');
    for (const words of ['Jana', 'jana@example.sk', 'An order · MX-2026-000123', 'Does it fit?'])
      expect(within(copy).getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What you sent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message').value).toBe('');
  });

  it('asks for the number of an order only for a letter about one', () => {
    open();
    expect(screen.queryByRole('textbox', { name: /Order number/ })).toBeNull();
  });

  it('names every wrong field, goes to the first and sends nothing', async () => {
    const { sent } = open();
    await userEvent.type(field('E-mail'), 'jana@example');
    await userEvent.type(field('Message'), '   ');
    await send();
    expect(document.activeElement).toBe(field('Name'));
    for (const [name, words] of [
      ['Name', 'Enter your name.'],
      ['E-mail', 'Add the ending'],
      ['Message', 'Tell us what it is about.'],
    ] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const described = document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ')[0]!);
      expect(described?.textContent).toContain(words);
    }
    expect(sent).toEqual([]);
  });

  it('takes 1000 characters and refuses one more', async () => {
    const { sent } = open();
    await write({ message: 'x' });
    await userEvent.clear(field('Message'));
    await userEvent.click(field('Message'));
    await userEvent.paste('č'.repeat(1001));
    await send();
    expect(screen.getByText('This is too long: at most 1,000 characters.')).toBeDefined();
    await userEvent.type(field('Message'), '{backspace}');
    await send();
    expect(sent.map(({ message }) => (message as string).length)).toEqual([1000]);
  });

  it.each([
    [new Error('offline'), /cannot be reached|went wrong on our side/],
    [new Refusal('RATE_LIMITED', { minutes: 12 }), /Try again in 12 minutes/],
  ])('loses nothing when the letter does not arrive (%s), and offers the mail', async (failure, words) => {
    const { sent } = open([failure, true]);
    await write();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(`mailto:${SELLER.email}`);
    expect([field('Name').value, field('Message').value]).toEqual(['Jana', 'Does it fit?']);
    await send();
    await screen.findByRole('region', { name: 'What you sent' });
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  });

  it('is another letter once its words changed', async () => {
    const { sent } = open([new Error('offline'), true]);
    await write();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field('Message'), '!');
    await send();
    await screen.findByRole('region', { name: 'What you sent' });
    expect(sent[0]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
  });

  it('shows at their fields what the server refused', async () => {
    open([new Refusal('VALIDATION_FAILED', { email: 'EMAIL_INVALID', name: 'TOO_LONG' })]);
    await write();
    await send();
    expect(await screen.findByText('This is too long: at most 100 characters.')).toBeDefined();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Message').value).toBe('Does it fit?');
  });

  it('has a field for machines that no person meets', () => {
    open();
    const trap = document.querySelector<HTMLInputElement>('[name=leaveEmpty]')!;
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  });

  it.each(LOCALES)('is whole in %s, with the ways to the seller and to the withdrawal', (locale) => {
    open([true], locale);
    expect(screen.getByRole('link', { name: SELLER.email }).getAttribute('href')).toBe(`mailto:${SELLER.email}`);
    expect(screen.getByRole('link', { name: SELLER.phone }).getAttribute('href')).toBe('tel:+421900000000');
    expect(document.querySelector('a[href="/withdrawal"]')?.textContent).not.toMatch(/about\./);
    expect(document.body.textContent).not.toMatch(/about\.|undefined/);
  });
});
