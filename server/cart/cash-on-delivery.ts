import type { Locale } from '../core/locale.ts';
import { taxIncluded } from '../core/money.ts';
import type { CodSetting } from '../settings/cod.setting.ts';
import { offersWithoutVat } from './union-business.ts';
import type { TaxRules } from './vat-rates.ts';

/** Why a cart cannot be paid on delivery, the one thing first that the buyer can do least about. */
export enum CashProblem {
  HAS_FILES = 'HAS_FILES',
  COUNTRY = 'COUNTRY',
  METHOD = 'METHOD',
  POINT = 'POINT',
  TOO_MUCH = 'TOO_MUCH',
}

export interface CashOffer {
  /** VAT included; 0 where it cannot be had. */
  readonly feeMinor: number;
  /** Null: it can be paid on delivery. */
  readonly problem: CashProblem | null;
  readonly maxMinor: number;
}

export interface CashCase {
  readonly country: string;
  readonly method: string | null;
  readonly hasFiles: boolean;
  /** It goes to a point that takes no money. */
  readonly pointTakesNone?: boolean;
  /** Without the fee. */
  readonly totalMinor: number;
}

const problemOf = ({ maxMinor, methods }: CodSetting, given: CashCase, feeMinor: number | undefined) => {
  // Files open with the payment: they would wait for a parcel.
  if (given.hasFiles) return CashProblem.HAS_FILES;
  if (feeMinor === undefined) return CashProblem.COUNTRY;
  if (given.method === null || !methods.includes(given.method)) return CashProblem.METHOD;
  if (given.pointTakesNone) return CashProblem.POINT;
  return given.totalMinor + feeMinor > maxMinor ? CashProblem.TOO_MUCH : null;
};

/** What collecting the money costs in a country, by the settings of today. */
export const cashFeeIn = ({ fees }: CodSetting, country: string): number =>
  fees.find((fee) => fee.country === country)?.minor ?? 0;

interface CashRules extends TaxRules {
  readonly cod?: CodSetting;
}

/**
 * Whether and for how much more a cart can be paid on delivery; null: the shop does not offer it. To a business without VAT
 * the fee has none either.
 */
export const cashOffer = (rules: CashRules, given: CashCase, withoutVat: boolean): CashOffer | null => {
  const { cod } = rules;
  if (!cod?.active) return null;
  const fee = cod.fees.find(({ country }) => country === given.country);
  const priceMinor = fee?.minor ?? 0;
  const [net] = offersWithoutVat([{ priceMinor }], rules);
  return {
    feeMinor: withoutVat ? net!.priceMinor : priceMinor,
    problem: problemOf(cod, given, fee?.minor),
    maxMinor: cod.maxMinor,
  };
};

/** Beside the name of the way of sending, whose price the fee is part of. */
const CASH_WORDS: Readonly<Record<Locale, string>> = {
  en: 'cash on delivery',
  sk: 'dobierka',
  de: 'Nachnahme',
};

interface Sending {
  readonly name: string;
  readonly priceMinor: number;
  readonly taxRatePercent: number;
  readonly taxMinor: number;
}

interface Wish {
  readonly cashOnDelivery?: boolean | null;
  readonly locale: Locale;
}

/**
 * What sending costs in the end: collecting the money is part of it, so that its fee is part of that price and taxed by its
 * rate, where it is wanted and can be had.
 */
export const chargedShipping = <Part extends Sending>(
  sent: Part | null,
  cash: CashOffer | null,
  { cashOnDelivery, locale }: Wish,
): Part | null => {
  if (!sent || !cashOnDelivery || cash?.problem !== null) return sent;
  const priceMinor = sent.priceMinor + cash.feeMinor;
  const name = `${sent.name}, ${CASH_WORDS[locale]}`;
  return { ...sent, name, priceMinor, taxMinor: taxIncluded(priceMinor, sent.taxRatePercent) };
};
