interface PostcodeRule {
  pattern: RegExp;
  example: string;
}

const digits = (count: number, example: string): PostcodeRule => ({ pattern: new RegExp(`^\\d{${count}}$`), example });

/** Postcodes without their spaces and hyphens, by country. */
const RULES: Record<string, PostcodeRule> = {
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: digits(5, '110 00'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GR: digits(5, '104 31'),
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 AF30' },
  IS: digits(3, '101'),
  IT: digits(5, '00118'),
  LI: digits(4, '9490'),
  LT: { pattern: /^(LT)?\d{5}$/, example: 'LT-01103' },
  LU: { pattern: /^(L)?\d{4}$/, example: 'L-1111' },
  LV: { pattern: /^(LV)?\d{4}$/, example: 'LV-1010' },
  MT: { pattern: /^[A-Z]{3}\d{4}$/, example: 'VLT 1117' },
  NL: { pattern: /^\d{4}[A-Z]{2}$/, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: digits(5, '00-950'),
  PT: digits(7, '1000-001'),
  RO: digits(6, '010011'),
  SE: digits(5, '111 22'),
  SI: digits(4, '1000'),
  SK: digits(5, '974 01'),
  US: { pattern: /^\d{5}(\d{4})?$/, example: '10001' },
};

/** Countries whose postcode has a sentence of its own in the messages. */
const NAMED = ['SK', 'CZ', 'DE', 'AT'] as const;
type Named = (typeof NAMED)[number];

const isNamed = (country: string): country is Named => NAMED.includes(country as Named);

const bare = (postcode: string): string => postcode.replace(/[\s-]/g, '').toUpperCase();

/** True for countries without a known pattern: the server has the last word. */
export const isPostcode = (postcode: string, country: string): boolean =>
  RULES[country]?.pattern.test(bare(postcode)) ?? true;

/** The message that tells how a postcode of this country looks. */
export const postcodeError = (country: string): { id: MessageId; values?: { example: string } } => {
  if (isNamed(country)) return { id: `checkout.error.postcode.${country}` };
  const rule = RULES[country];
  return rule
    ? { id: 'checkout.error.postcode.invalid', values: { example: rule.example } }
    : { id: 'checkout.error.postcode.unknown' };
};
