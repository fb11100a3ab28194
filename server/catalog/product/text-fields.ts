import * as z from 'zod';
import { textCell, type Cell } from './csv-cells.ts';
import { descriptionHtml } from './description-html.ts';
import { MAX_PRICE } from './product-fields.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);

const printInfo = z.object({
  printSettings: z.object({
    printTime: text(200),
    layerHeight: text(200),
    infill: text(200),
    supports: text(200),
    materials: text(200),
    estimatedCost: text(200),
  }),
  rcComponents: z
    .array(
      z.object({
        name: text(200),
        quantity: z.number().int().min(1).max(999),
        specifications: z.string().trim().max(500),
        estimatedPriceMinor: z.number().int().min(0).max(MAX_PRICE).nullable().default(null),
        required: z.boolean(),
        productId: z.number().int().positive().nullable().default(null),
      }),
    )
    .max(100),
  additionalNotes: z.array(text(1000)).max(50),
});

/** One text of a product, in each language: logged, copied and found by always. */
export interface TextField {
  /** Of the table `product_translation`. */
  readonly column: string;
  readonly check: z.ZodType;
  /** What a language says that got its name and summary alone. */
  readonly empty?: unknown;
  /** The beginning of its columns in the file of products: `name_sk`. */
  readonly csv?: string;
  readonly cell?: Cell;
}

export const TEXT_FIELDS = {
  name: { column: 'name', check: text(200), csv: 'name', cell: textCell },
  summary: { column: 'summary', check: text(500), csv: 'summary', cell: textCell },
  description: {
    column: 'description',
    check: z.string().max(50_000).transform(descriptionHtml),
    empty: '',
    csv: 'description',
    cell: textCell,
  },
  features: { column: 'features', check: z.array(text(500)).max(50).default([]), empty: [] },
  specLine: { column: 'spec_line', check: z.string().trim().max(200).default(''), empty: '' },
  interactionInstructions: {
    column: 'interaction_instructions',
    check: z.array(text(200)).max(10).default([]),
    empty: [],
  },
  printInfo: { column: 'print_info', check: printInfo.nullable().default(null) },
} satisfies Record<string, TextField>;
