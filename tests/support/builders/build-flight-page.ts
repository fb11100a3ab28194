import type { PlaneFieldsFragment, RocketFieldsFragment } from '../../../web/features/flight/Flight.gen.ts';

type Motor = RocketFieldsFragment['mounts'][number]['motors'][number];

const motor = (more: Partial<Motor> = {}): Motor => ({
  __typename: 'RocketMotor',
  maker: 'Estes',
  name: 'C11',
  diameterMm: 24,
  lengthMm: 70,
  totalGrams: 35,
  propellantGrams: 12,
  averageThrustN: 10.86,
  totalImpulseNs: 8.8,
  delays: '0,3,5,7',
  curve: '0 0 0.107 7.57 0.298 21.73 0.385 11.95 0.715 10.65 0.81 0',
  adapter: false,
  ...more,
});

/** A rocket of one stage with three motors, as the server sends it. */
export const rocketAnswer = (more: Partial<RocketFieldsFragment> = {}): RocketFieldsFragment => ({
  __typename: 'RocketFlight',
  lengthMm: 360,
  noseMm: 70,
  sections: [
    { __typename: 'BodySection', shape: 'VON_KARMAN', stage: 1, fromMm: 0, lengthMm: 98, foreMm: 0, aftMm: 34 },
    { __typename: 'BodySection', shape: 'TUBE', stage: 1, fromMm: 98, lengthMm: 262, foreMm: 34, aftMm: 34 },
  ],
  fins: [
    {
      __typename: 'FinSet',
      stage: 1,
      count: 3,
      fromMm: 272,
      rootMm: 72,
      tipMm: 30,
      spanMm: 43,
      sweepMm: 62,
      bodyMm: 34,
      thicknessMm: 2.4,
      edge: 'ROUNDED',
    },
  ],
  guides: [],
  parachute: { __typename: 'RocketParachute', diameterMm: 350, dragCoefficient: 0.8, opens: 'EJECTION' },
  mounts: [
    {
      __typename: 'MotorMount',
      stage: 1,
      diameterMm: 24,
      lengthMm: 70,
      passMm: 0,
      reachMm: 0,
      seat: 'AFT',
      seatMm: 357,
      motors: [
        motor(),
        motor({
          name: 'D12',
          totalGrams: 44,
          propellantGrams: 21.1,
          totalImpulseNs: 16.84,
          averageThrustN: 10.21,
          curve: '0 0 0.116 9.37 0.282 29.73 0.348 14.13 0.442 10.81 1.59 8.29 1.65 0',
        }),
        motor({
          maker: 'Quest',
          name: 'B1',
          diameterMm: 18,
          averageThrustN: 1,
          curve: '0 0 0.1 1.2 4 0.9 4.2 0',
          adapter: true,
        }),
      ],
    },
  ],
  masses: [
    { __typename: 'FlightMass', name: 'Tube', grams: 100, atMm: 120, stage: 1, printed: true, partId: null },
    { __typename: 'FlightMass', name: 'Fins', grams: 60, atMm: 300, stage: 1, printed: true, partId: null },
  ],
  ...more,
});

/** A plane of 900 g that balances at 45.9 mm with its battery on the mark. */
export const planeAnswer = (): PlaneFieldsFragment => ({
  __typename: 'PlaneFlight',
  wing: {
    __typename: 'Wing',
    areaMm2: 150_000,
    spanMm: 960,
    rootMm: 160,
    meanChordMm: 160,
    meanChordFromMm: 0,
    maxLift: 1.2,
  },
  balance: { __typename: 'BalanceRange', fromMm: 37, toMm: 48, neutralMm: 60 },
  outlines: [[[0, 0], [0, 480], [160, 480], [160, 0]]], // oxfmt-ignore
  battery: {
    __typename: 'BatteryRail',
    fromMm: -110,
    toMm: -50,
    markMm: -85,
    choices: [
      {
        __typename: 'FlightChoice',
        name: '3S 1300 mAh',
        grams: 112,
        pack: { __typename: 'BatteryPack', cells: 3, milliampHours: 1300 },
      },
    ],
  },
  motor: {
    __typename: 'MotorPlace',
    atMm: -182,
    choices: [
      {
        __typename: 'FlightChoice',
        name: '2212',
        grams: 66,
        power: {
          __typename: 'ElectricMotor',
          kv: 1000,
          ohms: 0.09,
          idleAmps: 0.5,
          diameterInches: 9,
          pitchInches: 4.5,
        },
      },
    ],
  },
  masses: [
    { __typename: 'FlightMass', name: 'Airframe', grams: 620, atMm: 97.5, stage: 1, printed: true, partId: null },
    { __typename: 'FlightMass', name: 'Gear', grams: 102, atMm: 24, stage: 1, printed: false, partId: null },
  ],
  noseMm: -150,
});
