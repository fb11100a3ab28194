import { createUnionType } from 'type-graphql';
import { PlaneFlight } from './flight-plane.types.ts';
import { RocketFlight } from './flight-rocket.types.ts';

export const ProductFlight = createUnionType({
  name: 'ProductFlight',
  description: 'What decides how a model flies.',
  types: () => [RocketFlight, PlaneFlight] as const,
});
