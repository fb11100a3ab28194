import type { Locale } from '../core/locale.ts';
import type { PrintWork } from './print-work.ts';

const PRINTED: Readonly<Record<Locale, string>> = {
  en: 'printed parts',
  sk: 'vytlačené diely',
  de: 'gedruckte Teile',
};

/** What parts of a product are called that the shop prints. */
export const printedName = (product: string, locale: Locale): string => `${product} – ${PRINTED[locale]}`;

/** Forty parts of ordinary names fit. */
const MOST = 1000;

/**
 * What documents call a line of printed parts: with every part and how often, the material and the colour, so that invoice, mail,
 * packing list and carrier say what is to be printed.
 */
export const lineName = ({ parts, material, colour }: PrintWork, product: string, locale: Locale): string => {
  const named = parts.map(({ name, copies }) => `${copies}\u00a0×\u00a0${name[locale]}`).join(', ');
  const text = `${printedName(product, locale)}: ${named}; ${material}, ${colour.name[locale]}`;
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
};
