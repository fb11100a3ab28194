import { LOCALES, type Locale } from '../core/locale.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail, type MailWords } from '../mails/mail.ts';
import { ACCOUNT_MAIL_TEXTS, type AccountMailKind } from './account-mail.texts.ts';

const wordsOf = (kind: AccountMailKind, locale: Locale): MailWords => {
  const { subject, paragraphs, action, notes } = ACCOUNT_MAIL_TEXTS[locale][kind];
  const button = action ? [`[${action}]({link})`] : [];
  return {
    subject: `${subject} · Martyx`,
    heading: subject,
    body: [...paragraphs, ...button, ...notes.map((note) => `> ${note}`)].join('\n\n'),
  };
};

const LINKED: readonly AccountMailKind[] = ['CONFIRM', 'CHANGE_EMAIL', 'RESET'];
const NAMING: readonly AccountMailKind[] = ['EMAIL_CHANGE_ASKED', 'EMAIL_CHANGED'];

const define = (kind: AccountMailKind) =>
  defineMail({
    kind: MailKind[kind],
    group: MailGroup.ACCOUNT,
    placeholders: NAMING.includes(kind) ? ['newEmail', 'link'] : ['link'],
    required: LINKED.includes(kind) ? ['link'] : [],
    builtIn: Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(kind, locale)])) as Record<Locale, MailWords>,
    sampleBlocks: () => ({}),
  });

const KINDS = Object.keys(ACCOUNT_MAIL_TEXTS.en) as AccountMailKind[];

/** What is told about an account. Without a link of its own a mail leads to the page for a new password. */
export const ACCOUNT_MAILS = Object.fromEntries(KINDS.map((kind) => [kind, define(kind)])) as Record<
  AccountMailKind,
  ReturnType<typeof define>
>;

const SECRET_PAGES: Partial<Record<AccountMailKind, string>> = {
  CONFIRM: '/confirm-email',
  CHANGE_EMAIL: '/confirm-email',
  RESET: '/reset-password',
};

/** Where the link of a mail leads: `secret` is what only the reader may have. */
export const accountMailLink = (publicUrl: string, kind: AccountMailKind, secret = ''): string => {
  const page = SECRET_PAGES[kind];
  return page ? `${publicUrl}${page}?token=${secret}` : `${publicUrl}/forgot-password`;
};
