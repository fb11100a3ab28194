// Made by `npm run schema` of server/models/flight/simulation/propellers.ts.

/** Thrust and power of a propeller at rising advance ratios J = v ÷ (n·D): C_T = T ÷ (ρn²D⁴), C_P = P ÷ (ρn³D⁵). */
export type PropellerCurve = readonly (readonly [advance: number, thrust: number, power: number])[];

/** A measured propeller: inches, as its name says them. */
export interface Propeller {
  name: string;
  diameter: number;
  pitch: number;
  curve: PropellerCurve;
}

/**
 * APC Thin Electric propellers as measured in a wind tunnel at 6,700 to 7,000 revolutions per minute: J. B. Brandt,
 * R. W. Deters, G. K. Ananda and M. S. Selig, UIUC Propeller Database, vol. 1, University of Illinois (2008), every few points.
 */
// oxfmt-ignore
export const PROPELLERS: readonly Propeller[] = [
  { name: '10 × 5 E', diameter: 10, pitch: 5, curve: [[0, 0.0994, 0.0379], [0.128, 0.0932, 0.0394], [0.216, 0.0862, 0.0403], [0.3, 0.0749, 0.0396], [0.367, 0.0591, 0.0351], [0.43, 0.0453, 0.0298], [0.492, 0.0339, 0.0251], [0.557, 0.0227, 0.0202], [0.627, 0.0095, 0.0137], [0.691, -0.0025, 0.0069]] },
  { name: '9 × 4.5 E', diameter: 9, pitch: 4.5, curve: [[0, 0.1012, 0.0392], [0.14, 0.0928, 0.0408], [0.21, 0.0844, 0.0409], [0.277, 0.0728, 0.039], [0.351, 0.0571, 0.0343], [0.417, 0.0433, 0.0292], [0.487, 0.0307, 0.0239], [0.56, 0.0176, 0.0178], [0.628, 0.0052, 0.0113], [0.672, -0.0033, 0.0065]] },
  { name: '8 × 4 E', diameter: 8, pitch: 4, curve: [[0, 0.0978, 0.0401], [0.121, 0.092, 0.0414], [0.202, 0.0838, 0.0416], [0.282, 0.0684, 0.0387], [0.362, 0.0535, 0.0339], [0.437, 0.042, 0.0296], [0.515, 0.0298, 0.0246], [0.592, 0.0162, 0.0186], [0.674, 0.0015, 0.0113], [0.724, -0.0085, 0.0062]] },
  { name: '9 × 6 E', diameter: 9, pitch: 6, curve: [[0, 0.1169, 0.0516], [0.146, 0.1101, 0.0535], [0.242, 0.1022, 0.0541], [0.335, 0.0922, 0.0539], [0.428, 0.0771, 0.0511], [0.505, 0.0571, 0.0427], [0.594, 0.0391, 0.0337], [0.669, 0.0254, 0.0264], [0.74, 0.0122, 0.0184], [0.836, -0.006, 0.0057]] },
  { name: '8 × 6 E', diameter: 8, pitch: 6, curve: [[0, 0.1181, 0.076], [0.153, 0.1193, 0.0714], [0.294, 0.1114, 0.0713], [0.43, 0.0994, 0.0708], [0.538, 0.0866, 0.0685], [0.617, 0.0675, 0.0599], [0.7, 0.0492, 0.0488], [0.779, 0.0343, 0.0401], [0.864, 0.0178, 0.0302], [0.974, -0.0035, 0.0154]] },
];

/** The measured propeller of the nearest pitch over diameter, of the same size where there is one; and whether it is the very one. */
export const propellerLike = (diameter: number, pitch: number): { propeller: Propeller; measured: boolean } => {
  const off = (one: Propeller) => Math.abs(one.pitch / one.diameter - pitch / diameter) * 10 + Math.abs(one.diameter - diameter) / 20; // oxfmt-ignore
  const propeller = PROPELLERS.reduce((best, one) => (off(one) < off(best) ? one : best));
  return { propeller, measured: propeller.diameter === diameter && Math.abs(propeller.pitch - pitch) <= 0.5 };
};

/** C_T and C_P at an advance ratio, in straight lines; beyond the last point as there. */
export const coefficientsAt = (curve: PropellerCurve, advance: number): { thrust: number; power: number } => {
  const after = curve.findIndex(([j]) => j >= advance);
  if (after <= 0) {
    const [, thrust, power] = curve.at(after === 0 ? 0 : -1)!;
    return { thrust, power };
  }
  const [[j0, t0, p0], [j1, t1, p1]] = [curve[after - 1]!, curve[after]!];
  const share = (advance - j0) / (j1 - j0);
  return { thrust: t0 + share * (t1 - t0), power: p0 + share * (p1 - p0) };
};
