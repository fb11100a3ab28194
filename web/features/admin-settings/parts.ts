import type { SettingKey } from '../../codegen/schema.gen.ts';

/** Parts of the settings in the order of the overview: the end of the address → name in the API. */
export const PARTS = {
  seller: 'SELLER',
  shipping: 'SHIPPING',
  taxpayer: 'TAXPAYER',
  vat: 'VAT',
  accounting: 'ACCOUNTING',
  transfer: 'TRANSFER',
  card: 'CARD',
  cod: 'COD',
  giftCards: 'GIFT_CARDS',
  parcels: 'PARCELS',
  printing: 'PRINTING',
  notice: 'NOTICE',
  ordering: 'ORDERING',
  returns: 'RETURNS',
  guarantee: 'GUARANTEE',
  footer: 'FOOTER',
} as const satisfies Record<string, SettingKey>;

export type Part = keyof typeof PARTS;

export const isPart = (name: string | undefined): name is Part => name !== undefined && Object.hasOwn(PARTS, name);
