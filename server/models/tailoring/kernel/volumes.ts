import type { TailoredSolid } from './solids.ts';

/** Of a closed body, by the tetrahedra from the origin to its triangles; cubic millimetres. */
const volumeOf = ({ points, corners }: Pick<TailoredSolid, 'points' | 'corners'>): number => {
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [3 * corners[i]!, 3 * corners[i + 1]!, 3 * corners[i + 2]!] as const;
    sum +=
      points[a]! * (points[b + 1]! * points[c + 2]! - points[b + 2]! * points[c + 1]!) +
      points[a + 1]! * (points[b + 2]! * points[c]! - points[b]! * points[c + 2]!) +
      points[a + 2]! * (points[b]! * points[c + 1]! - points[b + 1]! * points[c]!);
  }
  return sum / 6;
};

export type Volumes = Readonly<Record<string, number>>;

/** Of each part of the model, all copies, pieces and dowels together. */
export const volumesOf = (bodies: readonly TailoredSolid[]): Volumes => {
  const volumes: Record<string, number> = {};
  for (const body of bodies) volumes[body.partId] = (volumes[body.partId] ?? 0) + volumeOf(body) * body.copies;
  return volumes;
};

/** Each part as a multiple of what it is by standard. */
export const sharesOf = (volumes: Volumes, standard: Volumes): Volumes =>
  Object.fromEntries(
    Object.entries(volumes).flatMap(([id, volume]) => (standard[id] ? [[id, volume / standard[id]]] : [])),
  );
