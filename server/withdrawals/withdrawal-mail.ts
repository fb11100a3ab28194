import { formatMoment } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import type { MailBlock } from '../core/mail-layout.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail } from '../mails/mail.ts';
import { sellerAddress, type Seller } from '../settings/seller.setting.ts';
import { WITHDRAWAL_MAIL_TEXTS, WITHDRAWAL_MAIL_WORDS } from './withdrawal-mail.texts.ts';
import type { Withdrawal } from './withdrawal.entity.ts';

export type Statement = Pick<Withdrawal, 'name' | 'email' | 'orderNumber' | 'items' | 'receivedAt'>;

/** Without a name: the words of the statement are left out. */
type Told = Omit<Statement, 'name'> & { readonly name: string | null };

const ORDER_NUMBER = /^MX-\d{4}-\d{6,12}$/i;

/** What may be told to an address that the statement only names: when, and a number that can be nothing but one. */
export const withoutWords = ({ email, orderNumber, receivedAt }: Statement): Told => ({
  name: null,
  email,
  items: null,
  receivedAt,
  orderNumber: ORDER_NUMBER.test(orderNumber) ? orderNumber.toUpperCase() : '–',
});

const statementBlocks = (statement: Told, locale: Locale, seller: Seller): MailBlock[] => {
  const { name, email, orderNumber, items, receivedAt } = statement;
  const t = WITHDRAWAL_MAIL_TEXTS[locale];
  const rows = [
    { label: t.when, value: formatMoment(receivedAt, locale), wraps: true },
    ...(name === null ? [] : [{ label: t.name, value: name, wraps: true }]),
    { label: t.email, value: email, wraps: true },
    { label: t.order, value: orderNumber, wraps: true },
    ...(items === null && name !== null ? [{ label: t.scope, value: t.whole, wraps: true }] : []),
  ];
  return [
    { kind: 'heading', text: t.statement },
    { kind: 'paragraph', text: name === null ? t.unknown : t.declares(sellerAddress(seller)) },
    { kind: 'rows', rows },
    ...(items === null ? [] : [{ kind: 'paragraph', text: `${t.scope}:\n${items}` } as const]),
  ];
};

interface Terms {
  readonly seller: Seller;
  /** For sending the goods back. */
  readonly sellerPays: boolean;
}

/** Content, date and time of the statement, and what follows from it: both stay as they are, whatever words stand around them. */
const lawBlocks = (statement: Told, locale: Locale, { seller, sellerPays }: Terms) => {
  const t = WITHDRAWAL_MAIL_TEXTS[locale];
  const withdrawalRules: MailBlock[] = [
    { kind: 'heading', text: t.next },
    { kind: 'small', text: t.goods(sellerAddress(seller), sellerPays) },
    { kind: 'small', text: t.files },
  ];
  return { statement: statementBlocks(statement, locale, seller), withdrawalRules };
};

/** Nobody's statement, for previews. */
export const SAMPLE_STATEMENT: Statement = {
  name: 'Jana Hrivnáková',
  email: 'jana@example.sk',
  orderNumber: 'MX-2026-000123',
  items: null,
  receivedAt: new Date('2026-11-22T09:30:00Z'),
};

/** The acknowledgement that the law asks for, in the consumer's language. */
export const WITHDRAWAL_MAIL = defineMail({
  kind: MailKind.WITHDRAWAL,
  group: MailGroup.ORDER,
  placeholders: ['orderNumber', 'customerName', 'receivedAt', 'statement', 'withdrawalRules'],
  required: ['statement', 'withdrawalRules'],
  builtIn: WITHDRAWAL_MAIL_WORDS,
  sampleBlocks: (locale, seller) => lawBlocks(SAMPLE_STATEMENT, locale, { seller, sellerPays: false }),
});

/** What the acknowledgement is filled with. */
export const withdrawalMailValues = (withdrawal: Told, locale: Locale, terms: Terms) => ({
  ...lawBlocks(withdrawal, locale, terms),
  orderNumber: withdrawal.orderNumber,
  customerName: withdrawal.name ?? withdrawal.email,
  receivedAt: formatMoment(withdrawal.receivedAt, locale),
});
