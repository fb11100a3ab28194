import type { PrintingSetting } from '../../../server/settings/printing.setting.ts';
import { PrinterClassName } from '../../../server/settings/printer-class.types.ts';
import { changeSetting } from '../change-setting.ts';
import type { TestShop } from '../shop.ts';
import { buildMeasuredProduct } from './build-measured-product.ts';

const BLACK = { name: { en: 'Black', sk: 'čierna', de: 'Schwarz' }, hex: '#1a1a1a' };
const RED = { name: { en: 'Red', sk: 'červená', de: 'Rot' }, hex: '#c02020' };

export const PRINTING: PrintingSetting = {
  active: true,
  widthMm: 220,
  depthMm: 220,
  heightMm: 250,
  printerClass: PrinterClassName.QUICK,
  hourMinor: 150,
  handlingMinor: 300,
  days: 4,
  materials: [
    { material: 'PLA', perKgMinor: 2500, colours: [BLACK, RED] },
    { material: 'PETG', perKgMinor: 3000, colours: [BLACK] },
  ],
};

/** The shop prints parts for buyers by these rates, or no more. */
export const offerPrinting = (shop: TestShop, changes: Partial<PrintingSetting> = {}): Promise<void> =>
  changeSetting(shop, 'PRINTING', { ...PRINTING, ...changes });

/** As the shop's slicer would leave it: a nose of 10 cm³ and an hour, a fin of 2 cm³ and ten minutes on a quick printer. */
const SLICED = {
  nose: { material: 'PLA', mm3: 10_000, seconds: { CLASSIC: 7200, QUICK: 3600, FAST: 1800 } },
  fin: { material: 'PETG', mm3: 2000, seconds: { CLASSIC: 1200, QUICK: 600, FAST: 300 } },
};

/** Files of a nose of PLA (38 × 38 × 120 mm) and three fins of PETG (80 × 60 × 3 mm), sliced; of them `unsliced` is not. */
export const buildSlicedProduct = async (shop: TestShop, unsliced?: 'nose' | 'fin'): Promise<number> => {
  const id = await buildMeasuredProduct(shop.ctx());
  const print = { layerHeightMm: 0.2, infillPercent: 17.5, walls: 3 };
  for (const [i, name] of (['nose', 'fin'] as const).entries()) {
    const sliced = name === unsliced ? null : { ...print, ...SLICED[name] };
    await shop.ctx().sql(
      `UPDATE model_version v SET manifest = jsonb_set(v.manifest, ARRAY['parts', $2, 'facts', 'sliced'], $3::jsonb)
       FROM product_model m WHERE m.version_id = v.id AND m.product_id = $1`,
      [id, String(i), JSON.stringify(sliced)],
    );
  }
  return id;
};

/** Two noses and three fins in black PLA: € 7.56 by the rates of `offerPrinting`. */
export const printChoice = (productId: number, changes: object = {}) => ({
  productId,
  parts: [
    { partId: 'fin', copies: 3 },
    { partId: 'nose', copies: 2 },
  ],
  material: 'PLA',
  colour: '#1a1a1a',
  ...changes,
});
