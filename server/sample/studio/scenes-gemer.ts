import type * as THREE from 'three';
import { outrunner, pack, shock, standardServo } from './gear.ts';
import { Kit, inUnits, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import { DRAWING, PHOTO } from './scene.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;
const FRAME_SCREWS: [number, number][] = [
  [88, 112],
  [-88, 110],
  [44, 108],
  [-44, 108],
  [22, 73],
  [-22, 73],
  [91, 123],
  [-91, 121],
];

function placed(object: THREE.Object3D, at: props.At, turn: props.At = [0, 0, 0]): THREE.Group {
  object.rotation.set(...turn, 'ZYX');
  object.position.set(...at);
  return props.group(object);
}

function wheelScrews(): THREE.Object3D[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const heads = Array.from({ length: 6 }, (_, i) => {
        const a = ((i + 0.5) * Math.PI) / 3;
        return placed(props.screw(2.2, 1.8, props.steel()), [Math.cos(a) * 26.6, Math.sin(a) * 26.6, 40.8]);
      });
      const nut = props.mesh(props.cylinder(4, 4, 6), props.steel(), [0, 0, 37.5]);
      const all = props.group(...heads, nut, props.mesh(props.cylinder(2, 44), props.darkSteel(), [0, 0, 20]));
      return placed(all, [x * 145, y * 66, 56], [-RIGHT * y, 0, 0]);
    }),
  );
}

function shocks(): THREE.Object3D[] {
  return [-1, 1].flatMap((x) => [-1, 1].map((y) => shock([x * 145, y * 46, 72], [x * 91, y * 46, 122])));
}

function crawler(model: StudioModel, layerMm = 1.2): Kit {
  const kit = new Kit(model, layerMm);
  const screws = [-1, 1].flatMap((y) =>
    FRAME_SCREWS.map(([x, z]) => placed(props.screw(2.7, 2.2, props.steel()), [x, y * 41, z], [-RIGHT * y, 0, 0])),
  );
  kit.dress('rail', ...screws, ...shocks());
  kit.dress('beadlock', ...wheelScrews());
  kit.dress('battery-tray', placed(pack([86, 34, 15], '2S 2200 mAh'), [0, 0, 115.6]));
  kit.dress('servo-mount', placed(standardServo(), [66, 0, 91], [RIGHT, 0, RIGHT]), dragLink());
  kit.dress('skid', placed(outrunner(17, 36), [-52, 0, 92], [0, RIGHT, 0]), gearbox());
  const shaft = (x: number): THREE.Object3D =>
    placed(props.mesh(props.cylinder(3, 116), props.steel()), [x * 82, -4, 66], [0, RIGHT + x * 0.2, 0]);
  kit.dress('skid', shaft(1), shaft(-1));
  const lenses = [-28.5, -9.5, 9.5, 28.5].map((y) =>
    placed(props.mesh(props.cylinder(6.6, 2, 32), plain('#fff6dc', 0.2)), [15, y, 211.5], [0, RIGHT, 0]),
  );
  kit.dress('light-bar', ...lenses);
  const name = props.planeDecal({ text: 'GEMER 1:10', font: '600 130px "Decal"' }, 46, 9);
  name.position.set(-22, 0, 205.7);
  name.rotation.z = -RIGHT;
  kit.dress('roof', name);
  return kit;
}

/** From the arm of the servo to the tie rod. */
function dragLink(): THREE.Object3D {
  const ball = (at: props.At): THREE.Mesh => props.mesh(props.cylinder(3.4, 5, 24), props.black(), at);
  return props.group(
    props.cord(
      [
        [110, -6, 75],
        [121, 36, 72],
      ],
      1.5,
      props.steel(),
      { segments: 8 },
    ),
    ball([110, -6, 75]),
    ball([121, 36, 72]),
  );
}

function gearbox(): THREE.Group {
  return props.group(props.mesh(props.block(36, 34, 34, 3), props.darkSteel(), [0, 0, 86]));
}

/** The car with its nose towards the viewer's side. */
function noseAhead(object: THREE.Object3D, turn = -RIGHT): THREE.Group {
  object.rotation.y = turn;
  return props.group(object);
}

function side(model: StudioModel): THREE.Object3D {
  const kit = crawler(model);
  const marks = {
    front: [145, 0, 56],
    rear: [-145, 0, 56],
    noseTip: [201, 0, 30],
    tailTip: [-201, 0, 30],
    ground: [60, 0, 0],
    belly: [60, 0, 64],
    top: [-120, 0, 220],
    floor: [-120, 0, 0],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('rail', ...Object.entries(marks).map(([name, at]) => mark(name, at)));
  return noseAhead(kit.assembled());
}

const SIDE_DIMS = [
  { id: 'length', from: 'noseTip', to: 'tailTip', mm: 402 },
  { id: 'wheelbase', from: 'front', to: 'rear', mm: 290 },
  { id: 'clearance', from: 'ground', to: 'belly', mm: 64 },
  { id: 'height', from: 'floor', to: 'top', mm: 220 },
];

/** Three wheels in a pile and one that leans on it: the set of four. */
function wheels(model: StudioModel): THREE.Object3D {
  const kit = new Kit(model, 0.9);
  const wheel = (): THREE.Group => {
    const heads = Array.from({ length: 6 }, (_, i) => {
      const a = ((i + 0.5) * Math.PI) / 3;
      return placed(props.screw(2.2, 1.8, props.steel()), [Math.cos(a) * 26.6, Math.sin(a) * 26.6, 40.8]);
    });
    return props.group(kit.copy('tyre'), kit.copy('rim', '#f2500e'), kit.copy('beadlock'), ...heads);
  };
  const [low, middle, high, leaning] = [wheel(), wheel(), wheel(), wheel()];
  middle.position.set(0, 0, 38);
  high.position.set(0, 0, 76);
  leaning.rotation.set(RIGHT - 0.22, 0, 0);
  leaning.position.set(62, -66, 58.5);
  return inUnits(props.group(low, middle, high, leaning));
}

/** Every picture of the crawler. */
export const GEMER_SCENES: Record<string, Scene> = {
  'gemer-cover': {
    ...PHOTO,
    object: (m) => noseAhead(crawler(m).assembled()),
    view: { azimuth: 0.72, elevation: 0.26, fov: 22 },
    pad: 1.1,
  },
  'gemer-rear': {
    ...PHOTO,
    object: (m) => noseAhead(crawler(m, 0.9).assembled()),
    view: { azimuth: Math.PI - 0.6, elevation: 0.34, fov: 22 },
    pad: 1.1,
  },
  'gemer-exploded': {
    ...PHOTO,
    object: (m) => noseAhead(crawler(m).assembled(1)),
    view: { azimuth: 0.8, elevation: 0.3, fov: 20 },
    pad: 1.06,
  },
  'gemer-wheels': { ...PHOTO, object: wheels, view: { azimuth: -0.15, elevation: 0.32, fov: 22 }, pad: 1.14 },
  'd-gemer': {
    ...DRAWING,
    object: (m) => noseAhead(crawler(m).assembled()),
    view: { azimuth: 0.8, elevation: 0.35 },
  },
  'd-gemer-side': {
    ...DRAWING,
    width: 1600,
    height: 1000,
    pad: 1.04,
    object: side,
    view: { azimuth: 0, elevation: 0 },
    dims: SIDE_DIMS,
  },
};
