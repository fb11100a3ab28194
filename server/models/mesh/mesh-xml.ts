import type { Mesh } from './mesh.ts';

const ROWS = 4096;

/** Nine digits bring back the same single-precision number. */
const exact = (value: number): string => String(Number(value.toPrecision(9)));

function* rows(count: number, row: (i: number) => string): Generator<Buffer> {
  for (let at = 0; at < count; at += ROWS) {
    let text = '';
    for (let i = at; i < Math.min(count, at + ROWS); i += 1) text += row(i);
    yield Buffer.from(text);
  }
}

/** The `<mesh>` of a 3MF object in pieces; the text is never in memory as a whole. The same mesh gives the same text. */
export function* meshXml({ points: p, corners: c }: Mesh): Generator<Buffer> {
  yield Buffer.from('<mesh><vertices>\n');
  const vertex = (i: number) => `<vertex x="${exact(p[i]!)}" y="${exact(p[i + 1]!)}" z="${exact(p[i + 2]!)}"/>\n`;
  yield* rows(p.length / 3, (i) => vertex(i * 3));
  yield Buffer.from('</vertices><triangles>\n');
  const triangle = (i: number) => `<triangle v1="${c[i]}" v2="${c[i + 1]}" v3="${c[i + 2]}"/>\n`;
  yield* rows(c.length / 3, (i) => triangle(i * 3));
  yield Buffer.from('</triangles></mesh>');
}

export interface Box {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Lowest and highest coordinates of a mesh. */
export const boxOf = ({ points }: Mesh): Box => {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < points.length; i += 1) {
    const axis = i % 3;
    min[axis] = Math.min(min[axis]!, points[i]!);
    max[axis] = Math.max(max[axis]!, points[i]!);
  }
  return { min: min, max: max };
};
