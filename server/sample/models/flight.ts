import type { Flight, PlaneFacts, RocketFacts } from '../../models/flight/flight.ts';
import type { Vec2, Vec3 } from './kernel.ts';

/** What is known of a flying model before its parts are weighed. Parts that stay on the ground have no stage. */
export interface FlightSource {
  facts: Omit<RocketFacts, 'printed'> | Omit<PlaneFacts, 'printed'>;
  /** The place of a point of the model along the axis of the facts, millimetres. */
  along: (point: Vec3) => number;
  stages: Record<string, number>;
}

/** Rounds to 0.1 mm. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The facts with the centre of mass of each part, all its copies together. */
export function flightOf({ facts, along, stages }: FlightSource, centres: Readonly<Record<string, Vec3>>): Flight {
  const printed = Object.entries(stages).flatMap(([partId, stage]) => {
    const centre = centres[partId];
    return centre ? [{ partId, stage, atMm: tenth(along(centre)) }] : [];
  });
  return { ...facts, printed };
}

/** The same stage for several parts. */
export function onStage(stage: number, partIds: readonly string[]): Record<string, number> {
  return Object.fromEntries(partIds.map((id) => [id, stage]));
}

/** Fins of a rocket that stands along z, from their outline: aft end of the root, of the tip, front of the tip, of the root. */
export interface FinSource {
  stage: number;
  count: number;
  /** Radius of the body, where the height of a fin begins. */
  radius: number;
  /** Height of the rocket's tip above the outline's zero. */
  tip: number;
  blade: readonly Vec2[];
  /** Of one fin, millimetres; both edges are bevelled. */
  thick: number;
}

/** What Barrowman's formula wants of such fins. What holds a fin on the body counts as fin. */
export function finSet({ stage, count, radius, tip, blade, thick }: FinSource): RocketFacts['fins'][number] {
  const [rootAft, tipAft, tipFront, rootFront] = blade as [Vec2, Vec2, Vec2, Vec2];
  return {
    stage,
    count,
    bodyMm: 2 * radius,
    fromMm: tenth(tip - rootFront[1]),
    rootMm: tenth(rootFront[1] - rootAft[1]),
    tipMm: tenth(tipFront[1] - tipAft[1]),
    spanMm: tenth(tipFront[0] - radius),
    sweepMm: tenth(rootFront[1] - tipFront[1]),
    thicknessMm: tenth(thick),
    edge: 'ROUNDED',
  };
}
