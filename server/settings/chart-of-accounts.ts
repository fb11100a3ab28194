/** What an account of the books is for. */
export const ACCOUNT_PURPOSES = [
  'BUYERS',
  'HOME',
  'OSS',
  'INTRA_UNION',
  'REVERSE_CHARGE',
  'EXPORT',
  'ABROAD',
  'WITHOUT_VAT',
  'PAYPAL',
  'CARD',
  'CASH_ON_DELIVERY',
  'TRANSIT',
  'FEES',
  'GIFT_CARDS',
  'GIFT_CARDS_GIVEN',
  'GIFT_CARDS_VOIDED',
] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

export const CHARTS = ['SKR03', 'SKR04'] as const;
export type Chart = (typeof CHARTS)[number];

/**
 * Accounts of DATEV's charts: all buyers together; revenue by how it is taxed (8125/4125 exempt intra-Union supplies § 4 Nr. 1b UStG,
 * 8336/4336 services for which a recipient elsewhere in the Union owes the tax, 8338/4338 services taxed outside the Union, 8320/4320
 * supplies taxed in another member state, 8120/4120 exports: Haufe Finance Office and Kiehl, "ABC der Umsatzsteuer-Kontierung", read on
 * 2026-11-27); the accounts at providers and carriers as banks (1210, 1220, 1230), money in transit (1360/1460), costs of payments (4970/6855), other
 * liabilities (1700/3500), advertising (4600/6600) and other income (2700/4830). Those of SKR04 for OSS (4320), without VAT (4185) and in
 * transit (1460), of gift cards and of the banks are from general knowledge: an accountant should see them, the owner may change each.
 */
export const CHART_ACCOUNTS: Readonly<Record<Chart, Readonly<Record<AccountPurpose, string>>>> = {
  SKR03: {
    BUYERS: '10000',
    HOME: '8000',
    OSS: '8320',
    INTRA_UNION: '8125',
    REVERSE_CHARGE: '8336',
    EXPORT: '8120',
    ABROAD: '8338',
    WITHOUT_VAT: '8195',
    PAYPAL: '1210',
    CARD: '1220',
    CASH_ON_DELIVERY: '1230',
    TRANSIT: '1360',
    FEES: '4970',
    GIFT_CARDS: '1700',
    GIFT_CARDS_GIVEN: '4600',
    GIFT_CARDS_VOIDED: '2700',
  },
  SKR04: {
    BUYERS: '10000',
    HOME: '4000',
    OSS: '4320',
    INTRA_UNION: '4125',
    REVERSE_CHARGE: '4336',
    EXPORT: '4120',
    ABROAD: '4338',
    WITHOUT_VAT: '4185',
    PAYPAL: '1810',
    CARD: '1820',
    CASH_ON_DELIVERY: '1830',
    TRANSIT: '1460',
    FEES: '6855',
    GIFT_CARDS: '3500',
    GIFT_CARDS_GIVEN: '6600',
    GIFT_CARDS_VOIDED: '4830',
  },
};

/** What moves money in the books beside documents. */
export const POSTING_KINDS = [
  'PAYMENT',
  'REFUND',
  'DISPUTE',
  'FEE',
  'PAYOUT',
  'OTHER',
  'CARD_SOLD',
  'CARD_GIVEN',
  'CARD_SPENT',
  'CARD_VOIDED',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];
