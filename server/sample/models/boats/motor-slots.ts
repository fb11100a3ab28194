import type { Vec2 } from '../kernel.ts';

/** Slots for the screws of a motor: from and to which distance from the middle; half their width, and the radius of the shaft's way. */
export interface MotorSlots {
  readonly slot: Readonly<Vec2>;
  readonly half: number;
  readonly bore: number;
}

/** By the circles of a motor's holes. */
export const MOTORS: Record<'16x19' | '12x16' | '19x25', MotorSlots> = {
  '16x19': { slot: [7.4, 10.2], half: 1.7, bore: 6.6 },
  '12x16': { slot: [5.6, 8.4], half: 1.2, bore: 4.4 },
  '19x25': { slot: [9, 13], half: 1.7, bore: 6.6 },
};
