import type { DraftPart } from './use-model-draft.ts';

type Colour = NonNullable<DraftPart['colour']>;

const colour = (hex: string, en: string, sk: string, de: string) => ({ hex, name: { en, sk, de } });

/** The filaments of the shop, by the names that buyers read. */
export const PALETTE = [
  colour('#f1efe9', 'white', 'biela', 'weiß'),
  colour('#e9e5da', 'bone', 'kostená', 'knochenfarben'),
  colour('#9a9d9a', 'grey', 'sivá', 'grau'),
  colour('#26292a', 'graphite', 'grafitová', 'graphit'),
  colour('#f2500e', 'orange', 'oranžová', 'orange'),
  colour('#1f5a4a', 'mat green', 'zelená', 'mattengrün'),
  colour('#b3261e', 'red', 'červená', 'rot'),
  colour('#1f4e8c', 'blue', 'modrá', 'blau'),
  colour('#e0a800', 'yellow', 'žltá', 'gelb'),
];

/** What a part may be printed in; its own colour too where it is another one. */
export const coloursFor = (own: Colour | null) => {
  const known = own && PALETTE.some(({ hex }) => hex === own.hex);
  if (!own || known) return PALETTE;
  const { en, sk, de } = own.name;
  const name = { en: en ?? own.hex, sk: sk ?? en ?? own.hex, de: de ?? en ?? own.hex };
  return [...PALETTE, { hex: own.hex, name }];
};

export const MATERIALS = ['PLA', 'PETG', 'ASA', 'ABS', 'TPU 95A', 'LW-PLA', 'PC', 'PA-CF'];
