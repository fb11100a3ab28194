const GRAVITY = 9.80665;

/** What a motor does on the launch rail, from its average thrust and the mass at lift-off. */
export interface Ascent {
  /** Thrust divided by weight: five or more lets a rocket leave the rail steadily (NAR, Tripoli). */
  thrustToWeight: number;
  /** Speed at the rail's end, √(2·L·(F÷m − g)), without air drag; 0 for what does not lift. */
  exitMetresPerSecond: number;
}

/** `railMetres` is the way that the rocket is guided. */
export const ascentOf = (thrustN: number, grams: number, railMetres: number): Ascent => {
  const pull = thrustN / (grams / 1000);
  return {
    thrustToWeight: pull / GRAVITY,
    exitMetresPerSecond: Math.sqrt(Math.max(0, 2 * railMetres * (pull - GRAVITY))),
  };
};

/** Below these a launch is flagged: thrust to weight, and the speed at which fins hold a rocket in light wind (44 ft/s). */
const LEAST_THRUST_TO_WEIGHT = 5;
const LEAST_EXIT_SPEED = 13.4;

export const isWeak = ({ thrustToWeight }: Ascent): boolean => thrustToWeight < LEAST_THRUST_TO_WEIGHT;
export const isSlow = ({ exitMetresPerSecond }: Ascent): boolean => exitMetresPerSecond < LEAST_EXIT_SPEED;
