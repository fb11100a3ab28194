import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '../../core/locale.ts';
import { boundsOf, sceneOf, welded, type ScenePart } from '../../models/picture/scene.ts';
import { stepsOf } from '../guides/guide-steps.ts';
import { GUIDE_TEXTS } from '../guides/guide-texts.ts';
import { withKernel } from '../models/kernel.ts';
import { assembled, shadedMeshOf } from '../models/mesh.ts';
import { modelSource } from '../models/model.ts';

import { STEP_PICTURE, stepDrawing } from './steps-drawing.ts';

/* Usage: steps.ts [--out=DIR] MODEL…; see README.md. */

const args = process.argv.slice(2);
const OUT =
  args.find((arg) => arg.startsWith('--out='))?.split('=')[1] ?? fileURLToPath(new URL('../pictures', import.meta.url));
const INDEX = join(OUT, 'pictures.json');

/** A tall model is laid on its side, its top to the right. */
const laid = (points: Float32Array): Float32Array => {
  const turned = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) turned.set([points[i + 2]!, points[i + 1]!, -points[i]!], i);
  return turned;
};

const sceneParts = (id: string): Promise<Map<string, ScenePart>> =>
  withKernel(0.6, (kernel) => {
    const { parts } = modelSource(id);
    const meshes = parts.map((part) => {
      const solid = assembled(kernel, part.build(kernel), part).simplify(0.03);
      return [part.id, { mesh: welded(shadedMeshOf(solid)), hex: part.colour.hex }] as const;
    });
    const { min, centre } = boundsOf(sceneOf(meshes.map(([, part]) => part)))!;
    const half = centre.map((middle, axis) => middle - min[axis]!);
    const isTall = half[2]! > 1.6 * Math.max(half[0]!, half[1]!);
    return new Map(
      meshes.map(([part, { mesh, hex }]) => {
        const { points, corners } = mesh;
        return [part, { mesh: { points: isTall ? laid(points) : points, corners }, hex }];
      }),
    );
  });

const altOf = (id: string, place: number): Record<string, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, GUIDE_TEXTS[id]![locale].steps[place]!.title]));

for (const id of args.filter((arg) => !arg.startsWith('--'))) {
  const parts = await sceneParts(id);
  const held = (ids: Iterable<string>): ScenePart[] => [...ids].map((part) => parts.get(part)!);
  const standing = new Set<string>();
  const index = JSON.parse(readFileSync(INDEX, 'utf8')) as Record<string, object>;
  for (const [place, step] of stepsOf(id).entries()) {
    const before = [...standing].filter((part) => !step.parts.includes(part));
    const picture = await stepDrawing({ all: [...parts.values()], before: held(before), now: held(step.parts) });
    const name = `s-${id}-${step.id}`;
    writeFileSync(join(OUT, `${name}.webp`), picture);
    index[name] = { file: `${name}.webp`, ...STEP_PICTURE, kind: 'drawing', alt: altOf(id, place), anchors: {} };
    for (const part of step.parts) standing.add(part);
    console.log(name, picture.length);
  }
  writeFileSync(INDEX, JSON.stringify(index, null, 2));
}
