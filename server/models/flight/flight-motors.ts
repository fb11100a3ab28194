import type { Mount } from './flight.ts';
import { THRUST_CURVES } from './thrust-curves.gen.ts';

/** A certified rocket motor: millimetres, grams, newtons, newton seconds; delays in seconds, P plugged. */
export interface Motor {
  maker: string;
  name: string;
  diameterMm: number;
  lengthMm: number;
  totalGrams: number;
  propellantGrams: number;
  averageThrustN: number;
  totalImpulseNs: number;
  delays: string;
}

type Row = [
  maker: string,
  name: string,
  diameterMm: number,
  lengthMm: number,
  totalGrams: number,
  propellantGrams: number,
  averageThrustN: number,
  totalImpulseNs: number,
  delays: string,
];

/** Measured at certification (NAR, TRA, CAR), as listed by ThrustCurve.org in 2025; reloads with their case. */
// oxfmt-ignore
const ROWS: Row[] = [
  ['Estes', 'A8', 18, 70, 16.3, 3.3, 3.18, 2.5, '0,3,5'],
  ['Estes', 'B4', 18, 70, 18.85, 6, 4.17, 5, '2,4'],
  ['Estes', 'B6', 18, 70, 19.1, 5.6, 5.03, 4.33, '0,2,4,6'],
  ['Estes', 'C5', 18, 70, 24.8, 11.3, 3.91, 7.79, '3'],
  ['Estes', 'C6', 18, 70, 24.1, 10.8, 4.74, 8.82, '0,3,5,7'],
  ['Quest', 'C6', 18, 70, 21, 12, 3.45, 8.76, '0,3,5'],
  ['Klima', 'A6', 18, 70, 14.5, 3.5, 6, 2.5, '4'],
  ['Klima', 'C6', 18, 70, 20.5, 9.6, 6, 10, '0,3,5,7,P'],
  ['Klima', 'D3', 18, 70, 27.9, 17, 3, 17.4, '0,P'],
  ['Klima', 'D9', 18, 70, 27.1, 16.1, 9, 20, '0,3,5,7,P'],
  ['AeroTech', 'D10W', 18, 70, 25.9, 9.8, 13.39, 18.75, '3,5,7'],
  ['AeroTech', 'D21T', 18, 70, 25, 9.6, 20.84, 19.59, '4,7'],
  ['Estes', 'C11', 24, 70, 35.23, 12, 10.86, 8.8, '0,3,5,7'],
  ['Estes', 'D12', 24, 70, 44, 21.1, 10.21, 16.84, '0,3,5,7'],
  ['Estes', 'E12', 24, 95, 58.7, 35.9, 11.17, 27.24, '0,4,6,8'],
  ['TSP', 'D12', 24, 70, 45.5, 14.8, 12, 19, '0,2,4,6,8'],
  ['TSP', 'D20', 24, 70, 45.5, 14.8, 20, 20, '0,2,4,6,8'],
  ['TSP', 'E20', 24, 95, 64, 27.6, 20, 36, '0,2,4,6,8'],
  ['TSP', 'E12', 24, 95, 64, 27.6, 12, 39, '0,2,4,6,8'],
  ['Apogee', 'E6', 24, 77, 46, 22, 6.47, 37.8, '4,6,8'],
  ['AeroTech', 'D15T', 24, 70, 46.9, 8.9, 16.49, 18.96, '4,5,7'],
  ['AeroTech', 'E18W', 24, 70, 59, 20.7, 17.07, 36.54, '4,5,7'],
  ['AeroTech', 'E20W', 24, 70, 49, 16.2, 21.8, 35, '4,7'],
  ['AeroTech', 'E30T', 24, 70, 47, 17.8, 32.38, 33.56, '4,7'],
  ['AeroTech', 'E28T', 24, 70, 55.3, 18.4, 32.53, 39.69, '4,5,7'],
  ['AeroTech', 'F24W', 24, 70, 62.9, 19, 22.21, 47.31, '4,7'],
  ['AeroTech', 'F39T', 24, 70, 60.6, 22.7, 37.34, 49.66, '4,5,6,7,9'],
  ['AeroTech', 'F44W', 24, 70, 48, 19.7, 44, 41.5, '4,6,8'],
  ['AeroTech', 'F30FJ', 24, 95, 70.6, 31.2, 30.4, 47, '4,6,8'],
  ['AeroTech', 'F32T', 24, 95, 64, 31, 34.1, 56.9, '4,6,8'],
  ['Estes', 'E16', 29, 114, 84, 40, 15.97, 33.38, '0,4,6,8'],
  ['Estes', 'F15', 29, 114, 102, 60, 14.38, 49.61, '0,4,6,8'],
  ['Estes', 'G40', 29, 124, 122.9, 55.1, 40.88, 97.14, '4,7'],
  ['TSP', 'F35', 29, 95, 91.5, 42.3, 35, 65, '0,2,4,6,8'],
  ['Apogee', 'F10', 29, 92, 82.5, 40, 10.58, 74.26, '4,6,8'],
  ['AeroTech', 'F67W', 29, 83, 80.8, 30, 69, 61.1, '4,6,7,9'],
  ['AeroTech', 'F42T', 29, 83, 75.9, 27, 42, 52.9, '4,6,8'],
  ['AeroTech', 'F50T', 29, 98, 84.9, 37.9, 53.73, 76.83, '4,6,7,9'],
  ['AeroTech', 'F40W', 29, 124, 126.2, 40, 37.91, 78.09, '4,5,6,7,8,10'],
  ['AeroTech', 'F52T', 29, 124, 121.6, 36.6, 51.37, 72.95, '4,5,6,7,8,9,11'],
  ['AeroTech', 'G64W', 29, 124, 151, 62.5, 56.84, 118.8, '4,5,6,7,8,10'],
  ['AeroTech', 'G80T', 29, 124, 127.9, 62.5, 77.6, 136.6, '6,7,8,9,10,11,12,13,14'],
  ['Cesaroni', 'F32', 29, 98, 107, 29.9, 31.6, 52.8, '3,5,7,9,12'],
  ['Cesaroni', 'F59', 29, 98, 99, 26.1, 58.9, 57, '3,5,7,9,12'],
  ['AeroTech', 'G61W', 38, 106, 194, 62.3, 61, 110.5, '4,6,8,10'],
  ['AeroTech', 'G67R', 38, 106, 201, 60, 67, 110, '4,6,8,10'],
  ['AeroTech', 'G69N', 38, 106, 201, 62.2, 72.3, 136.7, 'P'],
];

export const MOTORS: readonly Motor[] = ROWS.map(
  ([maker, name, diameterMm, lengthMm, totalGrams, propellantGrams, averageThrustN, totalImpulseNs, delays]) => ({
    maker,
    name,
    diameterMm,
    lengthMm,
    totalGrams,
    propellantGrams,
    averageThrustN,
    totalImpulseNs,
    delays,
  }),
);

const curveOf = ({ maker, name }: Motor): string => THRUST_CURVES[`${maker} ${name}`] ?? '';

/** A motor with its measured thrust, and whether it needs an adapter ring in the mount asked about. */
export interface FittingMotor extends Motor {
  adapter: boolean;
  /** Seconds and newtons in turn. */
  curve: string;
}

/** In millimetres. */
export type MotorRoom = Pick<Mount, 'diameterMm' | 'lengthMm' | 'passMm' | 'reachMm'>;

/**
 * The motors that go into a mount, by diameter, the mount's own first, then by impulse. One of the mount's diameter must end
 * before the stop; a thinner one stands in an adapter ring and may pass the stop if it is thin enough for its hole.
 */
export const motorsFor = ({ diameterMm, lengthMm, passMm, reachMm }: MotorRoom): FittingMotor[] =>
  MOTORS.flatMap((motor) => {
    const adapter = motor.diameterMm < diameterMm;
    const room = adapter && motor.diameterMm <= passMm ? reachMm : lengthMm;
    return motor.diameterMm <= diameterMm && motor.lengthMm <= room
      ? [{ ...motor, adapter, curve: curveOf(motor) }]
      : [];
  }).sort((a, b) => b.diameterMm - a.diameterMm || a.totalImpulseNs - b.totalImpulseNs);
