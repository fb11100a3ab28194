import { MATERIALS, OTHER_MATERIAL } from '../estimate/estimate-calibration.ts';
import type { Manifest } from '../manifest.ts';
import type { SlicedSums, SliceOrder } from '../mesh/mesh-worker-messages.ts';
import type { SlicedFacts } from '../part-facts.ts';
import { CLASS_MACHINES, settingsOf, type ModelPrint } from './printer-classes.ts';

const CLASSES = ['CLASSIC', 'QUICK', 'FAST'] as const;

/** The settings that a model is sliced with: its own, in the middle of its filling. */
export const printOf = ({ print }: Pick<Manifest, 'print'>): ModelPrint => {
  const [least, most] = print?.infillPercent ?? [15, 15];
  return {
    layerHeightMm: print?.layerHeightMm ?? 0.2,
    infillPercent: (least + most) / 2,
    walls: print?.walls ?? 2,
  };
};

/** How a part is to be sliced, and what it was asked with. */
export interface PartSliceOrder extends SliceOrder {
  readonly print: ModelPrint;
  readonly material: string;
}

/** A part of a model on all classes of printer; soft filament is pushed no faster than it can be. */
export const sliceOrderOf = (manifest: Pick<Manifest, 'print'>, material: string): PartSliceOrder => {
  const print = printOf(manifest);
  const { mostMm3PerSecond = Infinity } = MATERIALS[material] ?? OTHER_MATERIAL;
  const machines = CLASSES.map((each) => {
    const machine = CLASS_MACHINES[each];
    return { ...machine, flow: Math.min(machine.flow, mostMm3PerSecond) };
  });
  return { print, material, settings: settingsOf(print), machines };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What is kept of a sliced part, to a tenth of a mm³ and of a second. */
export const slicedFactsOf = ({ print, material }: PartSliceOrder, { mm3, seconds }: SlicedSums): SlicedFacts => {
  const [CLASSIC, QUICK, FAST] = seconds.map(tenth) as [number, number, number];
  return { ...print, material, mm3: tenth(mm3), seconds: { CLASSIC, QUICK, FAST } };
};
