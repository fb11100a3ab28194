import type { Locale } from '../core/locale.ts';
import { mailLayout, type MailBlock } from '../core/mail-layout.ts';
import { ACCOUNT_MAIL_TEXTS, type AccountMailKind } from './account-mail.texts.ts';

export interface AccountMailInput {
  readonly kind: AccountMailKind;
  readonly locale: Locale;
  /** Origin of every link. */
  readonly publicUrl: string;
  /** Of the link that only the reader may have. */
  readonly secret?: string;
  readonly newEmail?: string;
}

const SECRET_PAGES: Partial<Record<AccountMailKind, string>> = {
  CONFIRM: '/confirm-email',
  CHANGE_EMAIL: '/confirm-email',
  RESET: '/reset-password',
};

const linkOf = ({ kind, publicUrl, secret }: AccountMailInput): string => {
  const page = SECRET_PAGES[kind];
  return page ? `${publicUrl}${page}?token=${secret ?? ''}` : `${publicUrl}/forgot-password`;
};

/** A mail about an account in the reader's language. Pure: everything it says is in its input. */
export const writeAccountMail = (input: AccountMailInput): { subject: string; html: string; text: string } => {
  const { subject, paragraphs, action, notes } = ACCOUNT_MAIL_TEXTS[input.locale][input.kind];
  const said = paragraphs.map((text) => text.replace('{newEmail}', () => input.newEmail ?? ''));
  const blocks: MailBlock[] = [
    ...said.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(action ? [{ kind: 'action', label: action, url: linkOf(input) } as const] : []),
    ...notes.map((text) => ({ kind: 'small', text }) as const),
  ];
  const footer = [`Martyx · ${new URL(input.publicUrl).host}`];
  const content = { locale: input.locale, title: subject, preview: said[0] ?? subject, blocks, footer };
  return { subject: `${subject} · Martyx`, ...mailLayout(content) };
};
