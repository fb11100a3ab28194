import type { ModelDraft } from '../draft/model-draft.entity.ts';
import type { PlaneFacts as Plane, RocketFacts as Rocket } from './flight.ts';
import type { FlightFacts, PlaneFacts, RocketFacts } from './flight-facts.types.ts';
import { FinEdge } from './flight-rocket.types.ts';
import { PLATE_MM } from './rocket-facts.ts';

const rocketView = ({ kind: _, guides = [], parachute, fins, ...facts }: Rocket): RocketFacts =>
  ({
    ...facts,
    guides,
    parachute: parachute ?? null,
    fins: fins.map((set) => ({ thicknessMm: PLATE_MM, edge: FinEdge.ROUNDED, ...set })),
  }) as RocketFacts;

const planeView = ({ kind: _, outlines: __, battery, motor, ...facts }: Plane): PlaneFacts => ({
  ...facts,
  battery: { ...battery, choices: battery.choices.map((choice) => ({ pack: null, ...choice, power: null })) },
  motor: { ...motor, choices: motor.choices.map((choice) => ({ power: null, ...choice, pack: null })) },
});

/** The facts of a draft as sellers edit them. */
export const factsViewOf = (flight: ModelDraft['flight']): FlightFacts => ({
  rocket: flight?.kind === 'ROCKET' ? rocketView(flight) : null,
  plane: flight?.kind === 'PLANE' ? planeView(flight) : null,
  car: flight?.kind === 'CAR' ? flight : null,
  boat: flight?.kind === 'BOAT' ? flight : null,
});
