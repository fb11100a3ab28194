import type { ImageInput } from '../../catalog/catalog.inputs.ts';
import type { Scene } from './scene.ts';
import { NO_FACE, type ZBuffer } from './z-buffer.ts';

/** A point on each part that is seen, by the number of the part, in per cent from the left top. */
export type Anchors = readonly { readonly part: number; readonly x: number; readonly y: number }[];

/** Pixels from one that is looked at to the next. */
const STEP = 2;

const percent = (value: number, of: number): number => Math.round(((value + 0.5) / of) * 10_000) / 100;

/** For each part the seen pixel that is nearest to the middle of what is seen of it. */
export const anchorsOf = ({ partOf, colours }: Scene, { width, height, face }: ZBuffer): Anchors => {
  const look = (each: (part: number, x: number, y: number) => void): void => {
    for (let y = 0; y < height; y += STEP) {
      for (let x = 0; x < width; x += STEP) {
        const seen = face[y * width + x]!;
        if (seen !== NO_FACE) each(partOf[seen]!, x, y);
      }
    }
  };
  const sums = colours.map(() => ({ count: 0, x: 0, y: 0 }));
  look((part, x, y) => {
    const sum = sums[part]!;
    sum.count += 1;
    sum.x += x;
    sum.y += y;
  });
  const nearest = sums.map(({ count, x, y }) => ({
    middle: [x / count, y / count] as const,
    away: Infinity,
    x: 0,
    y: 0,
  }));
  look((part, x, y) => {
    const one = nearest[part]!;
    const away = Math.hypot(x - one.middle[0], y - one.middle[1]);
    if (away < one.away) Object.assign(one, { away, x, y });
  });
  return nearest.flatMap(({ away, x, y }, part) =>
    away === Infinity ? [] : [{ part, x: percent(x, width), y: percent(y, height) }],
  );
};

/** As a picture of the catalogue keeps them. */
export const namedAnchors = (anchors: Anchors, partIds: readonly string[]): ImageInput['anchors'] =>
  anchors.map(({ part, x, y }) => ({ partId: partIds[part]!, x, y }));
