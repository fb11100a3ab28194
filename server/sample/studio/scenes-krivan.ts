import * as THREE from 'three';
import { inUnits, knolled, lying, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { SPIN, rocket } from './krivan-dressed.ts';
import { kitLayout } from './krivan-layout.ts';
import * as props from './props.ts';
import type { Scene } from './scene.ts';

function side(model: StudioModel): THREE.Object3D {
  const kit = rocket(model);
  const marks = {
    tip: [0, 0, 612],
    aft: [0, 0, 0],
    split: [0, 0, 272],
    noseBase: [0, 0, 482],
    sustainerTop: [22.5, 0, 400],
    sustainerBottom: [-22.5, 0, 400],
    boosterTop: [27, 0, 160],
    boosterBottom: [-27, 0, 160],
    finTop: [98, 0, 40],
    finBottom: [-98, 0, 40],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('interstage', ...Object.entries(marks).map(([name, at]) => mark(name, at)));
  return lying(kit.assembled(), 0, 0);
}

function baySet(model: StudioModel): THREE.Object3D {
  const kit = rocket(model, 0.9);
  const nose = inUnits(props.group(kit.copy('nose')));
  const tube = inUnits(props.group(kit.parts.get('bay-tube') as THREE.Group));
  const core = lying(
    inUnits(props.group(kit.parts.get('sled') as THREE.Group, kit.parts.get('bulkhead') as THREE.Group)),
    0,
    Math.PI + 0.35,
  );
  const on = (object: THREE.Object3D, x: number, z: number, turn = 0): THREE.Object3D => {
    object.rotation.y = turn;
    object.updateMatrixWorld(true);
    const box = new THREE.Box3().setFromObject(object, true);
    const middle = box.getCenter(new THREE.Vector3());
    const holder = props.group(object);
    holder.position.set(x - middle.x, -box.min.y, z - middle.z);
    return holder;
  };
  return props.group(on(nose, -0.75, -0.75), on(tube, 0.95, -0.55, 0.4), on(core, 0.1, 0.85, 0.16));
}

/** What is sold as a pair: the mount as it is printed, its cap beside it. */
function motorMount(model: StudioModel): THREE.Object3D {
  const kit = rocket(model, 0.9);
  return knolled([[kit.onBed('booster-mount'), kit.onBed('retainer')]], [1.5, 1.5]);
}

const SIDE_DIMS = [
  { id: 'length', from: 'tip', to: 'aft', mm: 612 },
  { id: 'sustainer', from: 'tip', to: 'split', mm: 340 },
  { id: 'booster', from: 'split', to: 'aft', mm: 272 },
  { id: 'sustainerDiameter', from: 'sustainerTop', to: 'sustainerBottom', mm: 45 },
  { id: 'boosterDiameter', from: 'boosterTop', to: 'boosterBottom', mm: 54 },
  { id: 'finSpan', from: 'finTop', to: 'finBottom', mm: 196 },
];

const PHOTO = { kind: 'photo', width: 1600, height: 1200, frames: 14 } as const;
const DRAWING = { kind: 'drawing', width: 800, height: 600, pad: 1.1 } as const;

/** Every picture of the rocket. */
export const KRIVAN_SCENES: Record<string, Scene> = {
  'krivan-cover': {
    ...PHOTO,
    object: (m) => lying(rocket(m).assembled(), 0.62, SPIN.lying, 0.108),
    view: { azimuth: 0, elevation: 0.36, fov: 20 },
    pad: 1.1,
  },
  'krivan-exploded': {
    ...PHOTO,
    width: 2400,
    height: 800,
    frames: 14,
    object: (m) => lying(rocket(m).assembled(1), 0, SPIN.lying),
    view: { azimuth: 0, elevation: 0.34, fov: 14 },
    pad: 1.05,
  },
  'krivan-exploded-4x3': {
    ...PHOTO,
    object: (m) => lying(rocket(m).assembled(0.86), 0.72, SPIN.lying),
    view: { azimuth: 0, elevation: 0.5, fov: 18 },
    pad: 1.06,
  },
  'krivan-standing': {
    ...PHOTO,
    object: (m) => spun(rocket(m).assembled(), SPIN.standing),
    view: { azimuth: 0, elevation: 0.1, fov: 18 },
    pad: 1.08,
  },
  'krivan-fins': {
    ...PHOTO,
    object: (m) => spun(rocket(m, 0.9).assembled(), SPIN.standing + 0.1),
    view: { azimuth: 0, elevation: 0.22, fov: 24, target: [0.05, 1.42, 0], distance: 10 },
    pad: 1,
    aperture: 0.16,
  },
  'krivan-mount': {
    ...PHOTO,
    width: 1120,
    height: 840,
    object: motorMount,
    view: { azimuth: 0.3, elevation: 0.5, fov: 22 },
    pad: 1.3,
  },
  'krivan-kit': { ...PHOTO, object: kitLayout, view: { azimuth: 0, elevation: 1.565, fov: 14 }, pad: 1.07 },
  'd-krivan': {
    ...DRAWING,
    object: (m) => lying(rocket(m).assembled(), 0, -0.3),
    view: { azimuth: 0.35, elevation: 0.28, roll: -0.25 },
  },
  'd-krivan-side': {
    ...DRAWING,
    width: 2000,
    height: 600,
    pad: 1.04,
    object: side,
    view: { azimuth: 0, elevation: 0 },
    dims: SIDE_DIMS,
  },
};

/** Every picture of the bay that is made of the rocket's parts. */
export const BAY_SCENES: Record<string, Scene> = {
  'bay-set': { ...PHOTO, object: baySet, view: { azimuth: 0.1, elevation: 0.34, fov: 24 }, pad: 1.12 },
  'bay-exploded': {
    ...PHOTO,
    object: (m) => lying(rocket(m, 0.9).assembled(1), 0.5, Math.PI + 0.4),
    view: { azimuth: 0, elevation: 0.42, fov: 22 },
    pad: 1.1,
  },
  'd-bay': {
    ...DRAWING,
    object: (m) => lying(rocket(m).assembled(1), 0, Math.PI + 0.4),
    view: { azimuth: 0.5, elevation: 0.5 },
  },
};

function spun(object: THREE.Object3D, angle: number): THREE.Object3D {
  object.rotation.y = angle;
  return props.group(object);
}
