import type { Locale } from '../core/locale.ts';
import type { CodSetting } from '../settings/cod.setting.ts';

/** Why a cart cannot be paid on delivery, the one thing first that the buyer can do least about. */
export enum CashProblem {
  HAS_FILES = 'HAS_FILES',
  COUNTRY = 'COUNTRY',
  METHOD = 'METHOD',
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
  /** Without the fee. */
  readonly totalMinor: number;
}

const problemOf = ({ maxMinor, methods }: CodSetting, given: CashCase, feeMinor: number | undefined) => {
  // Files open with the payment: they would wait for a parcel.
  if (given.hasFiles) return CashProblem.HAS_FILES;
  if (feeMinor === undefined) return CashProblem.COUNTRY;
  if (given.method === null || !methods.includes(given.method)) return CashProblem.METHOD;
  return given.totalMinor + feeMinor > maxMinor ? CashProblem.TOO_MUCH : null;
};

/** Whether and for how much more a cart can be paid on delivery; null: the shop does not offer it. */
export const cashOffer = (setting: CodSetting, given: CashCase): CashOffer | null => {
  if (!setting.active) return null;
  const feeMinor = setting.fees.find(({ country }) => country === given.country)?.minor;
  return { feeMinor: feeMinor ?? 0, problem: problemOf(setting, given, feeMinor), maxMinor: setting.maxMinor };
};

/** Beside the name of the way of sending, whose price the fee is part of. */
export const CASH_WORDS: Readonly<Record<Locale, string>> = {
  en: 'cash on delivery',
  sk: 'dobierka',
  de: 'Nachnahme',
};
