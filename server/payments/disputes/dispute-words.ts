import type { Locale } from '../../core/locale.ts';

type Words = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const REASONS: Words = {
  en: {
    MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'Not received',
    MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'Not as described',
    UNAUTHORISED: 'Payment not authorised by the account’s owner',
    CREDIT_NOT_PROCESSED: 'Promised refund did not come',
    DUPLICATE_TRANSACTION: 'Paid twice',
    INCORRECT_AMOUNT: 'Wrong amount',
    PAYMENT_BY_OTHER_MEANS: 'Paid in another way',
    CANCELED_RECURRING_BILLING: 'Cancelled subscription',
    PROBLEM_WITH_REMITTANCE: 'Problem with the transfer',
  },
  sk: {
    MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'Nedoručené',
    MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'Nezodpovedá opisu',
    UNAUTHORISED: 'Platba bez súhlasu majiteľa účtu',
    CREDIT_NOT_PROCESSED: 'Sľúbené vrátenie peňazí neprišlo',
    DUPLICATE_TRANSACTION: 'Zaplatené dvakrát',
    INCORRECT_AMOUNT: 'Nesprávna suma',
    PAYMENT_BY_OTHER_MEANS: 'Zaplatené inak',
    CANCELED_RECURRING_BILLING: 'Zrušené predplatné',
    PROBLEM_WITH_REMITTANCE: 'Problém s prevodom',
  },
  de: {
    MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'Nicht erhalten',
    MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'Entspricht nicht der Beschreibung',
    UNAUTHORISED: 'Vom Kontoinhaber nicht autorisiert',
    CREDIT_NOT_PROCESSED: 'Zugesagte Erstattung blieb aus',
    DUPLICATE_TRANSACTION: 'Doppelt bezahlt',
    INCORRECT_AMOUNT: 'Falscher Betrag',
    PAYMENT_BY_OTHER_MEANS: 'Anders bezahlt',
    CANCELED_RECURRING_BILLING: 'Gekündigtes Abo',
    PROBLEM_WITH_REMITTANCE: 'Problem mit der Überweisung',
  },
};

const STAGES: Words = {
  en: {
    INQUIRY: 'Inquiry by the buyer',
    CHARGEBACK: 'Claim or chargeback',
    PRE_ARBITRATION: 'Before arbitration',
    ARBITRATION: 'Arbitration',
  },
  sk: {
    INQUIRY: 'Otázka kupujúceho',
    CHARGEBACK: 'Reklamácia alebo chargeback',
    PRE_ARBITRATION: 'Pred rozhodcovským konaním',
    ARBITRATION: 'Rozhodcovské konanie',
  },
  de: {
    INQUIRY: 'Anfrage des Käufers',
    CHARGEBACK: 'Käuferschutzantrag oder Rückbuchung',
    PRE_ARBITRATION: 'Vor dem Schiedsverfahren',
    ARBITRATION: 'Schiedsverfahren',
  },
};

const wordOf =
  (words: Words) =>
  (word: string, locale: Locale): string =>
    Object.hasOwn(words[locale], word) ? words[locale][word]! : word;

/** Why a buyer disputes a payment, in words; a reason of PayPal that is not known stays as it is. */
export const disputeReason = wordOf(REASONS);

/** How far a dispute has gone, in words; a stage of PayPal that is not known stays as it is. */
export const disputeStage = wordOf(STAGES);
