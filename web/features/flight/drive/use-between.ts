import type { Range } from '../../../codegen/flight/electric.gen.ts';

const UNIT = /\s[^\d\s]\S*$/;

/** A range as a text; ends that read the same are said once, and so is their unit. */
export const useBetween =
  () =>
  ([least, most]: Range, show: (value: number) => string): string => {
    const [from, to] = [show(least), show(most)];
    if (from === to) return to;
    const unit = UNIT.exec(to)?.[0];
    return `${unit && from.endsWith(unit) ? from.slice(0, -unit.length) : from} – ${to}`;
  };
