import type * as THREE from 'three';
import { microServo, outrunner, pack, propeller } from './gear.ts';
import { Kit, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import { DRAWING, PHOTO } from './scene.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;

function ahead(object: THREE.Object3D, x: number): THREE.Group {
  object.rotation.y = RIGHT;
  object.position.set(x, 0, 0);
  return props.group(object);
}

function spinner(): THREE.Group {
  const cone: [number, number][] = [
    [0, 0],
    [13, 0],
    [12, 8],
    [8, 17],
    [3, 22],
    [0, 23],
  ];
  return props.group(propeller(114, 7), props.mesh(props.lathe(cone, 48), plain('#f2500e', 0.35), [0, 0, -4]));
}

function plane(model: StudioModel, layerMm = 1.4): Kit {
  const kit = new Kit(model, layerMm);
  kit.dress('nose', ahead(outrunner(14, 20), 168), ahead(spinner(), 194));
  kit.dress(
    'middle',
    ...[
      [14, 26],
      [-176, 24],
    ].map(([x = 0, z = 0]) => dowel(x, z)),
  );
  const axle = (side: number): THREE.Mesh => {
    const rod = props.mesh(props.cylinder(1.5, 30), props.steel(), [32, side * 110, -94.5]);
    rod.rotation.x = RIGHT;
    return rod;
  };
  kit.dress('undercarriage', axle(1), axle(-1));
  for (const side of [1, -1] as const) kit.dress(side > 0 ? 'inner-port' : 'inner-starboard', servo(side));
  return kit;
}

function dowel(x: number, z: number): THREE.Mesh {
  const rod = props.mesh(props.cylinder(2.5, 88), props.carbon(), [x, 0, z]);
  rod.rotation.x = RIGHT;
  return rod;
}

/** The rubber bands that hold the wing, from dowel to dowel. */
function bands(): THREE.Object3D[] {
  return [-1, 1].flatMap((side) =>
    [38, 33].map((y, i) =>
      props.cord(
        [
          [14, side * y, 26],
          [4, side * (y - 2), 36 + i],
          [-30, side * (y - 4), 54.5],
          [-90, side * (y - 4), 53],
          [-160, side * (y - 3), 38],
          [-176, side * y, 24],
        ],
        1.3,
        plain('#e9c53a', 0.8),
      ),
    ),
  );
}

function servo(side: 1 | -1): THREE.Object3D {
  const one = microServo();
  one.rotation.set(Math.PI, 0, side > 0 ? 0 : Math.PI);
  one.position.set(-85, side * 183, 62);
  return props.group(one);
}

function whole(model: StudioModel): THREE.Group {
  const kit = plane(model);
  kit.dress('middle', ...bands());
  return noseAhead(kit.assembled());
}

/** On its wheels and the tail, as it stands on the ground. */
function parked(model: StudioModel): THREE.Object3D {
  const all = whole(model);
  (all.children[0] as THREE.Object3D).rotation.z = 0.276;
  return all;
}

function exploded(model: StudioModel): THREE.Object3D {
  const kit = plane(model);
  const battery = props.group(pack([72, 35, 22], '3S 1300 mAh'));
  battery.position.set(20, 0, -16);
  kit.dress('middle', battery);
  const spar = (side: number): THREE.Mesh => {
    const rod = props.mesh(props.cylinder(4, 392), props.carbon(), [-45, side * 200, 78]);
    rod.rotation.x = RIGHT + side * 0.044;
    return rod;
  };
  kit.dress('joiner', spar(1), spar(-1));
  return noseAhead(kit.assembled(1));
}

/** The plane with its nose towards the viewer. */
function noseAhead(object: THREE.Object3D): THREE.Group {
  object.rotation.y = -RIGHT;
  return props.group(object);
}

function plan(model: StudioModel): THREE.Object3D {
  const kit = plane(model);
  const marks = {
    tipPort: [-80, 480, 0],
    tipStarboard: [-80, -480, 0],
    nose: [212, 0, 0],
    tail: [-438, 0, 0],
    lead: [0, 0, 0],
    cg: [-40, 0, 0],
    rootLead: [0, 300, 0],
    rootTrail: [-160, 300, 0],
    stabPort: [-380, 150, 0],
    stabStarboard: [-380, -150, 0],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('nose', ...Object.entries(marks).map(([id, at]) => mark(id, at)));
  const root = kit.assembled();
  root.rotation.y = RIGHT;
  return props.group(root);
}

const PLAN_DIMS = [
  { id: 'span', from: 'tipPort', to: 'tipStarboard', mm: 960 },
  { id: 'length', from: 'nose', to: 'tail', mm: 650 },
  { id: 'chord', from: 'rootLead', to: 'rootTrail', mm: 160 },
  { id: 'centreOfGravity', from: 'lead', to: 'cg', mm: 40 },
  { id: 'tailSpan', from: 'stabPort', to: 'stabStarboard', mm: 300 },
];

/** Every picture of the trainer. */
export const LIENKA_SCENES: Record<string, Scene> = {
  'lienka-cover': { ...PHOTO, object: parked, view: { azimuth: 0.62, elevation: 0.4, fov: 20 }, pad: 1.06 },
  'lienka-rear': { ...PHOTO, object: parked, view: { azimuth: Math.PI - 0.7, elevation: 0.34, fov: 22 }, pad: 1.06 },
  'lienka-exploded': { ...PHOTO, object: exploded, view: { azimuth: 0.5, elevation: 0.62, fov: 18 }, pad: 1.05 },
  'd-lienka': { ...DRAWING, object: whole, view: { azimuth: 0.6, elevation: 0.55 } },
  'd-lienka-plan': {
    ...DRAWING,
    width: 1600,
    height: 1100,
    pad: 1.04,
    object: plan,
    view: { azimuth: 0, elevation: RIGHT - 0.001 },
    dims: PLAN_DIMS,
  },
};
