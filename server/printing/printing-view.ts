import type { Locale } from '../core/locale.ts';
import { money } from '../core/money.types.ts';
import type { PrintingSetting } from '../settings/printing.setting.ts';
import { problemOfPart, type PricedWork, type PrintedManifest, type PrintWork } from './print-work.ts';
import type { PrintOffer, PrintQuote, PrintWorkView } from './printing.types.ts';

/** What can be chosen of a model, in a language. */
export const offerView = ({ parts }: PrintedManifest, setting: PrintingSetting, locale: Locale): PrintOffer => ({
  days: setting.days,
  handling: money(setting.handlingMinor),
  materials: setting.materials.map(({ material, colours }) => ({
    material,
    colours: colours.map(({ name, hex }) => ({ name: name[locale], hex })),
  })),
  parts: parts.map((part) => ({
    partId: part.id,
    name: part.name[locale],
    quantity: part.quantity,
    material: part.material,
    problem: problemOfPart(part, setting),
  })),
});

export const quoteView = ({ price, work }: PricedWork): PrintQuote => ({
  copies: price.copies,
  grams: price.grams,
  hours: price.hours,
  material: money(price.materialMinor),
  machine: money(price.machineMinor),
  handling: money(price.handlingMinor),
  total: money(price.totalMinor),
  days: work.days,
});

/** What is printed, in a language. */
export const workView = ({ productId, material, colour, parts, days }: PrintWork, locale: Locale): PrintWorkView => ({
  productId,
  material,
  colour: { name: colour.name[locale], hex: colour.hex },
  parts: parts.map(({ id, name, copies }) => ({ partId: id, name: name[locale], copies })),
  days,
});
