/** What follows the prefix of a VAT number, by the country of the state: as the Commission lists it for VIES. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[\dA-Z]\d{7}[\dA-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[\dA-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** A VAT number of a member state, in the one way in which it is written: without spaces, Greece's with EL. */
export interface VatNumber {
  /** ISO 3166-1 alpha-2 of the member state. */
  readonly state: string;
  /** With its prefix, such as DE123456789. */
  readonly text: string;
}

/** Reads a VAT number as people type it; null: no member state writes one like that. */
export const vatNumberOf = (typed: string): VatNumber | null => {
  const text = typed.replaceAll(/[\s./-]/g, '').toUpperCase();
  const [prefix, rest] = [text.slice(0, 2), text.slice(2)];
  const state = prefix === 'EL' ? 'GR' : prefix;
  if (!Object.hasOwn(FORMATS, state) || !FORMATS[state]!.test(rest)) return null;
  return { state, text: `${state === 'GR' ? 'EL' : state}${rest}` };
};

/** The number, where it is one of the country of the address: else it tells nothing of who is billed there. */
export const numberOfAddress = ({ vatId, country }: { vatId: string | null; country: string }): string | null => {
  const number = vatId === null ? null : vatNumberOf(vatId);
  return number?.state === country ? number.text : null;
};
