import type * as THREE from 'three';
import { Kit, inUnits, lying, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import { DRAWING, PHOTO } from './scene.ts';
import type { Scene } from './scene.ts';

/** Where the name stands on the tube, and the spin at which it is seen when the rocket lies. */
const DECAL_AT = 0.78;
const SPIN = -Math.PI / 2 - DECAL_AT;
const NAME = { text: 'ISKRA 24', font: '600 150px "Decal"' };

function rocket(model: StudioModel, layerMm = 1): Kit {
  const kit = new Kit(model, layerMm);
  kit.dress('tube', props.tubeDecal(NAME, 17.1, [140, 212], { centre: DECAL_AT, span: 1.1 }));
  return kit;
}

/** The rocket with what lies in it: motor casing, cord and parachute show when it is apart. */
function exploded(model: StudioModel): THREE.Object3D {
  const kit = rocket(model);
  kit.dress('motor-mount', props.mesh(props.cylinder(12, 70), plain('#b98d5e', 0.8), [0, 0, 26]));
  return lying(kit.assembled(1, ['stand']), 0.72, SPIN);
}

function side(model: StudioModel): THREE.Object3D {
  const kit = rocket(model);
  const marks = {
    tip: [0, 0, 360],
    aft: [0, 0, 0],
    noseBase: [0, 0, 262],
    tubeTop: [17, 0, 240],
    tubeBottom: [-17, 0, 240],
    finTop: [60, 0, 0],
    finBottom: [-60, 0, 0],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('tube', ...Object.entries(marks).map(([name, at]) => mark(name, at)));
  return lying(kit.assembled(0, ['stand']), 0, 0);
}

const SIDE_DIMS = [
  { id: 'length', from: 'tip', to: 'aft', mm: 360 },
  { id: 'nose', from: 'tip', to: 'noseBase', mm: 98 },
  { id: 'diameter', from: 'tubeTop', to: 'tubeBottom', mm: 34 },
  { id: 'finSpan', from: 'finTop', to: 'finBottom', mm: 120 },
];

function standing(model: StudioModel): THREE.Object3D {
  const root = rocket(model).assembled();
  root.rotation.y = -0.55 - Math.PI / 2;
  return props.group(root);
}

/** Every picture of the small rocket. */
export const ISKRA_SCENES: Record<string, Scene> = {
  'iskra-cover': {
    ...PHOTO,
    object: (m) => lying(rocket(m).assembled(0, ['stand']), 0.62, SPIN, 0.054),
    view: { azimuth: 0, elevation: 0.36, fov: 20 },
    pad: 1.12,
  },
  'iskra-standing': { ...PHOTO, object: standing, view: { azimuth: 0, elevation: 0.12, fov: 18 }, pad: 1.08 },
  'iskra-exploded': { ...PHOTO, object: exploded, view: { azimuth: 0, elevation: 0.5, fov: 18 }, pad: 1.06 },
  'd-iskra': {
    ...DRAWING,
    object: (m) => lying(rocket(m).assembled(0, ['stand']), 0, -0.3),
    view: { azimuth: 0.35, elevation: 0.28, roll: -0.25 },
  },
  'd-iskra-side': {
    ...DRAWING,
    width: 2000,
    height: 700,
    pad: 1.04,
    object: side,
    view: { azimuth: 0, elevation: 0 },
    dims: SIDE_DIMS,
  },
};

/** An egg: what the capsule is for. */
function egg(): THREE.Mesh {
  const points = Array.from({ length: 33 }, (_, i): [number, number] => {
    const a = (i / 32) * Math.PI;
    return [21 * Math.sin(a) * (1 + 0.12 * Math.cos(a)), -27.5 * Math.cos(a)];
  });
  return props.mesh(props.lathe(points), plain('#e6c7a6', 0.6), [0, 0, 81]);
}

function capsule(model: StudioModel): Kit {
  const kit = new Kit(model, 1);
  kit.dress(
    'base',
    props.tubeDecal({ text: 'VAJCE 60', font: '600 150px "Decal"' }, 30.1, [40, 80], { centre: DECAL_AT, span: 0.9 }),
  );
  return kit;
}

function capsuleApart(model: StudioModel): THREE.Object3D {
  const kit = capsule(model);
  const one = egg();
  one.position.z = 138;
  kit.dress('base', one);
  return lying(kit.assembled(1), 0.6, SPIN, -0.1);
}

/** Cap and base beside the cradles, one of them with the egg in it. */
function capsuleSet(model: StudioModel): THREE.Object3D {
  const kit = capsule(model);
  const at = (x: number, y: number, ...things: THREE.Object3D[]): THREE.Group => {
    const holder = props.group(...things);
    holder.position.set(x, y, 0);
    return holder;
  };
  const [base, cap, cup, other] = [kit.copy('base'), kit.copy('cap'), kit.copy('cradle'), kit.copy('cradle')];
  base.position.z = 18;
  cap.position.z = -72.6;
  const shell = egg();
  shell.position.z = 32.5;
  return inUnits(props.group(at(-52, 26, base), at(28, 44, cap), at(36, -36, cup, shell), at(-24, -44, other)));
}

/** Every picture of the capsule. */
export const VAJCE_SCENES: Record<string, Scene> = {
  'vajce-cover': { ...PHOTO, object: capsuleSet, view: { azimuth: 0.1, elevation: 0.36, fov: 22 }, pad: 1.14 },
  'vajce-exploded': { ...PHOTO, object: capsuleApart, view: { azimuth: 0, elevation: 0.42, fov: 18 }, pad: 1.08 },
  'd-vajce': { ...DRAWING, object: capsuleApart, view: { azimuth: 0.3, elevation: 0.3 } },
};
