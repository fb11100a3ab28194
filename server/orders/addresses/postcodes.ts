type Rule = readonly [pattern: RegExp, spelling: string];

const digits = (count: number): Rule => [new RegExp(`^(\\d{${count}})$`), '$1'];
const FIVE_SPACED: Rule = [/^(\d{3})(\d{2})$/, '$1 $2'];

/** Postcodes without their spaces and hyphens, and how the country spells them. Every country that is sold to. */
const RULES: Readonly<Record<string, Rule>> = {
  AT: digits(4),
  BE: digits(4),
  BG: digits(4),
  CH: digits(4),
  CY: digits(4),
  CZ: FIVE_SPACED,
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GR: FIVE_SPACED,
  HR: digits(5),
  HU: digits(4),
  IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, '$1 $2'],
  IS: digits(3),
  IT: digits(5),
  LI: digits(4),
  LT: [/^(?:LT)?(\d{5})$/, 'LT-$1'],
  LU: [/^(?:L)?(\d{4})$/, '$1'],
  LV: [/^(?:LV)?(\d{4})$/, 'LV-$1'],
  MT: [/^([A-Z]{3})(\d{4})$/, '$1 $2'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  NO: digits(4),
  PL: [/^(\d{2})(\d{3})$/, '$1-$2'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2'],
  RO: digits(6),
  SE: FIVE_SPACED,
  SI: digits(4),
  SK: FIVE_SPACED,
  US: [/^(\d{5})(?:\d{4})?$/, '$1'],
};

/** The postcode as its country spells it, or null when it cannot be one there. Spaces, hyphens and case do not matter. */
export const spellPostcode = (postcode: string, country: string): string | null => {
  const rule = Object.hasOwn(RULES, country) ? RULES[country] : undefined;
  const bare = postcode.replace(/[\s-]/g, '').toUpperCase();
  return rule?.[0].test(bare) ? bare.replace(rule[0], rule[1]) : null;
};
