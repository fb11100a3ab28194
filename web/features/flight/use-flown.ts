import { useMemo } from 'react';
import { rocketOf } from '../../codegen/flight/facts.gen.ts';
import { fly } from '../../codegen/flight/flight.gen.ts';
import type { Flight } from '../../codegen/flight/record.gen.ts';
import type { Prospect } from '../../codegen/flight/verdict.gen.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { prospectsOf, type ChosenMotors } from './prospects.ts';
import { launchOf, type Setup } from './rocket.ts';

/** A whole flight, and what was found wrong with it beforehand. */
export interface Flown {
  flight: Flight;
  prospect: Prospect;
}

/** The flight of a setup from a stage on upwards, with the delay that suits it best; null without a motor. */
export const useFlown = (
  rocket: RocketFieldsFragment,
  setup: Setup & { motors: ChosenMotors },
  from: number,
): Flown | null => {
  const key = JSON.stringify([setup, from]);
  return useMemo(() => {
    const prospect = prospectsOf(rocket, setup, from);
    if (!prospect) return null;
    return { prospect, flight: fly(rocketOf(rocket, { ...setup, delay: prospect.delay }, from), launchOf(setup)) };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the setup holds
  }, [rocket, key]);
};
