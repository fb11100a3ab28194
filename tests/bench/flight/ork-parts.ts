import { child, numberOf, textOf, type OrkNode } from './ork-file.ts';
import { radiiOf, type Radii } from './ork-radii.ts';

/** A component with its place: metres behind the tip. */
export interface Part {
  node: OrkNode;
  parent: Part | null;
  stage: number;
  from: number;
  length: number;
  /** Outer radius, at its wider end. */
  radius: number;
  /** Of a part of the body. */
  ends?: Radii;
  /** Inner radius, in which what it holds stands. */
  bore: number;
  /** How many there are of it: clusters, pods, boosters. */
  count: number;
  /** 0 for what is in line, others for each pod and booster. */
  row: number;
  children: Part[];
}

const BODY = new Set(['nosecone', 'bodytube', 'transition']);
const ASSEMBLY = new Set(['stage', 'podset', 'parallelstage']);
const CLUSTER: Record<string, number> = {
  single: 1,
  double: 2,
  '3-row': 3,
  '4-row': 4,
  '3-ring': 3,
  '4-ring': 4,
  '5-ring': 5,
  '6-ring': 6,
  '3-star': 4,
  '4-star': 5,
  '5-star': 6,
  '6-star': 7,
  '9-grid': 9,
  '9-star': 9,
};

export const isBody = ({ node }: Pick<Part, 'node'>): boolean => BODY.has(node.name);
export const isFins = ({ node }: Pick<Part, 'node'>): boolean =>
  node.name.endsWith('finset') && node.name !== 'tubefinset';

export const finPoints = (node: OrkNode): [number, number][] =>
  (child(node, 'finpoints')?.children ?? []).map(({ attributes }) => [Number(attributes.x), Number(attributes.y)]);

const lengthOf = (node: OrkNode): number => {
  if (node.name === 'freeformfinset') {
    const points = finPoints(node);
    return points.at(-1)![0] - points[0]![0];
  }
  return numberOf(node, 'length') ?? numberOf(node, 'rootchord') ?? numberOf(node, 'packedlength') ?? 0;
};

const placed = (node: OrkNode, length: number, parent: Part): number => {
  const place = child(node, 'axialoffset') ?? child(node, 'position');
  const method = place?.attributes.method ?? place?.attributes.type ?? 'top';
  const offset = Number(place?.text ?? 0);
  if (method === 'absolute') return offset;
  if (method === 'bottom') return parent.from + parent.length - length + offset;
  if (method === 'middle') return parent.from + (parent.length - length) / 2 + offset;
  return method === 'after' ? parent.from + parent.length + offset : parent.from + offset;
};

const outerOf = (node: OrkNode, parent: Part | null, ends: Radii | undefined): number => {
  if (ends) return Math.max(ends.fore, ends.aft);
  return numberOf(node, 'outerradius') ?? numberOf(node, 'radius') ?? parent?.bore ?? 0;
};

const wallOf = (node: OrkNode, radius: number): number => {
  const text = textOf(node, 'thickness');
  return text === 'filled' ? radius : (numberOf(node, 'thickness') ?? 0);
};

const countOf = (node: OrkNode): number => {
  if (node.name === 'podset' || node.name === 'parallelstage') return numberOf(node, 'instancecount') ?? 1;
  return CLUSTER[textOf(node, 'clusterconfiguration') ?? 'single'] ?? 1;
};

/** What a whole design says: its radii, and the number of the next stage in the order of the file. */
interface Design {
  radii: ReadonlyMap<OrkNode, Radii>;
  stages: number;
  rows: number;
}

const build = (design: Design, node: OrkNode, parent: Part | null, [stage, from]: [number, number]): Part => {
  const length = lengthOf(node);
  const ends = design.radii.get(node);
  const radius = outerOf(node, parent, ends);
  const part: Part = {
    node,
    parent,
    stage,
    from,
    length,
    radius,
    ends,
    bore: Math.max(0, radius - wallOf(node, radius)),
    count: (parent?.count ?? 1) * countOf(node),
    row: node.name === 'podset' || node.name === 'parallelstage' ? ++design.rows : (parent?.row ?? 0),
    children: [],
  };
  let end = from;
  for (const inner of child(node, 'subcomponents')?.children ?? []) {
    const follows = ASSEMBLY.has(node.name) && BODY.has(inner.name);
    const own = inner.name === 'parallelstage' ? design.stages++ : stage;
    const beside = ASSEMBLY.has(inner.name) ? assemblyLength(inner) : lengthOf(inner);
    const made = build(design, inner, part, [own, follows ? end : placed(inner, beside, part)]);
    if (follows) end += made.length;
    part.children.push(made);
  }
  if (ASSEMBLY.has(node.name)) part.length = end - from;
  return part;
};

const assemblyLength = (node: OrkNode): number =>
  (child(node, 'subcomponents')?.children ?? [])
    .filter(({ name }) => BODY.has(name))
    .reduce((sum, one) => sum + lengthOf(one), 0);

/** The stages of a design, each after the other; `stage` counts from the top as they stand in the file, boosters among them. */
export const stagesOf = (rocket: OrkNode): Part[] => {
  const design: Design = { radii: radiiOf(rocket), stages: 0, rows: 0 };
  let from = 0;
  return (child(rocket, 'subcomponents')?.children ?? [])
    .filter(({ name }) => name === 'stage')
    .map((node) => {
      const part = build(design, node, null, [design.stages++, from]);
      from += part.length;
      return part;
    });
};

/** A part and all that it holds. */
export const allOf = (part: Part): Part[] => [part, ...part.children.flatMap(allOf)];
