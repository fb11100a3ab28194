import { changedFlight } from '../flight/changed-flight.ts';
import type { Flight } from '../flight/flight.ts';
import { massesOf, rocketFactsOf, type WeighedPart } from '../flight/rocket-facts.ts';
import { groundedUnlike, type Grounded } from '../flight/simulation/grounded.ts';
import { groundedPlaneUnlike, type GroundedPlane } from '../flight/simulation/grounded-plane.ts';

/** A model as its flight weighs it, as it is by standard. */
export interface FlyingModel {
  readonly flight: Flight;
  readonly parts: readonly WeighedPart[];
}

/** What a choice makes of it: changes as its program named them, and how much of each part there is, as a multiple. */
export interface FlightChange {
  readonly flight: unknown;
  readonly shares: Readonly<Record<string, number>>;
}

const weighed = ({ parts }: FlyingModel, { shares }: FlightChange): WeighedPart[] =>
  parts.map((part) => ({ ...part, grams: part.grams * (shares[part.id] ?? 1) }));

const rocketOf = (model: FlyingModel, change: FlightChange) => {
  const changed = changedFlight(model.flight, change.flight);
  return changed?.kind === 'ROCKET' ? rocketFactsOf(weighed(model, change), changed, 'en') : null;
};

const planeOf = (model: FlyingModel, change: FlightChange) => {
  const changed = changedFlight(model.flight, change.flight);
  return changed?.kind === 'PLANE' ? { ...changed, masses: massesOf(weighed(model, change), changed, 'en') } : null;
};

const groundedRocket = (model: FlyingModel, choice: FlightChange, standard: FlightChange): Grounded | null => {
  const [changed, usual] = [rocketOf(model, choice), rocketOf(model, standard)];
  if (!changed || !usual) return null;
  const search = groundedUnlike(changed, usual);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
};

/** Why a rocket or a plane should not fly for a choice; null where it may. Parts weigh as much more as there is more of them. */
export const groundedChoice = (
  model: FlyingModel,
  choice: FlightChange,
  standard: FlightChange,
): Grounded | GroundedPlane | null => {
  const [changed, usual] = [planeOf(model, choice), planeOf(model, standard)];
  return changed && usual ? groundedPlaneUnlike(changed, usual) : groundedRocket(model, choice, standard);
};
