// Made by `npm run schema` of server/models/tailoring/kernel/steps.ts.

import type { Step } from './drawing.gen.ts';

/** A drawing that asks for what there is not. */
export class DrawingError extends Error {
  /** That could not be carried out. */
  step?: number;
}

/** A drawing that takes more than a model may. */
export class DrawingTooLarge extends Error {}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e5;

/** So many numbers, all of them finite. Throws DrawingError. */
export const numbersIn = (value: unknown, { least, most = least }: { least: number; most?: number }): number[] => {
  if (!Array.isArray(value) || value.length < least || value.length > most || !value.every(isNumber))
    throw new DrawingError(`not ${least === most ? least : `${least} to ${most}`} numbers`);
  return value;
};

export const threeIn = (value: unknown): [number, number, number] =>
  numbersIn(value, { least: 3 }) as [number, number, number];

export const twoIn = (value: unknown): [number, number] => numbersIn(value, { least: 2 }) as [number, number];

export const oneIn = (value: unknown): number => numbersIn(value, { least: 1 })[0]!;

/** Places of earlier steps. */
export const earlierIn = (value: unknown, before: number): number[] => {
  const places = numbersIn(Array.isArray(value) ? value : [value], { least: 1, most: 2000 });
  if (!places.every((place) => Number.isInteger(place) && place >= 0 && place < before))
    throw new DrawingError('no such step');
  return places;
};

const SHAPES_FROM = new Set(
  ['move', 'turn', 'scale', 'mirror', 'union', 'difference', 'intersection', 'hull'].concat([
    'move2',
    'turn2',
    'scale2',
    'offset',
    'extrude',
    'revolve',
  ]),
);

/** Whether a step of this name is made of earlier ones. */
export const isMadeOf = (name: string): boolean => SHAPES_FROM.has(name);

/** The steps that these are made of, themselves among them. Throws DrawingError. */
export const neededSteps = (steps: readonly Step[], wanted: readonly number[]): ReadonlySet<number> => {
  const needed = new Set(wanted);
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    if (!needed.has(at) || !isMadeOf(step[0])) continue;
    for (const place of earlierIn(step[1], at)) needed.add(place);
  }
  return needed;
};
