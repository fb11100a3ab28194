import { GLYPHS } from './glyphs.ts';

type Point = [x: number, y: number];

interface Glyph {
  readonly advance: number;
  /** Commands of its path, each a letter and its numbers. */
  readonly path: readonly (readonly [command: string, ...numbers: number[]])[];
}

/** The height of a capital letter, in the units of the outlines. */
const CAPITAL = 1000;
/** Straight lines of a curve, in small letters and in large ones. */
const LINES = { small: 6, large: 12 };
const LARGE_MM = 20;

const glyphOf = (line: string): [string, Glyph] => {
  const [advance = '', path = ''] = line.slice(2).split(' ', 2);
  const commands = [...path.matchAll(/([MLQ])([^MLQ]+)/g)];
  return [
    line[0]!,
    {
      advance: Number(advance),
      path: commands.map(([, name, numbers]) => [name!, ...numbers!.split(',').map(Number)]),
    },
  ];
};

let glyphs: ReadonlyMap<string, Glyph> | null = null;

const curved = ([x, y]: Point, [cx, cy]: Point, [ex, ey]: Point, lines: number): Point[] =>
  Array.from({ length: lines }, (_, i) => {
    const t = (i + 1) / lines;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [a * x + b * cx + c * ex, a * y + b * cy + c * ey];
  });

const isSame = ([x, y]: Point, [a, b]: Point): boolean => x === a && y === b;

/** Without the point that closes it. */
const ringOf = (points: readonly Point[]): Point[] => {
  const distinct = points.filter((point, i) => i === 0 || !isSame(point, points[i - 1]!));
  return isSame(distinct[0]!, distinct.at(-1)!) ? distinct.slice(0, -1) : distinct;
};

const ringsOf = ({ path }: Glyph, from: number, lines: number): Point[][] => {
  const rings: Point[][] = [];
  for (const [name, ...numbers] of path) {
    const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => [
      from + numbers[2 * i]!,
      numbers[2 * i + 1]!,
    ]);
    const ring = rings.at(-1) ?? [];
    if (name === 'M') rings.push(points);
    else if (name === 'L') ring.push(...points);
    else ring.push(...curved(ring.at(-1)!, points[0]!, points[1]!, lines));
  }
  return rings.map(ringOf);
};

/**
 * Words as outlines in a bold sans serif, their middle at the origin: capitals are so many millimetres high, less where the words
 * would be wider than `most`. Null where a letter is not known.
 */
export const textOutline = (words: string, height: number, most = Infinity): Point[][] | null => {
  glyphs ??= new Map(GLYPHS.slice(1, -1).split('\n').map(glyphOf));
  const rings: Point[][] = [];
  let width = 0;
  for (const letter of words) {
    const glyph = glyphs.get(letter);
    if (!glyph) return null;
    rings.push(...ringsOf(glyph, width, height > LARGE_MM ? LINES.large : LINES.small));
    width += glyph.advance;
  }
  const scale = Math.min(height / CAPITAL, most / Math.max(width, 1));
  return rings.map((ring) => ring.map(([x, y]) => [(x - width / 2) * scale, (y - CAPITAL / 2) * scale]));
};
