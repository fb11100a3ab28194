import { child, numberOf, textOf, type OrkNode } from './ork-file.ts';

/** Radii of a length of the body, metres. */
export interface Radii {
  fore: number;
  aft: number;
}

type Open = { node: OrkNode; fore?: number; aft?: number };

const BODY = new Set(['nosecone', 'bodytube', 'transition']);
const USUAL = 0.025;

/** A number that stands by itself; undefined for what follows a neighbour, even where a number stands behind the word. */
const said = (node: OrkNode, name: string): number | undefined =>
  textOf(node, name)?.startsWith('auto') ? undefined : numberOf(node, name);

const open = (node: OrkNode): Open => {
  if (node.name === 'bodytube') return { node, fore: said(node, 'radius'), aft: said(node, 'radius') };
  const [fore, aft] = [said(node, 'foreradius'), said(node, 'aftradius')];
  if (node.name === 'transition') return { node, fore, aft };
  return textOf(node, 'isflipped') === 'true' ? { node, fore, aft: 0 } : { node, fore: 0, aft };
};

const take = (one: Open, end: 'fore' | 'aft', radius: number | undefined): void => {
  if (one[end] !== undefined || radius === undefined) return;
  if (one.node.name === 'bodytube') Object.assign(one, { fore: radius, aft: radius });
  else one[end] = radius;
};

/** Radii of a row of parts, those that follow a neighbour from the front, else from behind. */
const settle = (nodes: readonly OrkNode[], into: Map<OrkNode, Radii>): void => {
  const row = nodes.map(open);
  for (let turn = 0; turn < 2; turn++) {
    row.forEach((one, i) => take(one, 'fore', row[i - 1]?.aft));
    [...row.keys()].reverse().forEach((i) => take(row[i]!, 'aft', row[i + 1]?.fore));
  }
  for (const { node, fore, aft } of row) {
    const kept = numberOf(node, 'radius') ?? numberOf(node, 'aftradius') ?? USUAL;
    into.set(node, { fore: fore ?? aft ?? kept, aft: aft ?? kept });
  }
};

const inside = (node: OrkNode): readonly OrkNode[] => child(node, 'subcomponents')?.children ?? [];

const beside = (node: OrkNode, into: Map<OrkNode, Radii>): void => {
  for (const one of inside(node)) {
    if (one.name === 'podset' || one.name === 'parallelstage') {
      settle(inside(one).filter(({ name }) => BODY.has(name)), into); // oxfmt-ignore
    }
    beside(one, into);
  }
};

/** The radii of all parts of the body: the stages are one row, pods and boosters rows of their own. */
export const radiiOf = (rocket: OrkNode): Map<OrkNode, Radii> => {
  const radii = new Map<OrkNode, Radii>();
  const stages = inside(rocket).filter(({ name }) => name === 'stage');
  settle(stages.flatMap(inside).filter(({ name }) => BODY.has(name)), radii); // oxfmt-ignore
  beside(rocket, radii);
  return radii;
};
