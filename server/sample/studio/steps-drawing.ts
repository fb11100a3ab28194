import sharp from 'sharp';
import { faceNormals } from '../../models/picture/corner-normals.ts';
import { featureEdges } from '../../models/picture/feature-edges.ts';
import { RIGHT, TOWARDS, UP } from '../../models/picture/isometric.ts';
import { joined, lengthOf, simplified } from '../../models/picture/polylines.ts';
import { sceneOf, type Scene, type ScenePart } from '../../models/picture/scene.ts';
import { createThinner } from '../../models/picture/thinned.ts';
import { dot, type Vec3 } from '../../models/picture/vectors.ts';
import { visibleLines } from '../../models/picture/visible-lines.ts';
import { NO_FACE, ZBuffer, type Projected } from '../../models/picture/z-buffer.ts';

/** Size that a drawing of a step is made at. */
export const STEP_PICTURE = { width: 1000, height: 750 } as const;
const FINE = 2;
const SIZE = { width: STEP_PICTURE.width * FINE, height: STEP_PICTURE.height * FINE };

/** What stands already, what is taken in hand, and where the latter is behind the former. */
const INK = { before: '#8b8984', now: '#a23406' };
const FILL = { before: [240, 238, 233], now: [255, 205, 178], behind: [250, 223, 207] } as const;

/** Around what is taken in hand, in its size; and the least share of the whole model that is shown. */
const AROUND = 1.5;
const LEAST_SHOWN = 0.42;

type Box = [left: number, right: number, top: number, bottom: number];

const planeOf = ({ points, corners }: Scene): Box => {
  const box: Box = [Infinity, -Infinity, Infinity, -Infinity];
  for (const corner of corners) {
    const at = points.slice(corner * 3, corner * 3 + 3);
    const spot: Vec3 = [at[0]!, at[1]!, at[2]!];
    const [x, y] = [dot(spot, RIGHT), -dot(spot, UP)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.max(box[1], x);
    box[2] = Math.min(box[2], y);
    box[3] = Math.max(box[3], y);
  }
  return box;
};

interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

const aimedAt = (whole: Box, now: Box | null): Camera => {
  const [left, right, top, bottom] = now ?? whole;
  const wanted = Math.max(right - left, ((bottom - top) * SIZE.width) / SIZE.height) * (now ? AROUND : 1.14);
  const all = Math.max(whole[1] - whole[0], ((whole[3] - whole[2]) * SIZE.width) / SIZE.height) * 1.14;
  const width = Math.min(all, Math.max(wanted, all * LEAST_SHOWN));
  const scale = SIZE.width / width;
  return { left: (left + right - width) / 2, top: (top + bottom) / 2 - SIZE.height / scale / 2, scale };
};

const projectedBy = ({ left, top, scale }: Camera, { points }: Scene): Projected => {
  const projected = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const spot: Vec3 = [points[i]!, points[i + 1]!, points[i + 2]!];
    projected[i] = (dot(spot, RIGHT) - left) * scale;
    projected[i + 1] = (-dot(spot, UP) - top) * scale;
    projected[i + 2] = dot(spot, TOWARDS) * scale;
  }
  return projected;
};

interface Layer {
  readonly seen: ZBuffer;
  /** SVG paths. */
  readonly lines: string;
}

const pathOf = (lines: readonly number[][]): string =>
  lines.map((line) => `M${line.map((value) => (value / FINE).toFixed(1)).join(' ')}`).join('');

const layerOf = (scene: Scene, camera: Camera, ink: string): Layer => {
  const projected = projectedBy(camera, scene);
  const seen = new ZBuffer(SIZE.width, SIZE.height);
  seen.fill(projected, scene.corners);
  const { outline, creases } = featureEdges(scene, faceNormals(scene));
  const thinned = createThinner();
  const drawn = ([edges, shared, width]: [number[], number, number]): string => {
    const lines = thinned(joined(visibleLines(scene, projected, seen, edges)), shared)
      .map((line) => simplified(line, 0.7))
      .filter((line) => lengthOf(line) >= 4);
    return `<path stroke="${ink}" stroke-width="${width}" d="${pathOf(lines)}"/>`;
  };
  const paths: [number[], number, number][] = [
    [outline, 0.9, 1.6],
    [creases, 0.5, 0.9],
  ];
  return { seen, lines: paths.map(drawn).join('') };
};

const painted = (before: ZBuffer, now: ZBuffer): Buffer => {
  const rgb = Buffer.alloc(SIZE.width * SIZE.height * 3, 255);
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const isNow = now.face[at] !== NO_FACE;
    if (!isNow && before.face[at] === NO_FACE) continue;
    const isBehind = isNow && before.depth[at]! > now.depth[at]! + 1;
    rgb.set(isNow ? (isBehind ? FILL.behind : FILL.now) : FILL.before, at * 3);
  }
  return rgb;
};

export interface StepParts {
  /** The whole model, for the scale. */
  readonly all: readonly ScenePart[];
  readonly before: readonly ScenePart[];
  readonly now: readonly ScenePart[];
}

/** One step from the front, the right and above: what is taken in hand in colour, also through what stands before it. WebP on white. */
export const stepDrawing = async ({ all, before, now }: StepParts): Promise<Buffer> => {
  const held = sceneOf(now);
  const camera = aimedAt(planeOf(sceneOf(all)), now.length > 0 ? planeOf(held) : null);
  const [standing, taken] = [layerOf(sceneOf(before), camera, INK.before), layerOf(held, camera, INK.now)];
  const { width, height } = STEP_PICTURE;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round" ` +
    `stroke-linecap="round">${standing.lines}${taken.lines}</svg>`;
  const paint = await sharp(painted(standing.seen, taken.seen), { raw: { ...SIZE, channels: 3 } })
    .resize(width, height)
    .png()
    .toBuffer();
  return sharp(paint)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
};
