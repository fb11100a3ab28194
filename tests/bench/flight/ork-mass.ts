import type { Weight } from '../../../server/models/flight/simulation/airframe.ts';
import { radiusAt, type Outline } from '../../../server/models/flight/simulation/outline.ts';
import { finFigures } from '../../../server/models/flight/simulation/planform.ts';
import { outlineOf, pointsOf } from './ork-airframe.ts';
import { child, numberOf, textOf, type OrkNode } from './ork-file.ts';
import { isBody, isFins, type Part } from './ork-parts.ts';

interface Solid {
  kg: number;
  /** Behind the front of the part. */
  at: number;
  long: number;
  radius: number;
}

const densityOf = (node: OrkNode, name = 'material'): number => Number(child(node, name)?.attributes.density ?? 0);

const tube = ([outer, inner]: [number, number], length: number, density: number, from = 0): Solid => ({
  kg: Math.PI * (outer ** 2 - inner ** 2) * length * density,
  at: from + length / 2,
  long: length,
  radius: outer,
});

const STRIPS = 200;

/** A wall of even thickness along an outline, or all of it. */
const shell = (outline: Outline, wall: number, density: number): Solid => {
  let [kg, moment] = [0, 0];
  const wide = outline.length / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const [r0, r1] = [radiusAt(outline, i * wide), radiusAt(outline, (i + 1) * wide)];
    const deep = (wall * Math.hypot(wide, r1 - r0)) / wide;
    const [i0, i1] = [Math.max(0, r0 - deep), Math.max(0, r1 - deep)];
    const solid = (a: number, b: number) => (Math.PI * wide * (a ** 2 + a * b + b ** 2)) / 3;
    const mass = density * (solid(r0, r1) - solid(i0, i1));
    kg += mass;
    moment += mass * (i + 0.5) * wide;
  }
  return { kg, at: kg > 0 ? moment / kg : 0, long: outline.length, radius: Math.max(outline.fore, outline.aft) };
};

const shoulder = (node: OrkNode, end: 'fore' | 'aft', length: number, density: number): Solid[] => {
  const [outer, long, wall] = ['radius', 'length', 'thickness'].map(
    (what) => numberOf(node, `${end}shoulder${what}`) ?? 0,
  );
  if (!outer || !long) return [];
  const inner = Math.max(0, outer - wall!);
  const from = end === 'aft' ? length : -long;
  const parts = [tube([outer, inner], long, density, from)];
  if (textOf(node, `${end}shouldercapped`) === 'true') {
    parts.push(tube([inner, 0], wall!, density, end === 'aft' ? from + long - wall! : from));
  }
  return parts;
};

const FILLING: Record<string, number> = { square: 1, rounded: 0.99, airfoil: 0.85 };

const finSolids = (part: Part): Solid[] => {
  const { node } = part;
  const count = numberOf(node, 'fincount') ?? numberOf(node, 'instancecount') ?? 1;
  const thick = numberOf(node, 'thickness') ?? 0;
  const { area, span, meanFrom, meanChord } = finFigures(pointsOf(node));
  const kg = count * area * thick * densityOf(node) * (FILLING[textOf(node, 'crosssection') ?? 'square'] ?? 1);
  const at = meanFrom + meanChord / 2;
  const tab = (numberOf(node, 'tabheight') ?? 0) * (numberOf(node, 'tablength') ?? 0) * thick * densityOf(node) * count;
  const fillet = numberOf(node, 'filletradius') ?? 0;
  const corner = (1 - Math.PI / 4) * fillet ** 2 * 2;
  const glue = fillet > 0 ? count * corner * part.length * densityOf(node, 'filletmaterial') : 0;
  const solids = [{ kg, at, long: part.length, radius: span }];
  if (tab > 0) solids.push({ kg: tab, at: part.length / 2, long: part.length, radius: 0 });
  if (glue > 0) solids.push({ kg: glue, at: part.length / 2, long: part.length, radius: 0 });
  return solids;
};

/** Rings take their bore from the tubes that they hold. */
const ringBore = (part: Part): number => {
  const said = numberOf(part.node, 'innerradius');
  if (said !== undefined) return said;
  const held = (part.parent?.children ?? []).filter(
    (one) => one.node.name === 'innertube' && one.from < part.from + part.length && one.from + one.length > part.from,
  );
  return Math.max(0, ...held.map(({ radius }) => radius));
};

const soft = (part: Part): Solid[] => {
  const { node, length } = part;
  const at = length / 2;
  const radius = numberOf(node, 'packedradius') ?? 0;
  const solid = (kg: number) => [{ kg, at, long: length, radius }];
  switch (node.name) {
    case 'parachute': {
      const cloth = (Math.PI / 4) * (numberOf(node, 'diameter') ?? 0) ** 2 * densityOf(node);
      const lines = (numberOf(node, 'linecount') ?? 0) * (numberOf(node, 'linelength') ?? 0);
      return solid(cloth + lines * densityOf(node, 'linematerial'));
    }
    case 'streamer':
      return solid((numberOf(node, 'striplength') ?? 0) * (numberOf(node, 'stripwidth') ?? 0) * densityOf(node));
    case 'shockcord':
      return solid((numberOf(node, 'cordlength') ?? 0) * densityOf(node));
    default:
      return solid(numberOf(node, 'mass') ?? 0);
  }
};

const buttonKg = (node: OrkNode): number => {
  const [outer, inner] = [numberOf(node, 'outerdiameter') ?? 0, numberOf(node, 'innerdiameter') ?? 0];
  const [height, base, flange] = [
    numberOf(node, 'height') ?? 0,
    numberOf(node, 'baseheight') ?? 0,
    numberOf(node, 'flangeheight') ?? 0,
  ];
  const wide = (Math.PI / 4) * outer ** 2 * (base + flange);
  const thin = (Math.PI / 4) * inner ** 2 * Math.max(0, height - base - flange);
  return (wide + thin) * densityOf(node) + (numberOf(node, 'screwmass') ?? 0) + (numberOf(node, 'nutmass') ?? 0);
};

const solidsOf = (part: Part): Solid[] => {
  const { node, length, radius, bore } = part;
  const density = densityOf(node);
  if (node.name === 'bodytube' || node.name === 'innertube') return [tube([radius, bore], length, density)];
  if (isBody(part)) {
    const wall = textOf(node, 'thickness') === 'filled' ? radius : (numberOf(node, 'thickness') ?? 0);
    const ends = [...shoulder(node, 'fore', length, density), ...shoulder(node, 'aft', length, density)];
    return [shell(outlineOf(part), wall, density), ...ends];
  }
  if (isFins(part)) return finSolids(part);
  const many = numberOf(node, 'instancecount') ?? 1;
  const times = (solid: Solid): Solid[] => {
    const apart = numberOf(node, 'instanceseparation') ?? 0;
    return Array.from({ length: many }, (_, i) => ({ ...solid, at: solid.at + i * apart }));
  };
  switch (node.name) {
    case 'tubefinset': {
      const fins = numberOf(node, 'fincount') ?? many;
      const one = tube([radius, radius - (numberOf(node, 'thickness') ?? 0)], length, density);
      return [{ ...one, kg: one.kg * fins }];
    }
    case 'launchlug':
    case 'tubecoupler':
    case 'engineblock':
      return times(tube([radius, bore], length, density));
    case 'centeringring':
      return times(tube([radius, ringBore(part)], length, density));
    case 'bulkhead':
      return times(tube([radius, 0], length, density));
    case 'railbutton':
      return times({ kg: buttonKg(node), at: 0, long: 0, radius: 0 });
    case 'parachute':
    case 'streamer':
    case 'shockcord':
    case 'masscomponent':
      return soft(part);
    default:
      return [];
  }
};

const weightOf = (part: Part): Weight => {
  const solids = solidsOf(part);
  const reckoned = solids.reduce((sum, { kg }) => sum + kg, 0);
  const kg = numberOf(part.node, 'overridemass') ?? reckoned;
  const middle = reckoned > 0 ? solids.reduce((sum, one) => sum + one.kg * one.at, 0) / reckoned : part.length / 2;
  const at = numberOf(part.node, 'overridecg') ?? middle;
  const own = solids.reduce(
    (sum, one) => sum + one.kg * ((one.long ** 2 + 3 * one.radius ** 2) / 12 + (one.at - middle) ** 2),
    0,
  );
  const scale = reckoned > 0 ? kg / reckoned : 0;
  return { kg: part.count * kg, at: part.from + at, inertia: part.count * own * scale, stage: part.stage };
};

const isTrue = (node: OrkNode, ...names: string[]): boolean => names.some((name) => textOf(node, name) === 'true');

/** A part with what it holds; an override may stand for all of it, its mass or its centre. */
export const weightsOf = (part: Part, active: (part: Part) => boolean): Weight[] => {
  if (!active(part)) return [];
  const inner = part.children.flatMap((one) => weightsOf(one, active));
  const { node } = part;
  const both = isTrue(node, 'overridesubcomponents');
  const own = weightOf(part);
  const all = [...(own.kg > 0 ? [own] : []), ...inner];
  const kg = numberOf(node, 'overridemass');
  const cg = numberOf(node, 'overridecg');
  const massOfAll = kg !== undefined && (both || isTrue(node, 'overridesubcomponentsmass'));
  const placeOfAll = cg !== undefined && (both || isTrue(node, 'overridesubcomponentscg'));
  if (!massOfAll && !placeOfAll) return all;
  const sum = all.reduce((total, one) => total + one.kg, 0);
  const middle = all.reduce((total, one) => total + one.kg * one.at, 0) / (sum || 1);
  const wanted = massOfAll ? part.count * kg : sum;
  const at = placeOfAll ? part.from + cg : middle;
  const inertia = all.reduce((total, one) => total + one.inertia + one.kg * (one.at - middle) ** 2, 0);
  return [{ kg: wanted, at, inertia: sum > 0 ? (inertia * wanted) / sum : 0, stage: part.stage }];
};
