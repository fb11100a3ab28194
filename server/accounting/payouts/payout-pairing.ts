import type { ProviderWay } from './movements.ts';

/** Money that a provider sent to the bank. */
export interface SentMoney {
  readonly id: string;
  readonly way: ProviderWay;
  /** Cents, positive. */
  readonly minor: number;
  readonly currency: string;
  /** ISO day on which it left the provider. */
  readonly day: string;
}

/** Money that a bank statement lists. */
export interface ListedMoney {
  readonly id: string;
  readonly minor: number;
  readonly currency: string;
  /** ISO day of the bank. */
  readonly day: string;
  /** All that it says of who sent it and why. */
  readonly words: string;
}

/** How a bank names who sends it. */
const NAMES: Readonly<Record<SentMoney['way'], RegExp>> = {
  PAYPAL: /pay\s?pal/i,
  CARD: /stripe/i,
  CASH_ON_DELIVERY: /packeta|z[aá]sielkov|z[aá]silkov|\bgls\b|\bdpd\b|\bdhl\b|po[sš]ta|dobier|dob[ií]r|nachnahme/i,
};
/** So many days it may be on its way. */
const MOST_DAYS = 10;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const isOf = (sent: SentMoney, listed: ListedMoney): boolean => {
  const days = daysBetween(sent.day, listed.day);
  const same = sent.minor === listed.minor && sent.currency === listed.currency;
  return (
    same && days >= 0 && days <= MOST_DAYS && (NAMES[sent.way].test(listed.words) || listed.words.includes(sent.id))
  );
};

/**
 * Which money on bank statements each payout is: of the same sum and currency, from that provider, up to ten days later; each of
 * them once, the oldest payout has the first choice.
 */
export const pairPayouts = (sent: readonly SentMoney[], listed: readonly ListedMoney[]): Map<string, ListedMoney> => {
  const left = [...listed].sort((a, b) => a.day.localeCompare(b.day));
  const pairs = new Map<string, ListedMoney>();
  for (const payout of [...sent].sort((a, b) => a.day.localeCompare(b.day))) {
    const place = left.findIndex((money) => isOf(payout, money));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found) pairs.set(payout.id, found);
  }
  return pairs;
};
