import * as z from 'zod';
import type { PartBox } from '../catalog/bed-turn.ts';
import { drive } from './flight/drive.ts';
import { flight } from './flight/flight.ts';
import { guide } from './guide.ts';
import { partFacts } from './part-facts.ts';
import { tailoring } from './tailoring/tailoring.ts';

const words = z.object({ en: z.string(), sk: z.string(), de: z.string() });

const triple = z.tuple([z.number(), z.number(), z.number()]);

const part = z.object({
  id: z.string(),
  name: words,
  quantity: z.number().int().positive(),
  material: z.string(),
  colour: z.object({ name: words, hex: z.string() }),
  grams: z.number().positive(),
  /** Whose figure the grams are; absent: of whoever wrote the manifest. */
  gramsFrom: z.enum(['SLICER', 'ESTIMATE']).optional(),
  sizeMm: triple,
  supports: z.boolean().optional(),
  /** Degrees about x, y, z from the part's own coordinates to the way its file lies on the bed. */
  orientation: z.object({ turn: triple, onBed: z.boolean() }).optional(),
  /** Measured from the sold file when the version was published; absent in versions before that was done. */
  facts: partFacts.optional(),
  /** Its 3MF is its author's own, with colours, settings and all: it goes out as it is. */
  ownThreeMf: z.literal(true).optional(),
  /** Of the STL; absent in versions before they were kept here. */
  sha256: z.string().optional(),
  bytes: z.number().int().optional(),
});

const print = z.object({
  layerHeightMm: z.number(),
  infillPercent: z.tuple([z.number(), z.number()]),
  walls: z.number(),
  material: z.string(),
});

/** What a model says of itself: its parts as they are printed, millimetres, grams of one copy. */
export const manifestSchema = z.object({
  format: z.literal('martyx-model-1'),
  id: z.string(),
  name: z.string(),
  revision: z.string(),
  parts: z.array(part).min(1),
  print: print.optional(),
  /** PARTS: the preview shows the parts side by side, as nobody said where they belong. */
  previewOf: z.literal('PARTS').optional(),
  /** Only of what flies. */
  flight: flight.optional(),
  /** Only of cars and boats. */
  drive: drive.optional(),
  /** Absent where the guide is only a PDF. */
  guide: guide.optional(),
  /** Absent where nothing may be chosen. */
  tailoring: tailoring.optional(),
  /** Only of a version that was made for a choice: what was chosen, as people read it. */
  chosen: z.array(z.object({ name: words, value: words })).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A filament is told by its material and its colour. */
export const filamentOf = ({ material, colour }: Pick<Manifest['parts'][number], 'material' | 'colour'>): string =>
  `${material} ${colour.hex}`;

/** A part as beds are asked whether it goes on them. */
export const boxOf = ({ sizeMm, facts }: Pick<Manifest['parts'][number], 'sizeMm' | 'facts'>): PartBox =>
  facts?.circle ? [...sizeMm, facts.circle.diameterMm] : sizeMm;

export const boxesOf = ({ parts }: Manifest): PartBox[] => parts.map(boxOf);

/** The box of the part that needs the largest bed, longest edge first. */
export const largestPartOf = ({ parts }: Manifest): number[] => {
  const boxes = parts.map(({ sizeMm }) => [...sizeMm].sort((a, b) => b - a));
  return boxes.reduce((largest, box) =>
    box[0]! > largest[0]! || (box[0] === largest[0] && box[1]! > largest[1]!) ? box : largest,
  );
};
