import { formatDay, formatMoment, formatMoney } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import type { MailBlock, MailRow } from '../core/mail-layout.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail, type MailDefinition } from '../mails/mail.ts';
import { sellerAddress, type Seller } from '../settings/seller.setting.ts';
import { COMPLAINT_MAIL_TEXTS, COMPLAINT_MAIL_WORDS } from './complaint-mail.texts.ts';
import { lastDay } from './complaint-rules.ts';
import { ComplaintState, Remedy } from './complaint-states.ts';
import type { Complaint } from './complaint.entity.ts';

type Facts = Pick<
  Complaint,
  | 'units'
  | 'receivedAt'
  | 'dueAt'
  | 'extension'
  | 'wish'
  | 'description'
  | 'state'
  | 'remedy'
  | 'amountMinor'
  | 'message'
  | 'rejection'
  | 'parcelNumber'
>;

/** A complaint as mails tell of it. */
export interface ToldComplaint extends Facts {
  readonly productName: string;
  /** How many photographs are with it. */
  readonly photos: number;
  readonly orderNumber: string;
  readonly customerName: string;
  /** The credit note is attached. */
  readonly attached?: boolean;
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const small = (text: string): MailBlock => ({ kind: 'small', text });

/** What the buyer wrote and when, which the law wants on a durable medium. */
const complaintBlocks = (told: ToldComplaint, locale: Locale): MailBlock[] => {
  const t = COMPLAINT_MAIL_TEXTS[locale];
  const rows: MailRow[] = [
    { label: t.product, value: t.units(told.units, told.productName), wraps: true },
    { label: t.received, value: formatMoment(told.receivedAt, locale), wraps: true },
    { label: t.wish, value: t.remedies[told.wish], wraps: true },
    ...(told.photos > 0 ? [{ label: t.photos, value: String(told.photos) }] : []),
  ];
  return [{ kind: 'rows', rows }, paragraph(`${t.description}:\n${told.description}`)];
};

/** What the shop will do, or has done. */
const remedyBlocks = (told: ToldComplaint, locale: Locale, seller: Seller): MailBlock[] => {
  const t = COMPLAINT_MAIL_TEXTS[locale];
  const { state, remedy, amountMinor, extension, message, parcelNumber, attached } = told;
  const isDone = state === ComplaintState.REMEDIED;
  const amount = amountMinor === null ? '' : formatMoney(amountMinor, locale);
  return [
    ...(remedy ? [paragraph((isDone ? t.done : t.granted)[remedy](amount))] : []),
    ...(parcelNumber ? [paragraph(t.parcel(parcelNumber))] : []),
    ...(extension && !remedy ? [paragraph(`${t.extension}: ${extension}`)] : []),
    ...(message ? [paragraph(message)] : []),
    ...(isDone ? [] : [small(t.carriage(sellerAddress(seller)))]),
    ...(attached ? [paragraph(t.attached)] : []),
  ];
};

const reasonBlocks = ({ rejection }: ToldComplaint, locale: Locale): MailBlock[] => {
  const t = COMPLAINT_MAIL_TEXTS[locale];
  return [{ kind: 'heading', text: t.reason }, paragraph(rejection ?? ''), small(t.rights)];
};

interface Around {
  readonly locale: Locale;
  readonly seller: Seller;
  readonly link: string;
}

/** What a mail about a complaint is filled with. */
export const complaintMailValues = (told: ToldComplaint, { locale, seller, link }: Around) => ({
  orderNumber: told.orderNumber,
  customerName: told.customerName,
  productName: told.productName,
  remedyBy: formatDay(lastDay(told.dueAt), locale),
  complaint: complaintBlocks(told, locale),
  remedy: remedyBlocks(told, locale, seller),
  reason: reasonBlocks(told, locale),
  link,
});

const SAMPLE: ToldComplaint = {
  orderNumber: 'MX-2026-000123',
  customerName: 'Jana Hrivnáková',
  productName: 'Talon',
  units: 1,
  photos: 2,
  receivedAt: new Date('2026-11-22T09:30:00Z'),
  dueAt: new Date('2026-12-22T23:00:00Z'),
  extension: null,
  wish: Remedy.REPLACEMENT,
  description: 'The left wing spar is cracked along the seam.',
  state: ComplaintState.ACCEPTED,
  remedy: Remedy.REPLACEMENT,
  amountMinor: null,
  message: null,
  rejection: 'The crack comes from a crash, not from a fault of the part.',
  parcelNumber: null,
};

const ALWAYS = ['orderNumber', 'customerName', 'productName', 'link'] as const;
type Name = (typeof ALWAYS)[number] | 'remedyBy' | 'complaint' | 'remedy' | 'reason';
type Kind = keyof typeof COMPLAINT_MAIL_WORDS;

/** What stands in each of them besides, and of it what cannot be left out. */
const OWN: Readonly<Record<Kind, { readonly more: readonly Name[]; readonly required: readonly Name[] }>> = {
  COMPLAINT_OPENED: { more: ['remedyBy', 'complaint'], required: ['complaint'] },
  COMPLAINT_RECEIVED: { more: ['remedyBy', 'complaint', 'remedy'], required: ['remedyBy', 'complaint', 'remedy'] },
  COMPLAINT_ACCEPTED: { more: ['remedyBy', 'remedy'], required: ['remedy'] },
  COMPLAINT_REJECTED: { more: ['complaint', 'reason'], required: ['reason'] },
  COMPLAINT_REMEDIED: { more: ['complaint', 'remedy'], required: ['remedy'] },
  COMPLAINT_TO_SHOP: { more: ['remedyBy', 'complaint'], required: ['complaint'] },
  COMPLAINT_TAKEN_BACK: { more: ['complaint'], required: [] },
};

const TO_SHOP: readonly Kind[] = ['COMPLAINT_TO_SHOP', 'COMPLAINT_TAKEN_BACK'];

const STATES: Partial<Record<Kind, Partial<ToldComplaint>>> = {
  COMPLAINT_RECEIVED: { state: ComplaintState.RECEIVED, remedy: null },
  COMPLAINT_REMEDIED: { state: ComplaintState.REMEDIED, parcelNumber: 'Z1234567890' },
};

const define = (kind: Kind): MailDefinition<Name> =>
  defineMail({
    kind: MailKind[kind],
    group: TO_SHOP.includes(kind) ? MailGroup.SHOP : MailGroup.ORDER,
    placeholders: [...ALWAYS, ...OWN[kind].more],
    required: OWN[kind].required,
    builtIn: COMPLAINT_MAIL_WORDS[kind],
    sampleBlocks: (locale, seller) => {
      const told = { ...SAMPLE, ...STATES[kind] };
      return {
        complaint: complaintBlocks(told, locale),
        remedy: remedyBlocks(told, locale, seller),
        reason: reasonBlocks(told, locale),
      };
    },
  });

/** Every mail about a complaint. */
export const COMPLAINT_MAILS: Readonly<Record<Kind, MailDefinition<Name>>> = {
  COMPLAINT_OPENED: define('COMPLAINT_OPENED'),
  COMPLAINT_RECEIVED: define('COMPLAINT_RECEIVED'),
  COMPLAINT_ACCEPTED: define('COMPLAINT_ACCEPTED'),
  COMPLAINT_REJECTED: define('COMPLAINT_REJECTED'),
  COMPLAINT_REMEDIED: define('COMPLAINT_REMEDIED'),
  COMPLAINT_TO_SHOP: define('COMPLAINT_TO_SHOP'),
  COMPLAINT_TAKEN_BACK: define('COMPLAINT_TAKEN_BACK'),
};

/** A last day, for previews. */
export const SAMPLE_REMEDY_DAY = '2026-12-22';
