import type { AccountPurpose, PostingKind } from '../../settings/chart-of-accounts.ts';
import type { Figure, Movement } from '../payouts/movements.ts';

/** Money that goes from one account to another beside documents. */
export interface MoneyPosting {
  /** Unique among postings. */
  readonly id: string;
  readonly kind: PostingKind;
  /** ISO day in the shop's time zone. */
  readonly day: string;
  readonly debit: AccountPurpose;
  readonly credit: AccountPurpose;
  /** Cents of a euro; negative: the other way. */
  readonly minor: number;
  /** The provider's id, or the last signs of a card. */
  readonly reference: string;
  readonly orderNumber: string | null;
}

type Way = readonly [kind: PostingKind, debit: AccountPurpose | null, credit: AccountPurpose | null, sign: 1 | -1];

/** Null: the account at the provider. */
const WAYS: Readonly<Record<Figure, Way>> = {
  GROSS: ['PAYMENT', null, 'BUYERS', 1],
  REFUND: ['REFUND', 'BUYERS', null, -1],
  DISPUTE: ['DISPUTE', 'BUYERS', null, -1],
  FEE: ['FEE', 'FEES', null, -1],
  PAYOUT: ['PAYOUT', 'TRANSIT', null, -1],
  OTHER: ['OTHER', null, 'TRANSIT', 1],
};

/**
 * What a movement at a provider books: its amount between the account there and the buyers, the costs or what is in transit to the bank, and its
 * fee. The bank's own statement books what is in transit on. Only euros are booked.
 */
export const movementPostings = (movement: Movement): MoneyPosting[] => {
  const { way, id, figure, minor, feeMinor, currency, day, orderNumber } = movement;
  if (currency !== 'EUR') return [];
  const [kind, debit, credit, sign] = WAYS[figure];
  const about = { day, reference: id, orderNumber };
  const amount = { ...about, id, kind, debit: debit ?? way, credit: credit ?? way, minor: minor * sign || 0 };
  const fee: MoneyPosting = { ...about, id: `${id}-fee`, kind: 'FEE', debit: 'FEES', credit: way, minor: feeMinor };
  return [amount, fee].filter((posting) => posting.minor !== 0);
};

/** What moved the balance of a gift card. */
export interface CardMovement {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly wasSold: boolean;
  /** Cents that it adds to the balance. */
  readonly minor: number;
  readonly last4: string | null;
  readonly orderNumber: string | null;
}

const SALES: ReadonlySet<string> = new Set(['ISSUED', 'BOUGHT_BACK', 'BUYBACK_UNDONE']);
const USES: ReadonlySet<string> = new Set(['SPENT', 'SPENT_AGAIN', 'RETURNED', 'REFUNDED']);

const cardWay = ({ kind, wasSold }: CardMovement): readonly [PostingKind, AccountPurpose, AccountPurpose, 1 | -1] => {
  if (USES.has(kind)) return ['CARD_SPENT', 'GIFT_CARDS', 'BUYERS', -1];
  if (!wasSold) return ['CARD_GIVEN', 'GIFT_CARDS_GIVEN', 'GIFT_CARDS', 1];
  if (SALES.has(kind)) return ['CARD_SOLD', 'BUYERS', 'GIFT_CARDS', 1];
  return ['CARD_VOIDED', 'GIFT_CARDS', 'GIFT_CARDS_VOIDED', -1];
};

/**
 * What a movement of a gift card books: its sale is a liability without VAT, by which it pays later as money would (multi-purpose voucher,
 * Directive 2006/112/EC, art. 30b). What is left when a card expires is booked by a person: no movement tells of it.
 */
export const cardPosting = (movement: CardMovement): MoneyPosting => {
  const [kind, debit, credit, sign] = cardWay(movement);
  const { id, day, minor, last4, orderNumber } = movement;
  return { id, kind, day, debit, credit, minor: minor * sign, reference: last4 ?? '', orderNumber };
};
