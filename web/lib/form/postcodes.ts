import { POSTCODES } from '../../codegen/postcodes.gen.ts';

const RULES: Readonly<Record<string, { pattern: RegExp; example: string } | undefined>> = POSTCODES;

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
