import * as z from 'zod';
import { inEachLanguage, line, whole } from '../core/checks.ts';
import { PrinterClassName } from './printer-class.types.ts';
import { defineSetting } from './setting.ts';
import type { Words } from './shipping.setting.ts';

/** What the owner may stock: the filaments whose density and flow the print estimate knows. */
export const PRINT_MATERIALS = ['PLA', 'PETG', 'ABS', 'ASA', 'TPU', 'TPU 95A', 'PC', 'PA-CF', 'LW-PLA'] as const;

export interface StockedColour {
  readonly name: Words;
  /** Such as #1a1a1a: by it a colour of a material is known. */
  readonly hex: string;
}

export interface StockedMaterial {
  /** One of PRINT_MATERIALS. */
  readonly material: string;
  /** Minor units for a kilogram, VAT included. */
  readonly perKgMinor: number;
  readonly colours: readonly StockedColour[];
}

/** Whether the shop prints parts for buyers: on what, of what, by which rates and how fast. Rates are minor units, VAT included. */
export interface PrintingSetting {
  readonly active: boolean;
  /** Room of the printer, millimetres. */
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
  readonly printerClass: PrinterClassName;
  /** For an hour of the printer. */
  readonly hourMinor: number;
  /** Once for each line of an order. */
  readonly handlingMinor: number;
  /** Working days until printed parts are sent. */
  readonly days: number;
  readonly materials: readonly StockedMaterial[];
}

const MOST_MATERIALS = PRINT_MATERIALS.length;
export const MOST_COLOURS = 20;

const colour = z.strictObject({
  name: inEachLanguage(line({ max: 40 })),
  hex: z
    .string('INVALID')
    .transform((hex) => hex.toLowerCase())
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/, 'INVALID')),
});

const side = whole(50, 2000);

export const printingSetting = defineSetting<PrintingSetting>({
  key: 'PRINTING',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      widthMm: side,
      depthMm: side,
      heightMm: side,
      printerClass: z.enum(PrinterClassName, 'INVALID'),
      hourMinor: whole(0, 100_000),
      handlingMinor: whole(0, 100_000),
      days: whole(1, 60),
      materials: z
        .array(
          z.strictObject({
            material: z.enum(PRINT_MATERIALS, 'INVALID'),
            perKgMinor: whole(1, 1_000_000),
            colours: z.array(colour).min(1, 'REQUIRED').max(MOST_COLOURS, 'TOO_MANY'),
          }),
        )
        .max(MOST_MATERIALS, 'TOO_MANY'),
    })
    .superRefine(({ active, materials }, issues) => {
      const report = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message });
      if (active && materials.length === 0) report(['materials'], 'REQUIRED');
      const names = materials.map(({ material }) => material);
      materials.forEach(({ material, colours }, i) => {
        if (names.indexOf(material) < i) report(['materials', i, 'material'], 'TWICE');
        const known = colours.map(({ hex }) => hex);
        known.forEach((hex, j) => {
          if (known.indexOf(hex) < j) report(['materials', i, 'colours', j, 'hex'], 'TWICE');
        });
      });
    }),
  builtIn: {
    active: false,
    widthMm: 220,
    depthMm: 220,
    heightMm: 250,
    printerClass: PrinterClassName.QUICK,
    hourMinor: 150,
    handlingMinor: 300,
    days: 5,
    materials: [],
  },
});
