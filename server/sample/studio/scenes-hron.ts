import type * as THREE from 'three';
import { outrunner, propeller } from './gear.ts';
import { Kit, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import { DRAWING, PHOTO } from './scene.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;
const FALL = (12 * Math.PI) / 180;

/** Lays something that stands along z on the shaft line, `along` millimetres ahead of the propeller. */
function shafted(object: THREE.Object3D, along: number): THREE.Object3D {
  object.position.set(28 + along * Math.cos(FALL), 0, -50 + along * Math.sin(FALL));
  object.rotation.set(0, RIGHT - FALL, 0);
  return object;
}

/** Four broad brass blades. */
function screwPropeller(): THREE.Group {
  const all = props.group(props.mesh(props.cylinder(4.2, 12), props.brass()));
  const two = [propeller(15.5, 4.2), propeller(15.5, 4.2)];
  two.forEach((pair, i) => {
    pair.rotation.z = i * RIGHT;
    pair.scale.set(1, 1, 1.5);
    all.add(pair);
  });
  all.traverse((child) => {
    if ('material' in child) child.material = props.brass();
  });
  return all;
}

function tug(model: StudioModel, layerMm = 1.2): Kit {
  const kit = new Kit(model, layerMm);
  kit.dress('hull-stern', shafted(props.mesh(props.cylinder(2, 120), props.steel()), 54), shafted(screwPropeller(), 0));
  kit.dress('rudder', props.mesh(props.cylinder(1.5, 60), props.steel(), [10, 0, -28]));
  kit.dress('motor-mount', shafted(outrunner(14, 26), 106));
  kit.dress('deckhouse', glass([134.6, 233.6], 28.4, [20, 30]));
  kit.dress('bridge', glass([167, 225], 23, [53, 66]));
  const lamp = (z: number, colour: string): THREE.Mesh =>
    props.mesh(props.cylinder(1.9, 5), plain(colour, 0.25), [189, 0, z]);
  kit.dress('mast', lamp(107, '#f1efe9'), lamp(127, '#f2500e'), lamp(147, '#f1efe9'));
  const band = props.mesh(
    props.lathe(
      [
        [14.55, 0],
        [14.7, 4],
        [14.6, 8],
      ],
      72,
    ),
    plain('#26292a', 0.5),
    [148, 0, 62],
  );
  band.scale.set(1.13, 0.84, 1);
  kit.dress('funnel', band);
  for (const side of [1, -1] as const) kit.dress('bridge', name(side));
  return kit;
}

/** Dark panes just inside the walls. */
function glass([from, to]: [number, number], y: number, [low, high]: [number, number]): THREE.Mesh {
  const middle: props.At = [(from + to) / 2, 0, (low + high) / 2];
  return props.mesh(props.block(to - from - 4, 2 * y - 4, high - low, 3), plain('#10181f', 0.12), middle);
}

function name(side: 1 | -1): THREE.Object3D {
  const text = props.planeDecal({ text: 'HRON', font: '600 170px "Decal"' }, 44, 9);
  text.rotation.set(RIGHT, 0, 0);
  const holder = props.group(text);
  holder.rotation.z = side > 0 ? Math.PI : 0;
  holder.position.set(196, side * 24.1, 46);
  return holder;
}

/** The tug with its bow towards the viewer's side. */
function bowAhead(object: THREE.Object3D): THREE.Group {
  object.rotation.y = -RIGHT;
  return props.group(object);
}

const STAND = ['cradle-stern', 'cradle-bow', 'beam'];

function side(model: StudioModel): THREE.Object3D {
  const kit = tug(model);
  const marks = {
    bow: [365, 0, 20],
    transom: [0, 0, 20],
    keel: [200, 0, -46],
    deck: [200, 0, 0],
    mast: [186, 0, 165],
    propeller: [28, 0, -66],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('hull-bow', ...Object.entries(marks).map(([id, at]) => mark(id, at)));
  return bowAhead(kit.assembled(0, STAND));
}

const SIDE_DIMS = [
  { id: 'length', from: 'bow', to: 'transom', mm: 365 },
  { id: 'depth', from: 'keel', to: 'deck', mm: 46 },
  { id: 'height', from: 'mast', to: 'keel', mm: 211 },
];

/** Every picture of the tug. */
export const HRON_SCENES: Record<string, Scene> = {
  'hron-cover': {
    ...PHOTO,
    object: (m) => bowAhead(tug(m).assembled()),
    view: { azimuth: 0.78, elevation: 0.27, fov: 22 },
    pad: 1.1,
  },
  'hron-stern': {
    ...PHOTO,
    object: (m) => bowAhead(tug(m, 0.9).assembled()),
    view: { azimuth: Math.PI - 0.7, elevation: 0.16, fov: 22 },
    pad: 1.1,
  },
  'hron-exploded': {
    ...PHOTO,
    object: (m) => bowAhead(tug(m).assembled(1)),
    view: { azimuth: 0.9, elevation: 0.26, fov: 20 },
    pad: 1.07,
  },
  'd-hron': {
    ...DRAWING,
    object: (m) => bowAhead(tug(m).assembled(0, STAND)),
    view: { azimuth: 0.8, elevation: 0.35 },
  },
  'd-hron-side': {
    ...DRAWING,
    width: 1600,
    height: 1000,
    pad: 1.04,
    object: side,
    view: { azimuth: RIGHT, elevation: 0 },
    dims: SIDE_DIMS,
  },
};
