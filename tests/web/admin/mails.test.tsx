import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertPlaceholder } from '../../../web/features/admin-mails/insert-placeholder.ts';
import type { Words } from '../../../web/features/admin-mails/unsaved-words.ts';
import { MailPage } from '../../../web/features/admin-mails/mail-page.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

describe('a placeholder', () => {
  const put = (marked: string, name: string, kind: 'TEXT' | 'LINK' | 'BLOCK') => {
    const [before = '', inner = '', after = ''] = marked.split('|');
    const start = before.length;
    const selected = { text: before + inner + after, start, end: start + inner.length };
    const { text, start: from, end } = insertPlaceholder(selected, { name, kind }, 'Open');
    return `${text.slice(0, from)}|${text.slice(from, end)}|${text.slice(end)}`;
  };
  it.each([
    ['Order ||.', 'orderNumber', 'TEXT', 'Order {orderNumber}||.'],
    ['Order |number|.', 'orderNumber', 'TEXT', 'Order {orderNumber}||.'],
    ['Hello||you', 'orderLines', 'BLOCK', 'Hello\n\n{orderLines}\n\n||you'],
    ['Hello\n||\nyou', 'orderLines', 'BLOCK', 'Hello\n{orderLines}||\nyou'],
    ['Press |here|', 'link', 'LINK', 'Press \n\n[|here|]({link})'],
    ['||', 'link', 'LINK', '[|Open|]({link})'],
    ['Stop: ||', 'unsubscribeLink', 'LINK', 'Stop: {unsubscribeLink}||'],
  ] as const)('put into %j as %s: %s', (marked, name, kind, expected) =>
    expect(put(marked, name, kind)).toBe(expected),
  );
});

const placeholder = (name: string, kind: string, required = false) => ({
  __typename: 'MailPlaceholder',
  name,
  kind,
  required,
  sample: kind === 'BLOCK' ? null : 'x',
});
const view = (words: Words, version: number) => ({
  __typename: 'MailText',
  kind: 'ORDER',
  language: 'sk',
  changed: version > 0,
  updatedAt: null,
  version,
  words: { __typename: 'MailWords', ...words },
  placeholders: [placeholder('orderNumber', 'TEXT'), placeholder('orderLines', 'BLOCK', true)],
});

let stored: { words: Words; version: number };
const open = () =>
  renderPage(
    <UndoProvider>
      <MailPage kind="ORDER" />
    </UndoProvider>,
    {
      path: '/admin/settings/mails/ORDER?text=sk',
      answers: {
        MailText: () => ({ mailText: view(stored.words, stored.version) }),
        MailTextPreview: ({ words }) => {
          const { subject, body } = words as Words;
          const right = body.includes('{orderLines}');
          const missing = { field: 'body', code: 'PLACEHOLDER_MISSING', placeholder: 'orderLines' };
          return {
            mailTextPreview: {
              __typename: 'MailTextPreview',
              problems: right ? [] : [{ __typename: 'MailTextProblem', ...missing }],
              written: right ? { __typename: 'WrittenMail', subject, text: body, html: '<head></head>' } : null,
            },
          };
        },
        SetMailText: ({ words, expectedVersion }) => {
          const { version } = stored;
          if (expectedVersion !== version) throw new Refusal('VERSION_CONFLICT', { version, ...stored.words });
          stored = { words: words as Words, version: version + 1 };
          return { setMailText: view(stored.words, stored.version) };
        },
      },
    },
  );

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  stored = { words: { subject: 'Objednávka', heading: 'Ďakujeme', body: 'Dobrý deň' }, version: 0 };
});
afterEach(cleanup);

describe('the words of a mail', () => {
  it('tell of a placeholder that is missing until a press puts it in', async () => {
    open();
    await screen.findByText('This e-mail must contain {orderLines}. Insert it.');
    const body = await field('Text');
    expect(body.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(body);
    await press(/^\{orderLines\}/);
    expect(body.value).toBe('Dobrý deň\n\n{orderLines}');
    await waitFor(() => expect(screen.queryByText(/This e-mail must contain/)).toBeNull());
    await userEvent.click(await field('Subject'));
    await press(/^\{orderNumber\}/);
    expect((await field('Subject')).value).toBe('Objednávka{orderNumber}');
    await press('Save changes');
    await screen.findByText('The text is saved.');
    expect(stored).toMatchObject({ version: 1, words: { subject: 'Objednávka{orderNumber}' } });
  });

  it('that were not saved are there again, and do not write over what somebody saved meanwhile', async () => {
    open();
    await userEvent.type(await field('Subject'), ' je vaša');
    cleanup();
    stored = { words: { ...stored.words, subject: 'Iný' }, version: 1 };
    open();
    expect((await field('Subject')).value).toBe('Objednávka je vaša');
    await press('Save changes');
    await press('Go on with mine');
    await press('Save changes');
    await screen.findByText('The text is saved.');
    expect(stored).toMatchObject({ version: 2, words: { subject: 'Objednávka je vaša' } });
  });
});
