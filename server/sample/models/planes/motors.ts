/** Screws of a motor: how far they may be from the middle, and the radius of their holes; then that of the shaft's. */
export interface MotorHoles {
  readonly screws: readonly number[];
  readonly hole: number;
  readonly bore: number;
}

interface Power {
  kv: number;
  ohms: number;
  idleAmps: number;
  diameterInches: number;
  pitchInches: number;
}

/** A motor and its propeller: as people read it, grams of both, and what it does. */
const motor = (name: string, grams: number, power: Power) => {
  const comma = name.replace('.', ',');
  return { name: { en: name, sk: comma, de: comma }, grams, power };
};

const CROSS: MotorHoles = { screws: [8, 9.5], hole: 1.65, bore: 4.5 };
const ROUND: MotorHoles = { screws: [8], hole: 1.65, bore: 4.5 };

/** Motors that fly the Lienka: their holes, with which propeller, and what that does. */
const LIENKA_MOTORS = {
  '2212': {
    holes: CROSS,
    choice: motor('2212, 9 × 5', 66, { kv: 1000, ohms: 0.09, idleAmps: 0.5, diameterInches: 9, pitchInches: 5 }),
  },
  '2216': {
    holes: CROSS,
    choice: motor('2216, 10 × 5', 84, { kv: 900, ohms: 0.075, idleAmps: 0.6, diameterInches: 10, pitchInches: 5 }),
  },
  '2208': {
    holes: CROSS,
    choice: motor('2208, 8 × 4', 50, { kv: 1100, ohms: 0.15, idleAmps: 0.4, diameterInches: 8, pitchInches: 4 }),
  },
  '2207': {
    holes: ROUND,
    choice: motor('2207, 6 × 4.5', 40, { kv: 1750, ohms: 0.06, idleAmps: 0.9, diameterInches: 6, pitchInches: 4.5 }),
  },
};

export type LienkaMotor = keyof typeof LIENKA_MOTORS;

export const holesOf = (chosen: LienkaMotor): MotorHoles => LIENKA_MOTORS[chosen].holes;

/** The motor that was chosen, and those that go on the same holes. */
export const motorsLike = (chosen: LienkaMotor) => {
  const others = Object.entries(LIENKA_MOTORS).filter(([id, { holes }]) => id !== chosen && holes === holesOf(chosen));
  return [LIENKA_MOTORS[chosen].choice, ...others.map(([, { choice }]) => choice)];
};
