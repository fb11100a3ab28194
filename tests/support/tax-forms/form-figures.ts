import { minorOf } from '../csv-table.ts';
import { named, textOf, type XmlElement } from './xml-tree.ts';

const summed = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((minor, text) => minor + minorOf(text || '0'), 0);

/** Cents in a line of the VAT return, such as `03`. */
export const lineOf = (form: XmlElement, line: string): number => summed([textOf(form, `r${line}`)]);

/** Base and tax of all rows of the control statement, in cents. */
export const statementSums = (form: XmlElement) => {
  const rows = named(form, 'Transakcie')[0]!.children;
  const of = (...names: string[]) => summed(rows.flatMap(({ attributes }) => names.map((name) => attributes[name])));
  return { netMinor: of('Z', 'ZR', 'ZZn'), taxMinor: of('D', 'DR', 'DZn') };
};

/** Cents in all elements of a name of the One Stop Shop return. */
export const ossSum = (form: XmlElement, name: string): number =>
  summed(named(form, `vun:${name}`).map(({ text }) => text));

/** Whole euros of the rows of the EC sales list. */
export const listedEuros = (form: XmlElement): number[] =>
  named(form, 'hodnota')
    .map(({ text }) => Number(text))
    .filter(Boolean);
