import type { Drive } from './drive.ts';
import type { Flight } from './flight.ts';

/** How a model flies, drives or runs. */
export type Motion = Flight | Drive;

/** Where a version keeps it. */
interface Kept {
  readonly flight?: Flight;
  readonly drive?: Drive;
}

export const motionOf = ({ flight, drive }: Kept): Motion | null => flight ?? drive ?? null;

export const isDrive = (motion: Motion): motion is Drive => motion.kind === 'CAR' || motion.kind === 'BOAT';

export const keptMotion = (motion: Motion): Kept => (isDrive(motion) ? { drive: motion } : { flight: motion });
