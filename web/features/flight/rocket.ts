import { standardWeather, type Weather } from '../../codegen/flight/air.gen.ts';
import { rocketOf, type RocketShape, type ShapedMotor } from '../../codegen/flight/facts.gen.ts';
import { railExitOf } from '../../codegen/flight/flight.gen.ts';
import { thrustToWeight, type Ascent } from './ascent.ts';
import { centreOf, type Mass } from './balance.ts';
import { bodyLift, finLift, totalLift, type BodySection, type FinSet, type Lift } from './barrowman.ts';

interface Staged {
  /** Stage 1 burns first. */
  stage: number;
}

export interface Motor extends ShapedMotor {
  maker: string;
  name: string;
  averageThrustN: number;
}

export interface Mount extends Staged {
  seat: 'AFT' | 'FRONT';
  seatMm: number;
}

/** What the server knows of a rocket; millimetres behind the tip. */
export interface Rocket<M extends Motor = Motor> extends RocketShape {
  sections: readonly (BodySection & Staged)[];
  fins: readonly (RocketShape['fins'][number] & FinSet)[];
  masses: readonly (Mass & Staged)[];
  mounts: readonly (Mount & { motors: readonly M[] })[];
  noseMm: number;
}

/** What the customer chose: a motor per stage, a weight in the nose, the length of the launch rail. */
export interface Setup {
  motors: Readonly<Record<number, Motor | undefined>>;
  noseGrams: number;
  railMetres: number;
  /** Of the day; without it the standard atmosphere, without wind. */
  weather?: Weather;
}

/** How it is launched: upright. */
export const launchOf = ({ railMetres, weather }: Setup) => ({
  weather: weather ?? standardWeather(),
  rail: railMetres,
  tilt: 0,
});

/** Names what a line of the table is about: the body section or the fin set, by its place in the facts. */
export type Surface = Lift & { of: 'SECTION' | 'FINS'; index: number };

export interface Stability {
  /** Greatest diameter of what flies. */
  caliberMm: number;
  surfaces: readonly Surface[];
  pressure: Lift;
  /** With motors as they are at ignition. */
  gravity: Mass;
  /** Centre of pressure behind centre of gravity, in calibres. */
  margin: number;
  /** Of the motor that burns first; null without one. */
  ascent: Ascent | null;
}

/** Where a motor weighs in its mount: at half its length. */
const motorMass = ({ seat, seatMm }: Mount, { lengthMm, totalGrams }: Motor): Mass => ({
  grams: totalGrams,
  atMm: seatMm + (seat === 'AFT' ? -1 : 1) * (lengthMm / 2),
});

const surfacesOf = ({ sections, fins }: Rocket, from: number, caliberMm: number): Surface[] => [
  ...sections.flatMap((section, index) =>
    section.stage >= from && section.shape !== 'TUBE'
      ? [{ ...bodyLift(section, caliberMm), of: 'SECTION' as const, index }]
      : [],
  ),
  ...fins.flatMap((set, index) =>
    set.stage >= from ? [{ ...finLift(set, caliberMm), of: 'FINS' as const, index }] : [],
  ),
];

/** How stable the rocket is from stage `from` on upwards: 1 is the whole, 2 what flies on after the first stage has dropped. */
export const stabilityOf = (rocket: Rocket, setup: Setup, from: number): Stability => {
  const flies = ({ stage }: Staged) => stage >= from;
  const caliberMm = Math.max(...rocket.sections.filter(flies).map(({ aftMm }) => aftMm));
  const surfaces = surfacesOf(rocket, from, caliberMm);
  const pressure = totalLift(surfaces);
  const motors = rocket.mounts.filter(flies).flatMap((mount) => {
    const motor = setup.motors[mount.stage];
    return motor ? [motorMass(mount, motor)] : [];
  });
  const nose = { grams: setup.noseGrams, atMm: rocket.noseMm };
  const gravity = centreOf([...rocket.masses.filter(flies), ...motors, nose]);
  const first = setup.motors[from];
  return {
    caliberMm,
    surfaces,
    pressure,
    gravity,
    margin: (pressure.atMm - gravity.atMm) / caliberMm,
    ascent: first
      ? {
          thrustToWeight: thrustToWeight(first.averageThrustN, gravity.grams),
          exitMetresPerSecond: railExitOf(rocketOf(rocket, { ...setup, delay: null }, from), launchOf(setup)),
        }
      : null,
  };
};

export type MarginVerdict = 'LOW' | 'USUAL' | 'HIGH' | 'OVER';

/** Under one calibre a rocket may tumble, over five it turns into the wind. */
export const marginVerdict = (margin: number): MarginVerdict =>
  margin < 1 ? 'LOW' : margin <= 2 ? 'USUAL' : margin <= 5 ? 'HIGH' : 'OVER';
