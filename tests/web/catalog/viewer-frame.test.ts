import { BoxGeometry, ConeGeometry, Mesh, MeshStandardMaterial, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraOrbitOf } from '../../../server/sample/views.ts';
import { perspective } from '../../../server/sample/studio/framing.ts';
import { GEMER_SCENES } from '../../../server/sample/studio/scenes-gemer.ts';
import { frameFor, lensFor, radians } from '../../../web/features/viewer3d/camera/framing.ts';
import { modelOf, outlineAt, orientUpright } from '../../../web/features/viewer3d/model/model.ts';
import { restingTilt } from '../../../web/features/viewer3d/model/resting.ts';

const PHOTOGRAPH = 4 / 3;

const bodyOf = (...move: [number, number, number]) =>
  new Mesh(new BoxGeometry(0.3, 0.04, 0.12).translate(...move), new MeshStandardMaterial());

/** Something uneven, so that its middle is not that of its picture. */
const model = () => {
  const made = modelOf([bodyOf(0, 0, 0), bodyOf(0.2, 0.05, -0.1)]);
  orientUpright(made, 'Y');
  return made;
};

const directionOf = (azimuth: number, elevation: number) =>
  new Vector3().setFromSpherical(new Spherical(1, radians(90 - elevation), radians(azimuth)));

/** The camera of the viewer's first frame. */
const firstCamera = (points: Vector3[], aspect: number, [azimuth, elevation]: [number, number]) => {
  const direction = directionOf(azimuth, elevation);
  const { target, distance } = frameFor(points, { aspect, direction, whole: 0 });
  const camera = new PerspectiveCamera(lensFor(aspect), aspect, 0.01, 100);
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
};

/** Where points are seen, in shares of half the height of the photograph that lies whole in the picture. */
const seenIn = (points: Vector3[], camera: PerspectiveCamera) => {
  const half = Math.max(1, PHOTOGRAPH / camera.aspect);
  return points
    .map((point) => point.clone().project(camera))
    .map(({ x, y }) => [x * camera.aspect * half, y * half] as const);
};

describe('the first frame', () => {
  it.each([
    [40, 26],
    [131, 15],
    [-30, 60],
  ])(
    'stands where the camera of the photograph stood: azimuth %i, elevation %i, in a picture of any shape',
    (azimuth, elevation) => {
      const points = outlineAt(model(), 0);
      const view = { azimuth: radians(azimuth), elevation: radians(elevation), fov: 22 };
      const photographed = seenIn(points, perspective(view, points, PHOTOGRAPH, 1.1).camera);
      for (const aspect of [PHOTOGRAPH, 1.7, 1.1, 0.5]) {
        const seen = seenIn(points, firstCamera(points, aspect, [azimuth, elevation]));
        const apart = seen.map(([x, y], place) => Math.hypot(x - photographed[place]![0], y - photographed[place]![1]));
        expect(Math.max(...apart)).toBeLessThan(0.005);
      }
    },
  );

  it('may use all of the picture for a model that is taken apart', () => {
    const points = outlineAt(model(), 0);
    const seen = { aspect: 2, direction: directionOf(40, 26) };
    expect(frameFor(points, { ...seen, whole: 1 }).distance).toBeLessThan(
      frameFor(points, { ...seen, whole: 0 }).distance,
    );
  });

  it('of a sample has the height of the camera in the scene of its photograph', () => {
    const [, elevation] = cameraOrbitOf(['d-gemer', 'gemer-cover']);
    expect(radians(elevation)).toBeCloseTo(GEMER_SCENES['gemer-cover']!.view.elevation, 2);
    expect(cameraOrbitOf(['gemer-wheels', 'gemer-cover'])).toEqual([40, 20, 0]);
  });
});

describe('a model that lies', () => {
  it('rests on what touches the ground, not on its lowest point alone', () => {
    const rocket: [number, number][] = [
      [-300, 0],
      [-200, -20],
      [250, -20],
      [280, -70],
      [300, -70],
    ];
    expect(restingTilt(rocket)).toBeCloseTo(Math.atan2(50, 480), 3);
    expect(
      restingTilt([
        [-1, 0],
        [1, 0],
        [0, 1],
      ]),
    ).toBe(0);
  });

  it('lies with its top lower than its foot, as in the photographs, but does not rest on it', () => {
    const cone = new Mesh(new ConeGeometry(0.05, 0.6, 32), new MeshStandardMaterial());
    const tall = modelOf([cone]);
    orientUpright(tall, 'Y');
    const lowest = (side: number) =>
      Math.min(...outlineAt(tall, 0).flatMap(({ x, y }) => (x * side > 0.05 ? [y] : [])));
    expect(lowest(-1)).toBeGreaterThan(lowest(1));
    expect(lowest(-1) - lowest(1)).toBeLessThan(0.05);
  });
});
