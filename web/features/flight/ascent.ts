import { GRAVITY } from '../../codegen/flight/air.gen.ts';
import { LEAST_EXIT_SPEED, LEAST_THRUST_TO_WEIGHT } from '../../codegen/flight/verdict.gen.ts';

/** What a motor does on the launch rail. */
export interface Ascent {
  /** Average thrust divided by weight: five or more lets a rocket leave the rail steadily (NAR, Tripoli). */
  thrustToWeight: number;
  /** Speed at the rail's end by the flight's own integration; 0 for what does not lift. */
  exitMetresPerSecond: number;
}

export const thrustToWeight = (thrustN: number, grams: number): number => thrustN / (grams / 1000) / GRAVITY;

export const isWeak = ({ thrustToWeight: ratio }: Ascent): boolean => ratio < LEAST_THRUST_TO_WEIGHT;
export const isSlow = ({ exitMetresPerSecond }: Ascent): boolean => exitMetresPerSecond < LEAST_EXIT_SPEED;
