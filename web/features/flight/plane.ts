import { ballastFor, centreOf, type Mass } from './balance.ts';
import { cubicLoading, stallSpeed, wingLoading, wingLoadingImperial } from './wing.ts';

/** What the server knows of a plane; millimetres behind the leading edge at the root. */
export interface Plane {
  wing: { areaMm2: number; maxLift: number };
  balance: { fromMm: number; toMm: number };
  motor: { atMm: number };
  masses: readonly Mass[];
  noseMm: number;
}

/** What the customer chose, and where the battery stands. */
export interface PlaneSetup {
  batteryGrams: number;
  batteryMm: number;
  motorGrams: number;
  noseGrams: number;
}

export interface PlaneFigures {
  gravity: Mass;
  verdict: 'IN_RANGE' | 'NOSE_HEAVY' | 'TAIL_HEAVY';
  /** Nose weight that would bring it into the range; 0 unless it is tail-heavy, null where none can. */
  missingGrams: number | null;
  /** How far the balance moves when the battery moves by 10 mm. */
  perTenMm: number;
  loading: { metric: number; imperial: number };
  cubic: number;
  /** Metres per second. */
  stall: number;
}

const verdictOf = (atMm: number, { fromMm, toMm }: Plane['balance']): PlaneFigures['verdict'] =>
  atMm < fromMm ? 'NOSE_HEAVY' : atMm > toMm ? 'TAIL_HEAVY' : 'IN_RANGE';

/** Mass, balance, loadings and stall speed of the plane as it is set up. */
export const figuresOf = (plane: Plane, setup: PlaneSetup): PlaneFigures => {
  const { wing, balance, motor, masses, noseMm } = plane;
  const { batteryGrams, batteryMm, motorGrams, noseGrams } = setup;
  const gravity = centreOf([
    ...masses,
    { grams: batteryGrams, atMm: batteryMm },
    { grams: motorGrams, atMm: motor.atMm },
    { grams: noseGrams, atMm: noseMm },
  ]);
  const { grams, atMm } = gravity;
  return {
    gravity,
    verdict: verdictOf(atMm, balance),
    missingGrams: ballastFor(gravity, noseMm, balance.toMm),
    perTenMm: (10 * batteryGrams) / grams,
    loading: { metric: wingLoading(grams, wing.areaMm2), imperial: wingLoadingImperial(grams, wing.areaMm2) },
    cubic: cubicLoading(grams, wing.areaMm2),
    stall: stallSpeed(grams, wing.areaMm2, wing.maxLift),
  };
};
