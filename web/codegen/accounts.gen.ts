// Made by `npm run schema` of server/settings/chart-of-accounts.ts.

/** Accounts of DATEV's charts by what they are for. */
export const CHART_ACCOUNTS = {
  "SKR03": {
  "BUYERS": "10000",
  "HOME": "8000",
  "OSS": "8320",
  "INTRA_UNION": "8125",
  "REVERSE_CHARGE": "8336",
  "EXPORT": "8120",
  "ABROAD": "8338",
  "WITHOUT_VAT": "8195",
  "PAYPAL": "1210",
  "CARD": "1220",
  "CASH_ON_DELIVERY": "1230",
  "TRANSIT": "1360",
  "FEES": "4970",
  "GIFT_CARDS": "1700",
  "GIFT_CARDS_GIVEN": "4600",
  "GIFT_CARDS_VOIDED": "2700",
},
  "SKR04": {
  "BUYERS": "10000",
  "HOME": "4000",
  "OSS": "4320",
  "INTRA_UNION": "4125",
  "REVERSE_CHARGE": "4336",
  "EXPORT": "4120",
  "ABROAD": "4338",
  "WITHOUT_VAT": "4185",
  "PAYPAL": "1810",
  "CARD": "1820",
  "CASH_ON_DELIVERY": "1830",
  "TRANSIT": "1460",
  "FEES": "6855",
  "GIFT_CARDS": "3500",
  "GIFT_CARDS_GIVEN": "6600",
  "GIFT_CARDS_VOIDED": "4830",
},
};

/** What an account is for, in the order of a form. */
export const ACCOUNT_PURPOSES = ["BUYERS", "HOME", "OSS", "INTRA_UNION", "REVERSE_CHARGE", "EXPORT", "ABROAD", "WITHOUT_VAT", "PAYPAL", "CARD", "CASH_ON_DELIVERY", "TRANSIT", "FEES", "GIFT_CARDS", "GIFT_CARDS_GIVEN", "GIFT_CARDS_VOIDED"] as const;

/** What moves money beside documents, in the order of a form. */
export const POSTING_KINDS = ["PAYMENT", "REFUND", "DISPUTE", "FEE", "PAYOUT", "OTHER", "CARD_SOLD", "CARD_GIVEN", "CARD_SPENT", "CARD_VOIDED"] as const;
