import { accountingSetting } from './accounting.setting.ts';
import { cardSetting } from './card.setting.ts';
import { codSetting } from './cod.setting.ts';
import { giftCardsSetting } from './gift-cards.setting.ts';
import { legalDaysSetting } from './legal-days.setting.ts';
import { returnsSetting } from './returns.setting.ts';
import { footerSetting, guaranteeSetting, noticeSetting, orderingSetting } from './storefront.setting.ts';
import { parcelsSetting } from './parcels.setting.ts';
import { printingSetting } from './printing.setting.ts';
import { sellerSetting } from './seller.setting.ts';
import { shippingSetting } from './shipping.setting.ts';
import { taxpayerSetting } from './taxpayer.setting.ts';
import { transferSetting } from './transfer.setting.ts';
import { vatSetting } from './vat.setting.ts';
import type { Setting } from './setting.ts';

/** Everything that the owner can change here, by the name under which the shop reads it. */
export const SETTINGS = {
  seller: sellerSetting,
  shipping: shippingSetting,
  vat: vatSetting,
  taxpayer: taxpayerSetting,
  accounting: accountingSetting,
  transfer: transferSetting,
  cod: codSetting,
  card: cardSetting,
  giftCards: giftCardsSetting,
  parcels: parcelsSetting,
  printing: printingSetting,
  footer: footerSetting,
  notice: noticeSetting,
  ordering: orderingSetting,
  guarantee: guaranteeSetting,
  returns: returnsSetting,
  legalDays: legalDaysSetting,
} as const;

/** The settings as they hold now. */
export type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['builtIn'] };

const byKey = new Map(Object.values(SETTINGS).map((setting) => [setting.key, setting as unknown as Setting<unknown>]));

/** Every part that the owner changes as one, as an enum of the API. */
export enum SettingKey {
  SELLER = 'SELLER',
  SHIPPING = 'SHIPPING',
  VAT = 'VAT',
  TAXPAYER = 'TAXPAYER',
  ACCOUNTING = 'ACCOUNTING',
  TRANSFER = 'TRANSFER',
  COD = 'COD',
  CARD = 'CARD',
  GIFT_CARDS = 'GIFT_CARDS',
  PARCELS = 'PARCELS',
  PRINTING = 'PRINTING',
  FOOTER = 'FOOTER',
  NOTICE = 'NOTICE',
  ORDERING = 'ORDERING',
  GUARANTEE = 'GUARANTEE',
  RETURNS = 'RETURNS',
}

export const settingOf = (key: SettingKey): Setting<unknown> => byKey.get(key)!;

export type SettingName = keyof typeof SETTINGS;

const names = new Map(Object.entries(SETTINGS).map(([name, { key }]) => [key, name as SettingName]));

/** Under which the shop reads a part. */
export const nameOf = (key: SettingKey): SettingName => names.get(key)!;
