import { escapeXml } from '../../../core/text/xml.ts';
import { toDecimal } from '../../../core/money.ts';
import type { Period } from '../../period.ts';

export const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element around elements that are written already. */
export const element = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`;

/** An element around a text; empty for null. */
export const textElement = (name: string, text: string | number | null): string =>
  element(name, escapeXml(String(text ?? '')));

/** Euros with two decimals. */
export const euros = (minor: number): string => toDecimal(minor);

/** Where a seller lives, in the parts that the forms have: the last word with a digit is the number of the house. */
export const streetOf = (line: string): { readonly street: string; readonly number: string } => {
  const [, street, number] = /^(.*\S)\s+(\S*\d\S*)$/.exec(line.trim()) ?? [];
  return street && number ? { street, number } : { street: line.trim(), number: '' };
};

/** A postcode without its space. */
export const postcodeOf = (postcode: string): string => postcode.replace(/\s/g, '');

/** A month or a quarter, each null where the period is the other. */
export const periodParts = ({ name }: Period) => {
  const [year, part] = [name.slice(0, 4), name.slice(5)];
  return part.startsWith('Q')
    ? { year, month: null, quarter: Number(part.slice(1)) }
    : { year, month: Number(part), quarter: null };
};

/** `27.11.2026` */
export const writtenDay = (day: string): string => day.split('-').reverse().join('.');
