type Rule = readonly [pattern: RegExp, spelling: string, example: string];

const digits = (count: number, example: string): Rule => [new RegExp(`^(\\d{${count}})$`), '$1', example];
const fiveSpaced = (example: string): Rule => [/^(\d{3})(\d{2})$/, '$1 $2', example];

/** Postcodes without their spaces and hyphens, and how the country spells them. Every country that is sold to. */
export const POSTCODES: Readonly<Record<string, Rule>> = {
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: fiveSpaced('110 00'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GR: fiveSpaced('104 31'),
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, '$1 $2', 'D02 AF30'],
  IS: digits(3, '101'),
  IT: digits(5, '00118'),
  LI: digits(4, '9490'),
  LT: [/^(?:LT)?(\d{5})$/, 'LT-$1', 'LT-01103'],
  LU: [/^(?:L)?(\d{4})$/, '$1', 'L-1111'],
  LV: [/^(?:LV)?(\d{4})$/, 'LV-$1', 'LV-1010'],
  MT: [/^([A-Z]{3})(\d{4})$/, '$1 $2', 'VLT 1117'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2', '1012 AB'],
  NO: digits(4, '0150'),
  PL: [/^(\d{2})(\d{3})$/, '$1-$2', '00-950'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2', '1000-001'],
  RO: digits(6, '010011'),
  SE: fiveSpaced('111 22'),
  SI: digits(4, '1000'),
  SK: fiveSpaced('974 01'),
  US: [/^(\d{5})(?:\d{4})?$/, '$1', '10001'],
};

/** The postcode as its country spells it, or null when it cannot be one there. Spaces, hyphens and case do not matter. */
export const spellPostcode = (postcode: string, country: string): string | null => {
  const rule = Object.hasOwn(POSTCODES, country) ? POSTCODES[country] : undefined;
  const bare = postcode.replace(/[\s-]/g, '').toUpperCase();
  return rule?.[0].test(bare) ? bare.replace(rule[0], rule[1]) : null;
};
