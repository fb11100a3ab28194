import {
  ROUGHNESS,
  type BodyPart,
  type FinEdge,
  type FinSet,
  type Guide,
  type Weight,
} from '../../../server/models/flight/simulation/airframe.ts';
import { standardWeather } from '../../../server/models/flight/simulation/air.ts';
import type { OutlineKind } from '../../../server/models/flight/simulation/outline.ts';
import type { Launch, Recovery, Rocket } from '../../../server/models/flight/simulation/rocket.ts';
import type { LoadedMotor } from '../../../server/models/flight/simulation/schedule.ts';
import { trapezoid } from '../../../server/models/flight/simulation/planform.ts';
import { motorOf } from '../../support/flight/known-motors.ts';

/** A design of OpenRocket 24.12 in our words, with what that says of one of its stored simulations. */
export interface ReferenceFlight {
  /** Its file in OpenRocket's repository, below core/src/main/resources/datafiles/examples, and the simulation in it. */
  file: string;
  rocket: Rocket;
  launch: Launch;
  theirs: { up: number; time: number };
}

const roughness = ROUGHNESS.normal;

/** Nose and tubes of one radius, one behind the other; metres. */
const body = (
  stage: number,
  radius: number,
  from: number,
  parts: readonly (readonly [OutlineKind, number])[],
): BodyPart[] => {
  let at = from;
  return parts.map(([kind, length]) => {
    const part = { stage, kind, parameter: 1, from: at, length, fore: kind === 'TUBE' ? radius : 0, aft: radius, roughness, count: 1, row: 0 };
    at += length;
    return part;
  }); // oxfmt-ignore
};

type FinSizes = {
  count: number;
  from: number;
  sizes: [root: number, tip: number, span: number, sweep: number];
  thickness: number;
};
const fins = (stage: number, body: number, edge: FinEdge, { count, from, sizes, thickness }: FinSizes): FinSet => ({
  stage, count, from, thickness, edge, body, roughness, points: trapezoid(...sizes),
}); // oxfmt-ignore

const weight = (stage: number, kg: number, at: number, inertia: number): Weight => ({ stage, kg, at, inertia });

const buttons = (stage: number, from: number): Guide => ({
  kind: 'BUTTON',
  stage,
  count: 2,
  from,
  height: 0.0097,
  front: 84.4e-6,
});

const motor = (
  stage: number,
  [maker, name]: [string, string],
  from: number,
  more: Partial<LoadedMotor> = {},
): LoadedMotor => ({
  stage,
  count: 1,
  motor: motorOf(maker, name),
  from,
  ignition: { after: 'LAUNCH', delay: 0 },
  ejection: null,
  ...more,
});

const launch = (rail: number): Launch => ({ weather: { ...standardWeather(), wind: 2 }, rail, tilt: 0 });
const opens = (at: Recovery['opens']['at'], area: number): Recovery => ({ area, opens: { at, delay: 0, height: 150 } });

const SIMPLE: ReferenceFlight = {
  file: 'A simple model rocket.ork, Simulation 5 (Estes C6-7)',
  rocket: {
    frame: {
      body: body(1, 0.0125, 0, [['OGIVE', 0.1], ['TUBE', 0.3]]),
      fins: [fins(1, 0.0125, 'ROUNDED', { count: 3, from: 0.3492, sizes: [0.0508, 0.0508, 0.03, 0.0254], thickness: 0.002 })],
      guides: [{ kind: 'LUG', stage: 1, count: 1, from: 0.2325, length: 0.035, outer: 0.0035, inner: 0.0025, roughness }],
      weights: [weight(1, 0.04816, 0.20552, 0.000673)],
    },
    motors: [motor(1, ['Estes', 'C6'], 0.338, { ejection: 7 })],
    separations: [],
    recovery: [opens('EJECTION', 0.0565)],
  },
  launch: launch(0.842),
  theirs: { up: 319.75, time: 7.806 },
}; // oxfmt-ignore

const PAYLOAD: ReferenceFlight = {
  file: 'ARC payload rocket.ork, Simulation 1 (AeroTech F50T-9)',
  rocket: {
    frame: {
      body: body(1, 0.02816, 0, [['OGIVE', 0.1778], ['TUBE', 0.127], ['TUBE', 0.762]]),
      fins: [fins(1, 0.02816, 'SQUARE', { count: 3, from: 0.98505, sizes: [0.0754, 0.0246, 0.0554, 0.025], thickness: 0.003 })],
      guides: [],
      weights: [weight(1, 0.12486, 0.22172, 0.001063), weight(1, 0.14265, 0.76146, 0.008141)],
    },
    motors: [motor(1, ['AeroTech', 'F50T'], 0.9688, { ejection: 9 })],
    separations: [],
    recovery: [opens('EJECTION', 0.109)],
  },
  launch: launch(1),
  theirs: { up: 451.359, time: 8.172 },
}; // oxfmt-ignore

const CHUTE_RELEASE: ReferenceFlight = {
  file: 'Chute release.ork, Simulation 2 (AeroTech G40W-7)',
  rocket: {
    frame: {
      body: body(1, 0.03175, 0, [['OGIVE', 0.24765], ['TUBE', 0.7874]]),
      fins: [fins(1, 0.03175, 'ROUNDED', { count: 3, from: 0.90086, sizes: [0.13419, 0.13419, 0.07925, 0.0671], thickness: 0.00476 })],
      guides: [{ kind: 'BUTTON', stage: 1, count: 2, from: 0.66, height: 0.00756, front: 63.5e-6 }],
      weights: [weight(1, 0.91076, 0.42131, 0.091771)],
    },
    motors: [motor(1, ['AeroTech', 'G40W'], 0.92058, { ejection: 7 })],
    separations: [],
    recovery: [opens('EJECTION', 0.0785), opens('HEIGHT', 0.616)],
  },
  launch: launch(3.048),
  theirs: { up: 307.726, time: 8.424 },
}; // oxfmt-ignore

const DUAL: ReferenceFlight = {
  file: 'Dual parachute deployment.ork, Simulation 5 (AeroTech I1299N)',
  rocket: {
    frame: {
      body: body(1, 0.02832, 0, [['OGIVE', 0.28321], ['TUBE', 1.1938]]),
      fins: [fins(1, 0.02832, 'SQUARE', { count: 3, from: 1.3226, sizes: [0.1524, 0.0889, 0.0762, 0.04399], thickness: 0.00236 })],
      guides: [buttons(1, 1.08331)],
      weights: [weight(1, 1.36078, 0.79747, 0.104017)],
    },
    motors: [motor(1, ['AeroTech', 'I1299N'], 1.24071)],
    separations: [],
    recovery: [opens('APOGEE', 0.0445), opens('HEIGHT', 1.34)],
  },
  launch: launch(3.048),
  theirs: { up: 1158.663, time: 13.443 },
}; // oxfmt-ignore

const TWO_STAGES: ReferenceFlight = {
  file: 'Two stage high power rocket.ork, Simulation 2 (AeroTech I357T, then I59WN)',
  rocket: {
    frame: {
      body: [...body(2, 0.0508, 0, [['OGIVE', 0.32385], ['TUBE', 1.0922]]), ...body(1, 0.0508, 1.41605, [['TUBE', 0.635]])],
      fins: [
        fins(2, 0.0508, 'SQUARE', { count: 3, from: 1.26365, sizes: [0.14605, 0.0762, 0.1524, 0.0381], thickness: 0.00317 }),
        fins(1, 0.0508, 'SQUARE', { count: 3, from: 1.89865, sizes: [0.14605, 0.0762, 0.1651, 0.0381], thickness: 0.003 }),
      ],
      guides: [buttons(2, 0.84455), buttons(1, 1.48209)],
      weights: [weight(2, 1.12624, 0.88016, 0.152073), weight(1, 0.82982, 1.69726, 0.042385)],
    },
    motors: [
      motor(1, ['AeroTech', 'I357T'], 1.84805, { ejection: 14 }),
      motor(2, ['AeroTech', 'I59WN'], 1.18405, { ignition: { after: 1, delay: 0 } }),
    ],
    separations: [{ stage: 1, after: 'IGNITION', delay: 0 }],
    recovery: [opens('APOGEE', 0.0584), opens('HEIGHT', 0.525)],
  },
  launch: launch(1.016),
  theirs: { up: 1374.986, time: 16.296 },
}; // oxfmt-ignore

const AIRSTART: ReferenceFlight = {
  file: 'Airstart timing.ork, Simulation 2 (AeroTech K550W, a second later three I211W)',
  rocket: {
    frame: {
      body: body(1, 0.09743, 0, [['OGIVE', 0.5334], ['TUBE', 2.032]]),
      fins: [fins(1, 0.09743, 'SQUARE', { count: 3, from: 2.22504, sizes: [0.34036, 0.14605, 0.12192, 0.19511], thickness: 0.003 })],
      guides: [],
      weights: [weight(1, 9.8593, 0.92031, 6.432686)],
    },
    motors: [
      motor(1, ['AeroTech', 'K550W'], 2.1554),
      motor(1, ['AeroTech', 'I211W'], 2.3174, { count: 3, ignition: { after: 'LAUNCH', delay: 1 } }),
    ],
    separations: [],
    recovery: [opens('APOGEE', 0.246), opens('HEIGHT', 7)],
  },
  launch: launch(1),
  theirs: { up: 1289.023, time: 16.004 },
}; // oxfmt-ignore

export const REFERENCE_FLIGHTS: readonly ReferenceFlight[] = [
  SIMPLE,
  PAYLOAD,
  CHUTE_RELEASE,
  DUAL,
  TWO_STAGES,
  AIRSTART,
];
