import { cameraFor, projectedBy, type Size } from './camera.ts';
import { cornerNormals, faceNormals } from './corner-normals.ts';
import { developPhoto, type Film } from './photo-development.ts';
import { lightsFor } from './lights.ts';
import { boundsOf, type Scene } from './scene.ts';
import { exposeGroup } from './photo-exposure.ts';
import { plus, type Vec3 } from './vectors.ts';
import { ZBuffer } from './z-buffer.ts';

/** A picture as rows of red, green, blue and alpha, sRGB, with the shadow in its alpha. */
export interface Photograph extends Size {
  readonly rgba: Uint8Array;
}

const FINE = 2;
const MOST_FILLED = 400_000_000;
/** Distance of the layer lines in pixels of the picture. */
const PITCH = 4;

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const albedoOf = (hex: string): Vec3 => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return [r, g, b];
};

const blank = ({ width, height }: Size): Film => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
  covered: new Float32Array(width * height),
  shadow: new Float32Array((width / 2) * (height / 2)),
  ground: new Float32Array((width / 2) * (height / 2)),
});

/**
 * Photographs a scene on its bed without a graphics card: the studio’s lens, softbox, strip and sky, soft shadows by 48
 * lights, layer lines, nothing behind it. The same scene always gives the same picture. Null without a size; throws `TooCostly`.
 */
export const photographOf = (scene: Scene, size: Size): Photograph | null => {
  const bounds = boundsOf(scene);
  if (!bounds) return null;
  const camera = cameraFor(scene, bounds, { width: size.width * FINE, height: size.height * FINE });
  const seen = new ZBuffer(camera.width, camera.height, MOST_FILLED);
  const projected = projectedBy(camera, scene.points);
  seen.fill(projected, scene.corners);
  const distance = Math.hypot(...plus(camera.eye, bounds.centre, -1));
  const film = blank(size);
  const studio = {
    scene,
    bounds,
    camera,
    projected,
    seen,
    film,
    normals: cornerNormals(scene, faceNormals(scene)),
    albedo: scene.colours.map(albedoOf),
    pitch: (distance / camera.scale) * FINE * PITCH,
  };
  for (const [group, lights] of lightsFor(scene, bounds).entries()) exposeGroup(studio, lights, group);
  return { ...size, rgba: developPhoto(film) };
};
