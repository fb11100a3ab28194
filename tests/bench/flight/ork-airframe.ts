import {
  ROUGHNESS,
  type Airframe,
  type BodyPart,
  type FinEdge,
  type Guide,
} from '../../../server/models/flight/simulation/airframe.ts';
import type { Outline, OutlineKind } from '../../../server/models/flight/simulation/outline.ts';
import { halfEllipse, trapezoid, type FinPoint } from '../../../server/models/flight/simulation/planform.ts';
import { numberOf, textOf, type OrkNode } from './ork-file.ts';
import { weightsOf } from './ork-mass.ts';
import { allOf, finPoints, isBody, isFins, type Part } from './ork-parts.ts';

const KINDS: Record<string, OutlineKind> = {
  conical: 'CONE',
  ogive: 'OGIVE',
  ellipsoid: 'ELLIPSE',
  parabolic: 'PARABOLIC',
  power: 'POWER',
  haack: 'HAACK',
};

export const outlineOf = (part: Part): Outline => ({
  kind: part.node.name === 'bodytube' ? 'TUBE' : (KINDS[textOf(part.node, 'shape') ?? 'conical'] ?? 'CONE'),
  parameter: numberOf(part.node, 'shapeparameter') ?? 1,
  length: part.length,
  fore: part.ends?.fore ?? 0,
  aft: part.ends?.aft ?? 0,
});

export const pointsOf = (node: OrkNode): readonly FinPoint[] => {
  const [root, tip] = [numberOf(node, 'rootchord') ?? 0, numberOf(node, 'tipchord') ?? 0];
  const high = numberOf(node, 'height') ?? 0;
  if (node.name === 'freeformfinset') return finPoints(node);
  return node.name === 'ellipticalfinset'
    ? halfEllipse(root, high)
    : trapezoid(root, tip, high, numberOf(node, 'sweeplength') ?? 0);
};

const roughnessOf = (node: OrkNode): number => {
  const known: Record<string, number> = {
    ...ROUGHNESS,
    roughunfinished: 250e-6,
    unfinished: 150e-6,
    optimum: 5e-6,
    finishpolished: 0.5e-6,
    mirror: 1e-9,
  };
  return known[textOf(node, 'finish') ?? 'normal'] ?? ROUGHNESS.normal;
};

/** A drag that somebody wrote stands for what is reckoned, of a part or of all that it holds. */
const isDragless = (part: Part): boolean => {
  for (let above = part.parent; above; above = above.parent) {
    if (numberOf(above.node, 'overridecd') !== undefined && textOf(above.node, 'overridesubcomponentscd') === 'true')
      return true;
  }
  return numberOf(part.node, 'overridecd') !== undefined;
};

const finsOf = (part: Part) => {
  const { node, stage, from, parent } = part;
  const each = numberOf(node, 'fincount') ?? numberOf(node, 'instancecount') ?? 1;
  return {
    stage,
    count: each * part.count,
    from,
    points: pointsOf(node),
    thickness: numberOf(node, 'thickness') ?? 0,
    edge: (textOf(node, 'crosssection') ?? 'square').toUpperCase() as FinEdge,
    body: parent && isBody(parent) ? parent.radius : 0,
    roughness: roughnessOf(node),
    dragless: isDragless(part),
  };
};

const guideOf = (part: Part): Guide[] => {
  const { node, stage, from, length, radius, bore } = part;
  const many = (numberOf(node, 'instancecount') ?? 1) * part.count;
  const roughness = roughnessOf(node);
  if (node.name === 'launchlug') {
    return [{ kind: 'LUG', stage, count: many, from, length, outer: radius, inner: bore, roughness }];
  }
  if (node.name === 'tubefinset') {
    const count = (numberOf(node, 'fincount') ?? numberOf(node, 'instancecount') ?? 1) * part.count;
    return [{ kind: 'TUBE_FIN', stage, count, from, length, outer: radius, inner: bore, roughness }];
  }
  if (node.name !== 'railbutton') return [];
  const [outer, inner] = [numberOf(node, 'outerdiameter') ?? 0, numberOf(node, 'innerdiameter') ?? 0];
  const [height, low, flange] = ['height', 'baseheight', 'flangeheight'].map((name) => numberOf(node, name) ?? 0) as [
    number,
    number,
    number,
  ];
  const front = height * outer - (outer - inner) * Math.max(0, height - low - flange);
  return [{ kind: 'BUTTON', stage, count: many, from, height, front }];
};

/** The airframe of the stages that fly. */
export const airframeOf = (stages: readonly Part[], active: (part: Part) => boolean): Airframe => {
  const parts = stages.flatMap(allOf).filter(active);
  const body = parts.filter(isBody).map((part): BodyPart => {
    const { stage, from, count, row, node } = part;
    return { ...outlineOf(part), stage, from, count, row, roughness: roughnessOf(node), dragless: isDragless(part) };
  });
  const caliber = Math.max(...body.map(({ fore, aft }) => Math.max(fore, aft)));
  const extraDrag = parts.map(({ node, stage, count }) => ({
    stage,
    area: (numberOf(node, 'overridecd') ?? 0) * count * Math.PI * caliber ** 2,
  }));
  return {
    body,
    fins: parts.filter(isFins).map(finsOf),
    guides: parts.filter((part) => !isDragless(part)).flatMap(guideOf),
    extraDrag: extraDrag.filter(({ area }) => area > 0),
    weights: stages.flatMap((part) => weightsOf(part, active)),
  };
};
