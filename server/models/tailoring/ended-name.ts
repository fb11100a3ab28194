import type { Words } from './kernel/choice.ts';
import type { Ending } from './kernel/pieces.ts';

const DOWELS: Words = { en: 'dowel', sk: 'kolík', de: 'Dübel' };

/** As pieces of a part are called: `Hull, bow 1/2`, `Hull, bow: dowel 6 × 20 mm`. */
export const endedName = (name: Words, { piece, dowel }: Ending): Words => {
  const ended = (language: keyof Words): string =>
    dowel
      ? `${name[language]}: ${DOWELS[language]} ${dowel.diameterMm} × ${2 * dowel.depthMm} mm`
      : `${name[language]} ${piece![0]}/${piece![1]}`;
  return { en: ended('en'), sk: ended('sk'), de: ended('de') };
};
