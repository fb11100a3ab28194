import type { Range } from '../../../codegen/flight/electric.gen.ts';

/** A range as a text; ends that read the same are said once. */
export const useBetween =
  () =>
  ([least, most]: Range, show: (value: number) => string): string =>
    show(least) === show(most) ? show(most) : `${show(least)} – ${show(most)}`;
