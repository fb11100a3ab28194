import type * as THREE from 'three';
import { microServo, wires } from './gear.ts';
import { Kit } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import { DRAWING, PHOTO } from './scene.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;

function screwsAt(places: readonly props.At[], turn: props.At = [0, 0, 0], head = 2.6): THREE.Object3D[] {
  return places.map((at) => {
    const one = props.screw(head, 2, props.steel());
    one.rotation.set(...turn, 'ZYX');
    one.position.set(...at);
    return one;
  });
}

function head(model: StudioModel, layerMm = 0.8): Kit {
  const kit = new Kit(model, layerMm);
  const pan = microServo(false);
  pan.position.set(-5.5, 0, 13.4);
  kit.dress('housing', pan);
  const tilt = microServo();
  tilt.rotation.set(RIGHT, 0, RIGHT, 'ZYX');
  tilt.rotation.set(RIGHT, RIGHT, 0, 'XYZ');
  tilt.position.set(0, 1, 84);
  const glass = props.lathe([
    [0, 4.4],
    [5, 3.8],
    [9, 2.2],
    [11.6, 0],
    [0, 0],
  ]);
  const lens = props.group(
    props.mesh(props.cylinder(11.8, 12), props.black(), [0, 0, -2]),
    props.mesh(glass, plain('#0f1720', 0.06), [0, 0, 3.6]),
  );
  lens.rotation.y = RIGHT;
  lens.position.set(19, 0, 84);
  kit.dress('lens-ring', lens);
  kit.dress(
    'base',
    ...screwsAt(
      [45, 135, 225, 315].map((a): props.At => [
        31 * Math.cos((a * Math.PI) / 180),
        31 * Math.sin((a * Math.PI) / 180),
        4,
      ]),
    ),
  );
  kit.dress('fork', ...screwsAt([[0, 35, 84]], [-RIGHT, 0, 0], 3), ...screwsAt([[0, -35, 84]], [RIGHT, 0, 0], 3));
  return kit;
}

function facing(object: THREE.Object3D, turn: number): THREE.Group {
  object.rotation.y = turn;
  return props.group(object);
}

/** Every picture of the pan-tilt head. */
export const PANTILT_SCENES: Record<string, Scene> = {
  'pantilt-cover': {
    ...PHOTO,
    object: (m) => facing(head(m).assembled(), -0.9),
    view: { azimuth: 0, elevation: 0.26, fov: 20 },
    pad: 1.12,
  },
  'pantilt-rear': {
    ...PHOTO,
    object: (m) => facing(head(m).assembled(), 2.5),
    view: { azimuth: 0, elevation: 0.34, fov: 20 },
    pad: 1.12,
  },
  'pantilt-exploded': {
    ...PHOTO,
    object: (m) => facing(head(m).assembled(1), -0.9),
    view: { azimuth: 0, elevation: 0.2, fov: 18 },
    pad: 1.08,
  },
  'd-pantilt': { ...DRAWING, object: (m) => facing(head(m).assembled(), -0.9), view: { azimuth: 0, elevation: 0.35 } },
};

function boxed(model: StudioModel): Kit {
  const kit = new Kit(model, 0.8);
  kit.dress('lid', ...screwsAt([-1, 1].flatMap((s) => [-46, 0, 46].map((x): props.At => [x, s * 35.8, 31.6]))));
  const name = props.planeDecal({ text: 'SUCHÁ 96', font: '600 140px "Decal"' }, 56, 11);
  name.position.set(0, 0, 33.1);
  kit.dress('lid', name);
  const receiver = props.mesh(props.block(40, 24, 11, 1.4), props.black(), [-22, 0, 14.6]);
  const controller = props.mesh(props.block(26, 46, 8, 1), plain('#22384f', 0.4), [20, 0, 13.2]);
  const pins = [-8, -4, 0, 4, 8].map((y) => props.mesh(props.block(6, 3, 3, 0.2), props.brass(), [-4, y, 18.8]));
  kit.dress('tray', receiver, controller, ...pins);
  [-16, 0, 16].forEach((y, i) => {
    const bundle = wires(i === 1 ? ['#c21b17', '#1b1c1d'] : ['#b8692f', '#c21b17', '#1b1c1d'], 46, 0.95, 3);
    bundle.position.set(-48, y, 15);
    kit.dress('gland', bundle);
  });
  return kit;
}

/** Every picture of the receiver box. */
export const RXBOX_SCENES: Record<string, Scene> = {
  'sucha-cover': {
    ...PHOTO,
    object: (m) => facing(boxed(m).assembled(), 0.5),
    view: { azimuth: 0, elevation: 0.5, fov: 20 },
    pad: 1.12,
  },
  'sucha-exploded': {
    ...PHOTO,
    object: (m) => facing(boxed(m).assembled(1), 0.5),
    view: { azimuth: 0, elevation: 0.36, fov: 20 },
    pad: 1.08,
  },
  'd-sucha': { ...DRAWING, object: (m) => facing(boxed(m).assembled(1), 0.5), view: { azimuth: 0, elevation: 0.4 } },
};
