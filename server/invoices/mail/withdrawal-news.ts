import { dayOf, daysAfter, formatDay, formatMoney } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { MailBlock, MailRow } from '../../core/mail-layout.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail, type MailDefinition } from '../../mails/mail.ts';
import { refundDue } from '../../withdrawals/withdrawal-rules.ts';
import { WITHDRAWAL_NEWS_TEXTS, WITHDRAWAL_NEWS_WORDS } from './withdrawal-news.texts.ts';

/** Units that came back, with what is given for them; prices are 0 until they are looked at. */
export interface ReturnedItem {
  readonly productName: string;
  readonly units: number;
  readonly priceMinor: number;
  readonly deductionMinor: number;
  readonly deductionReason: string | null;
}

export interface WithdrawalNews {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly receivedAt: Date;
  readonly items: readonly ReturnedItem[];
  readonly deliveryMinor: number;
  /** Null: not refunded. */
  readonly amountMinor: number | null;
  readonly rejection: string | null;
  readonly attached: boolean;
}

const returnedBlocks = (news: WithdrawalNews, locale: Locale): MailBlock[] => {
  const t = WITHDRAWAL_NEWS_TEXTS[locale];
  const amount = (minor: number) => formatMoney(minor, locale);
  const isSettled = news.amountMinor !== null;
  const rows: MailRow[] = news.items.map(({ productName, units, priceMinor, deductionMinor, deductionReason }) => ({
    label: productName,
    ...(deductionMinor > 0 && isSettled && { detail: t.kept(amount(deductionMinor), deductionReason ?? '') }),
    value: isSettled ? `${t.units(units)} · ${amount(priceMinor - deductionMinor)}` : t.units(units),
  }));
  if (news.deliveryMinor > 0 && isSettled) rows.push({ label: t.delivery, value: amount(news.deliveryMinor) });
  if (news.amountMinor !== null) rows.push({ label: t.sum, value: amount(news.amountMinor), strong: true });
  const isReduced = isSettled && news.items.some(({ deductionMinor }) => deductionMinor > 0);
  return [
    { kind: 'rows', rows },
    ...(isReduced ? [{ kind: 'small', text: t.law } as const] : []),
    ...(news.attached ? [{ kind: 'paragraph', text: t.attached } as const] : []),
  ];
};

const reasonBlocks = ({ rejection }: WithdrawalNews, locale: Locale): MailBlock[] => [
  { kind: 'heading', text: WITHDRAWAL_NEWS_TEXTS[locale].reason },
  { kind: 'paragraph', text: rejection ?? '' },
];

/** What a mail about a step of a withdrawal is filled with. */
export const withdrawalNewsValues = (news: WithdrawalNews, locale: Locale, link: string) => ({
  orderNumber: news.orderNumber,
  customerName: news.customerName,
  refundBy: formatDay(daysAfter(dayOf(refundDue(news.receivedAt)), -1), locale),
  amount: formatMoney(news.amountMinor ?? 0, locale),
  returned: returnedBlocks(news, locale),
  reason: reasonBlocks(news, locale),
  link,
});

const SAMPLE_ITEM: ReturnedItem = {
  productName: 'Talon',
  units: 1,
  priceMinor: 12_990,
  deductionMinor: 2_000,
  deductionReason: 'scratched canopy',
};

const SAMPLE: WithdrawalNews = {
  orderNumber: 'MX-2026-000123',
  customerName: 'Jana Hrivnáková',
  receivedAt: new Date('2026-11-22T09:30:00Z'),
  items: [SAMPLE_ITEM],
  deliveryMinor: 390,
  amountMinor: 11_380,
  rejection: 'The 14 days had ended.',
  attached: true,
};

const ALWAYS = ['orderNumber', 'customerName', 'link'] as const;
type Name = (typeof ALWAYS)[number] | 'refundBy' | 'amount' | 'returned' | 'reason';
type Kind = keyof typeof WITHDRAWAL_NEWS_WORDS;

/** What stands in each of them besides; all but the day cannot be left out. */
const OWN: Readonly<Record<Kind, { readonly more: readonly Name[]; readonly required: readonly Name[] }>> = {
  WITHDRAWAL_GOODS: { more: ['refundBy', 'returned'], required: [] },
  WITHDRAWAL_REFUNDED: { more: ['amount', 'returned'], required: ['amount', 'returned'] },
  WITHDRAWAL_REJECTED: { more: ['reason'], required: ['reason'] },
};

const sampleOf = (kind: Kind): WithdrawalNews =>
  kind === 'WITHDRAWAL_GOODS' ? { ...SAMPLE, amountMinor: null, attached: false } : SAMPLE;

const define = (kind: Kind): MailDefinition<Name> =>
  defineMail({
    kind: MailKind[kind],
    group: MailGroup.ORDER,
    placeholders: [...ALWAYS, ...OWN[kind].more],
    required: ['orderNumber', ...OWN[kind].required],
    builtIn: WITHDRAWAL_NEWS_WORDS[kind],
    sampleBlocks: (locale) => ({
      returned: returnedBlocks(sampleOf(kind), locale),
      reason: reasonBlocks(SAMPLE, locale),
    }),
  });

/** What a buyer is told of a withdrawal after its acknowledgement. */
export const WITHDRAWAL_NEWS: Readonly<Record<Kind, MailDefinition<Name>>> = {
  WITHDRAWAL_GOODS: define('WITHDRAWAL_GOODS'),
  WITHDRAWAL_REFUNDED: define('WITHDRAWAL_REFUNDED'),
  WITHDRAWAL_REJECTED: define('WITHDRAWAL_REJECTED'),
};

/** A day on which the money is due, for previews. */
export const SAMPLE_REFUND_DAY = '2026-12-06';
