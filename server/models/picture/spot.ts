import type { Studio } from './photo-exposure.ts';

/** Strength of the layer lines. */
const LAYERS = 0.14;

/** The surface is in layers, one on the other: bends a normal by where in its layer the spot is. */
const layer = (spot: Float64Array, pitch: number): void => {
  const [x, y, z] = [spot[3]!, spot[4]!, spot[5]!];
  const phase = spot[2]! / pitch;
  const within = (phase - Math.floor(phase) - 0.5) * 2;
  const bump = within * Math.abs(within) * LAYERS * Math.min(1, (1 - Math.abs(z)) * 4);
  spot[3] = x - x * z * bump;
  spot[4] = y - y * z * bump;
  spot[5] = z + (1 - z * z) * bump;
  normalise(spot);
};

const normalise = (spot: Float64Array): void => {
  const [x, y, z] = [spot[3]!, spot[4]!, spot[5]!];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  spot[3] = x / length;
  spot[4] = y / length;
  spot[5] = z / length;
};

type Pixel = readonly [x: number, y: number];

/** Writes what is seen of a triangle at a pixel: the place, and the unit normal towards the eye. */
export const spotAt = (studio: Studio, face: number, [px, py]: Pixel, spot: Float64Array): void => {
  const { projected: p, normals, camera, pitch } = studio;
  const { points, corners } = studio.scene;
  const [a, b, c] = [corners[face * 3]! * 3, corners[face * 3 + 1]! * 3, corners[face * 3 + 2]! * 3];
  const [bx, by] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!];
  const [cx, cy] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!];
  const [dx, dy] = [px - p[a]!, py - p[a + 1]!];
  const area = bx * cy - by * cx;
  const second = Math.min(1, Math.max(0, (dx * cy - dy * cx) / area));
  const third = Math.min(1 - second, Math.max(0, (bx * dy - by * dx) / area));
  const [u, v, w] = [(1 - second - third) * p[a + 2]!, second * p[b + 2]!, third * p[c + 2]!];
  const sum = u + v + w;
  const n = face * 9;
  for (let axis = 0; axis < 3; axis++) {
    spot[axis] = (points[a + axis]! * u + points[b + axis]! * v + points[c + axis]! * w) / sum;
    spot[axis + 3] = normals[n + axis]! * u + normals[n + 3 + axis]! * v + normals[n + 6 + axis]! * w;
  }
  normalise(spot);
  const { eye } = camera;
  const facing = spot[3]! * (eye[0] - spot[0]!) + spot[4]! * (eye[1] - spot[1]!) + spot[5]! * (eye[2] - spot[2]!);
  if (facing < 0) for (let i = 3; i < 6; i++) spot[i] = -spot[i]!;
  layer(spot, pitch);
};
