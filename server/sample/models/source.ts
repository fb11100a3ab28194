import type { Drive } from '../../models/flight/drive.ts';
import type { Tailoring } from '../../models/tailoring/tailoring.ts';
import type { FlightSource } from './flight.ts';
import type { Kernel, Solid, Vec3 } from './kernel.ts';

export type Locale = 'en' | 'sk' | 'de';
export type Words = Record<Locale, string>;

/** Where one copy of a part stands in the assembled model: first turned (degrees about x, y, z), then moved (mm). */
export interface Placement {
  turn?: Vec3;
  move?: Vec3;
}

/** One printable part: how it is made, how it lies on the bed and where it stands in the model. */
export interface PartSource {
  id: string;
  name: Words;
  quantity: number;
  material: string;
  colour: { name: Words; hex: string };
  supports: boolean;
  /** Makes the solid in its own coordinates, millimetres. */
  build: (kernel: Kernel) => Solid;
  /** Turn (degrees about x, y, z) from the part's own coordinates to the way it is printed. */
  printTurn: Vec3;
  /** One entry for each copy; as many as `quantity`. */
  placements: Placement[];
  /** The way the part takes in the exploded view, millimetres in the model's coordinates. */
  explode: Vec3;
  /** The direction in which layers are stacked, in the part's own coordinates. */
  layerAxis: Vec3;
}

export interface PrintSettings {
  layerHeightMm: number;
  infillPercent: [number, number];
  walls: number;
  material: string;
}

/** A whole model: z up, millimetres. */
export interface ModelSource {
  id: string;
  name: string;
  revision: string;
  parts: PartSource[];
  print: PrintSettings;
  /** For what flies. */
  flight?: FlightSource;
  /** For cars and boats. */
  drive?: Drive;
  /** What of it may be chosen. */
  tailoring?: Tailoring;
}

export const COLOURS = {
  white: { name: { en: 'white', sk: 'biela', de: 'weiß' }, hex: '#f1efe9' },
  bone: { name: { en: 'bone', sk: 'slonovinová', de: 'knochenweiß' }, hex: '#e9e5da' },
  orange: { name: { en: 'orange', sk: 'oranžová', de: 'orange' }, hex: '#f2500e' },
  graphite: { name: { en: 'graphite', sk: 'grafitová', de: 'graphit' }, hex: '#26292a' },
  green: { name: { en: 'mat green', sk: 'tmavozelená', de: 'mattengrün' }, hex: '#1f5a4a' },
  grey: { name: { en: 'grey', sk: 'sivá', de: 'grau' }, hex: '#9a9d9a' },
  black: { name: { en: 'black', sk: 'čierna', de: 'schwarz' }, hex: '#1b1c1d' },
} satisfies Record<string, PartSource['colour']>;

/** The model with only the named parts, in the order of the model; alone they neither fly nor run. Throws for an unknown part id. */
export function subset(model: ModelSource, partIds: readonly string[]): ModelSource {
  const unknown = partIds.find((id) => !model.parts.some((part) => part.id === id));
  if (unknown) throw new Error(`Model ${model.id} has no part ${unknown}`);
  return {
    ...model,
    flight: undefined,
    drive: undefined,
    tailoring: undefined,
    parts: model.parts.filter((part) => partIds.includes(part.id)),
  };
}
