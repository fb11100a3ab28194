import { createHash } from 'node:crypto';
import { previewGlb, type PreviewPart } from '../../models/preview/preview-glb.ts';
import { DUNAJ } from './boats/dunaj.ts';
import { DECAL_HEX, decalsOf } from './decals.ts';
import { flightOf } from './flight.ts';
import { GEMER } from './gemer.ts';
import { HRON } from './boats/hron.ts';
import { ISKRA } from './rockets/iskra.ts';
import { KESTREL } from './planes/kestrel.ts';
import { withKernel } from './kernel.ts';
import type { Kernel, Solid, Vec3 } from './kernel.ts';
import { AVIONICS_BAY, KRIVAN } from './rockets/krivan.ts';
import { LIENKA } from './planes/lienka.ts';
import { assembled, centreOf, laidOnBed, meshOf, shadedMeshOf, sizeOf } from './mesh.ts';
import type { TriangleMesh } from './mesh.ts';
import { PANTILT } from './pantilt.ts';
import { FIRST_RXBOX, RXBOX } from './rxbox.ts';
import { subset } from './source.ts';
import type { Locale, ModelSource, PartSource } from './source.ts';
import { binaryStl } from './stl.ts';
import { threeMf } from './three-mf.ts';
import { VAJCE } from './rockets/vajce.ts';
import { gramsOf } from './weighing.ts';

export type { Locale, ModelSource, PartSource } from './source.ts';

/** One part with its files. Sizes, volume, area and grams are those of one copy in print orientation. */
export interface BuiltPart {
  id: string;
  name: Record<Locale, string>;
  quantity: number;
  material: string;
  colour: PartSource['colour'];
  supports: boolean;
  sizeMm: [number, number, number];
  volumeMm3: number;
  areaMm2: number;
  grams: number;
  triangles: number;
  stl: Uint8Array;
  threeMf: Uint8Array;
}

export interface BuiltModel {
  id: string;
  name: string;
  revision: string;
  parts: BuiltPart[];
  /** The assembled model, z up. */
  sizeMm: [number, number, number];
  print: ModelSource['print'];
  previewGlb: Uint8Array;
  manifest: object;
}

const MODELS: readonly ModelSource[] = [
  KRIVAN,
  AVIONICS_BAY,
  DUNAJ,
  KESTREL,
  ISKRA,
  VAJCE,
  PANTILT,
  RXBOX,
  GEMER,
  HRON,
  LIENKA,
];
/** How models were sold before: of each the version before the one of today. */
const EARLIER: readonly ModelSource[] = [FIRST_RXBOX];
const PREVIEW_DETAIL = 0.19;

/** Every model that can be built, the sets made of parts of another model included. */
export const MODEL_IDS: readonly string[] = MODELS.map((model) => model.id);

/** The source of a model. Throws for an unknown id. */
export function modelSource(id: string): ModelSource {
  const model = MODELS.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`There is no model ${id}`);
  return model;
}

/** Whether a model was sold before in another version. */
export const hasEarlier = (id: string): boolean => EARLIER.some((model) => model.id === id);

interface Wanted {
  readonly id: string;
  /** Some parts of it alone. */
  readonly parts?: readonly string[];
  /** As it was sold before. */
  readonly earlier?: boolean;
}

/**
 * Builds every file of a model, or of the named parts of it. The same source always gives the same bytes.
 * Throws for an unknown model or part, and when a solid is not a closed body.
 */
export function buildModel(id: string, parts?: readonly string[]): Promise<BuiltModel> {
  return buildWanted({ id, parts });
}

/** The same of any version of a model. */
export async function buildWanted({ id, parts: partIds, earlier }: Wanted): Promise<BuiltModel> {
  const source = (earlier && EARLIER.find((model) => model.id === id)) || modelSource(id);
  const model = partIds ? subset(source, partIds) : source;
  const shapes = await withKernel(1, (kernel) => model.parts.map((part) => shapeOf(kernel, part, model)));
  const preview = await withKernel(PREVIEW_DETAIL, (kernel) =>
    model.parts.map((part) => previewPart(kernel, part, id)),
  );
  const parts: BuiltPart[] = [];
  for (const [i, part] of model.parts.entries()) parts.push(await builtPart(model, part, shapes[i] as Shape));
  const { name, revision, print } = model;
  const sizeMm = sizeOf(boundsOf(shapes));
  const built = { id, name, revision, parts, sizeMm, print, previewGlb: await previewGlb(preview) };
  const centres = Object.fromEntries(model.parts.map((part, i) => [part.id, (shapes[i] as Shape).centre]));
  return {
    ...built,
    manifest: {
      ...manifestOf(built, model),
      flight: model.flight && flightOf(model.flight, centres),
      drive: model.drive,
      tailoring: model.tailoring,
    },
  };
}

interface Shape {
  mesh: TriangleMesh;
  size: Vec3;
  volume: number;
  area: number;
  grams: number;
  bounds: { min: Vec3; max: Vec3 };
  /** Of all copies where they belong. */
  centre: Vec3;
}

function shapeOf(kernel: Kernel, part: PartSource, model: ModelSource): Shape {
  const solid = checked(part.build(kernel), part);
  const onBed = laidOnBed(solid, part);
  const [volume, area] = [solid.volume(), solid.surfaceArea()];
  const whole = assembled(kernel, solid, part);
  const { min, max } = whole.boundingBox();
  const mesh = meshOf(onBed);
  return {
    mesh,
    size: sizeOf(onBed.boundingBox()),
    volume,
    area,
    grams: gramsOf(mesh, volume, part.material, model.print),
    bounds: { min: [...min], max: [...max] },
    centre: centreOf(whole),
  };
}

function checked(solid: Solid, part: PartSource): Solid {
  const status = solid.status();
  if (status !== 'NoError' || solid.isEmpty()) throw new Error(`Part ${part.id} is not a closed solid: ${status}`);
  return solid;
}

function previewPart(kernel: Kernel, part: PartSource, modelId: string): PreviewPart {
  const solid = assembled(kernel, part.build(kernel), part);
  const decals = decalsOf(kernel, modelId, part.id);
  return {
    id: part.id,
    hex: part.colour.hex,
    explode: part.explode,
    mesh: shadedMeshOf(solid.simplify(0.35)),
    decals: decals && { hex: DECAL_HEX, mesh: shadedMeshOf(decals) },
  };
}

/** The file of a part that is sold. */
export function stlOf({ id, revision }: ModelSource, part: PartSource, mesh: TriangleMesh): Uint8Array {
  return binaryStl(mesh, `Martyx ${id} ${part.id} rev ${revision}, millimetres`);
}

async function builtPart(model: ModelSource, part: PartSource, shape: Shape): Promise<BuiltPart> {
  const title = `${model.name} ${model.revision}, ${part.name.en}`;
  const { id, name, quantity, material, colour, supports } = part;
  return {
    id,
    name,
    quantity,
    material,
    colour,
    supports,
    sizeMm: shape.size,
    volumeMm3: Math.round(shape.volume),
    areaMm2: Math.round(shape.area),
    grams: shape.grams,
    triangles: shape.mesh.triangles.length / 3,
    stl: stlOf(model, part, shape.mesh),
    threeMf: await threeMf(shape.mesh, { title, partName: part.name.en, colour: colour.hex }),
  };
}

function boundsOf(shapes: readonly Shape[]): { min: Vec3; max: Vec3 } {
  const all = shapes.map((shape) => shape.bounds);
  const pick = (axis: 0 | 1 | 2): [number, number] => [
    Math.min(...all.map((b) => b.min[axis])),
    Math.max(...all.map((b) => b.max[axis])),
  ];
  const [x, y, z] = [pick(0), pick(1), pick(2)];
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}

function manifestOf(model: Omit<BuiltModel, 'manifest'>, source: ModelSource): object {
  const file = (bytes: Uint8Array): object => ({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return {
    format: 'martyx-model-1',
    id: model.id,
    name: model.name,
    revision: model.revision,
    unit: 'mm',
    sizeMm: model.sizeMm,
    print: model.print,
    parts: model.parts.map(({ stl, threeMf: package3mf, ...part }) => ({
      ...part,
      orientation: { turn: source.parts.find(({ id }) => id === part.id)?.printTurn, onBed: true },
      files: { stl: file(stl), threeMf: file(package3mf) },
    })),
    preview: file(model.previewGlb),
  };
}
