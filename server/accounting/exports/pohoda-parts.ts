import { escapeXml } from '../../core/text/xml.ts';

/** A text of so many letters at most. */
export const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** An element of POHODA's types; none for no text. */
export const typ = (name: string, text: string | null | undefined, most = 255): string =>
  text ? `<typ:${name}>${escapeXml(cut(text, most))}</typ:${name}>` : '';
