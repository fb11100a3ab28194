import { useEffect, useState } from 'react';
import { before, type Prospect } from '../../codegen/flight/verdict.gen.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { prospectsOf, type ChosenMotors } from './prospects.ts';
import type { Setup } from './rocket.ts';

type Found = Readonly<Record<number, Prospect | null>>;

/** Milliseconds of flights at a time, so that typing and scrolling go on between. */
const TURN = 8;

interface Ranking {
  /** By the motor's place in the list; missing until it was flown. */
  found: Found;
  /** Places in the order in which the motors fly well; as listed until all were flown. */
  order: readonly number[];
  /** Whether all were flown. */
  isComplete: boolean;
}

/** Flies the rocket with every motor of a mount, a few at a time, and orders them. What is typed meanwhile begins it anew. */
export const useRanking = (
  rocket: RocketFieldsFragment,
  setup: Setup & { motors: ChosenMotors },
  mount: RocketFieldsFragment['mounts'][number],
): Ranking => {
  const key = JSON.stringify([setup, mount.stage]);
  const [{ of, found }, setFound] = useState<{ of: string; found: Found }>({ of: '', found: {} });
  useEffect(() => {
    let [next, timer] = [0, 0];
    const flown: Record<number, Prospect | null> = {};
    const turn = () => {
      const until = performance.now() + TURN;
      while (next < mount.motors.length && performance.now() < until) {
        const motors = { ...setup.motors, [mount.stage]: mount.motors[next] };
        flown[next] = prospectsOf(rocket, { ...setup, motors }, mount.stage);
        next++;
      }
      if (next < mount.motors.length) timer = window.setTimeout(turn);
      else setFound({ of: key, found: flown });
    };
    timer = window.setTimeout(turn);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the setup holds
  }, [rocket, key]);
  const places = mount.motors.map((_, place) => place);
  const isComplete = of !== '' && places.every((place) => place in found);
  const order = isComplete ? places.toSorted((a, b) => compare(found[a], found[b])) : places;
  return { found: of === '' ? {} : found, order, isComplete };
};

const compare = (a: Prospect | null | undefined, b: Prospect | null | undefined): number =>
  a && b ? before(a, b) : Number(!a) - Number(!b);
