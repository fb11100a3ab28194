import { vatNumberOf } from '../cart/vies/vat-number.ts';
import type { InvoiceParty } from './invoice-snapshot.ts';

/** Where a party is reached in the Peppol network: an identifier and the code of its scheme. */
export interface Endpoint {
  readonly scheme: string;
  readonly id: string;
}

/** The Slovak tax number (DIČ) in the code list of electronic addresses (EAS). */
const SLOVAK_TAX_NUMBER = '0245';

/** VAT numbers in the same list, by the prefix of the number. Finland and Sweden have no code for theirs. */
const VAT_NUMBERS: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
};

/** Of a party by its Slovak tax number. */
export const taxEndpoint = (taxId: string): Endpoint => ({ scheme: SLOVAK_TAX_NUMBER, id: taxId });

/**
 * Of a company: in Slovakia by its tax number (DIČ), as the Slovak Peppol authority has it for who has no VAT number too
 * (its specific requirements, told by pagero.com on the tax administration's answers, read on 2026-11-28), elsewhere by its VAT number. The tax number
 * comes first: a member of a VAT group has one of its own beside the VAT number of the group. Null for a person, and for a
 * company that gave neither.
 */
export const buyerEndpoint = ({ taxId, vatId }: Pick<InvoiceParty, 'taxId' | 'vatId'>): Endpoint | null => {
  if (taxId) return taxEndpoint(taxId);
  const [prefix = '', number = ''] = [vatId?.slice(0, 2), vatId?.slice(2)];
  if (prefix === 'SK') return taxEndpoint(number);
  const scheme = VAT_NUMBERS[prefix];
  return vatId && scheme ? { scheme, id: vatId } : null;
};

/** As it is kept: 0245:2020123456. */
export const endpointText = ({ scheme, id }: Endpoint): string => `${scheme}:${id}`;

/** An endpoint as it is kept, and as a person may write it; null: it is none. */
export const parseEndpoint = (text: string): Endpoint | null => {
  const [, scheme, id] = /^(\d{4}):([\w.+-]{1,50})$/.exec(text.trim()) ?? [];
  return scheme && id ? { scheme, id } : null;
};

/** Of a company by what a person writes: its Slovak tax number, its VAT number, or an endpoint. Null: the network cannot name it. */
export const endpointNamed = (text: string): Endpoint | null => {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  if (/^\d{10}$/.test(number)) return taxEndpoint(number);
  return parseEndpoint(text) ?? buyerEndpoint({ vatId: vatNumberOf(number)?.text ?? null });
};
