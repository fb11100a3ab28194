import type { Ctx } from '../../../server/core/context.ts';
import { assignModel, publishVersion } from '../../../server/models/models.service.ts';
import { buildProduct, type ProductOverrides } from './build-product.ts';

let serial = 0;

const words = (en: string, sk: string, de: string) => ({ en, sk, de });

export const buildManifest = (revision = 'C') => ({
  format: 'martyx-model-1' as const,
  id: `model-${serial}`,
  name: 'Kriváň 38/2',
  revision,
  parts: [
    {
      id: 'nose',
      name: words('Nose cone', 'Špička', 'Spitze'),
      quantity: 1,
      material: 'PLA',
      colour: { name: words('orange', 'oranžová', 'orange'), hex: '#f2500e' },
      grams: 41.5,
      sizeMm: [38, 38, 120] as [number, number, number],
      supports: false,
      orientation: { turn: [180, 0, 0] as [number, number, number], onBed: true },
    },
    {
      id: 'fin',
      name: words('Fin', 'Stabilizátor', 'Leitwerk'),
      quantity: 3,
      material: 'PETG',
      colour: { name: words('white', 'biela', 'weiß'), hex: '#f1efe9' },
      grams: 12,
      sizeMm: [80, 60.25, 3] as [number, number, number],
      supports: true,
    },
  ],
  print: { layerHeightMm: 0.2, infillPercent: [15, 20] as [number, number], walls: 3, material: 'PETG' },
});

const CORNERS = ['0 0 0', '0 1 0', '1 0 0', '0 0 1'];
const FACES = ['012', '031', '023', '132'];

/** A closed part of four triangles, so wide in millimetres. */
const asciiStl = (name: string, width: number): string => {
  const corner = (i: string) => CORNERS[Number(i)]!.replaceAll('1', String(width));
  const facets = FACES.map((face) => {
    const vertices = [...face].map((i) => `vertex ${corner(i)}`).join('\n');
    return `facet normal 0 0 0\nouter loop\n${vertices}\nendloop\nendfacet\n`;
  });
  return `solid ${name}\n${facets.join('')}endsolid\n`;
};

const contents = (
  note: string,
): [name: string, kind: 'STL' | '3MF' | 'GUIDE' | 'LICENCE', text: string, locale?: 'en' | 'sk' | 'de'][] => [
  ['STL/nose.stl', 'STL', asciiStl(`nose ${note}`, 30)],
  ['STL/fin.stl', 'STL', asciiStl(`fin ${note}`, 80)],
  ['3MF/nose.3mf', '3MF', `3mf nose ${note}`],
  ['3MF/fin.3mf', '3MF', `3mf fin ${note}`],
  ['guide/Build guide (en).pdf', 'GUIDE', `%PDF en ${note}`, 'en'],
  ['guide/Stavebný návod (sk).pdf', 'GUIDE', `%PDF sk ${note}`, 'sk'],
  ['guide/Bauanleitung (de).pdf', 'GUIDE', `%PDF de ${note}`, 'de'],
  ['LICENCE.txt', 'LICENCE', `Licence ${note}`],
];

const storedFiles = (ctx: Ctx, note: string) =>
  Promise.all(
    contents(note).map(async ([name, kind, text, locale]) => {
      const partId = kind === 'STL' || kind === '3MF' ? name.slice(4, -4) : null;
      const format = kind === 'GUIDE' ? 'PDF' : kind === 'LICENCE' ? 'TXT' : kind;
      return { partId, kind, locale: locale ?? null, name, format, ...(await ctx.shop.files.put(Buffer.from(text))) };
    }),
  );

export interface BuiltFiles {
  readonly productId: number;
  readonly modelId: string;
  readonly versionId: string;
}

/** A DIGITAL product on sale whose files lie in the store: two parts as STL and 3MF, a guide in three languages, a licence. */
export const buildFiles = async (ctx: Ctx, overrides: ProductOverrides = {}): Promise<BuiltFiles> => {
  serial += 1;
  const modelId = `model-${serial}`;
  const name = 'Kriváň 38/2 – files';
  const nameSk = 'Kriváň 38/2 – súbory na tlač';
  const productId = await buildProduct(ctx, {
    productType: 'DIGITAL',
    taxClass: 'digital',
    name,
    nameSk,
    ...overrides,
  });
  await assignModel(ctx, productId, modelId);
  const versionId = await publishFiles(ctx, modelId, `one ${modelId}`);
  return { productId, modelId, versionId };
};

/** Publishes another state of the model's files. */
export const publishFiles = async (ctx: Ctx, modelId: string, note: string): Promise<string> =>
  publishVersion(ctx, {
    modelId,
    manifest: buildManifest(),
    files: await storedFiles(ctx, note),
    previewKey: null,
  });
