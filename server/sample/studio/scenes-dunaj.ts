import * as THREE from 'three';
import { Kit, inUnits, knolled, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;
const FALL = (12 * Math.PI) / 180;
const NAME_FONT = '600 150px "Decal"';

/** A point on the propeller shaft, measured forwards from the transom. */
function onShaft(along: number): props.At {
  return [along * Math.cos(FALL), 0, -44 + along * Math.sin(FALL)];
}

/** Lays something that stands along z on the shaft line. */
function shafted(object: THREE.Object3D, along: number): THREE.Object3D {
  object.position.set(...onShaft(along));
  object.rotation.set(0, RIGHT - FALL, 0);
  return object;
}

function propeller(): THREE.Group {
  const all = props.group(
    props.mesh(
      props.lathe(
        [
          [0, -6],
          [3.5, -5],
          [4.6, 0],
          [4.6, 7],
          [0, 7],
        ],
        32,
      ),
      props.brass(),
    ),
  );
  for (let i = 0; i < 3; i++) {
    const blade = props.mesh(new THREE.SphereGeometry(11, 28, 16), props.brass());
    blade.scale.set(0.9, 0.13, 0.68);
    blade.position.x = 11.5;
    blade.rotation.x = 0.8;
    const arm = props.group(blade);
    arm.rotation.z = (i * 2 * Math.PI) / 3 + 0.4;
    all.add(arm);
  }
  return all;
}

/** An inrunner in its cooling jacket. */
function motor(): THREE.Group {
  const jacket: [number, number][] = [
    [0, 12],
    [16, 12],
    [17, 13],
    [17, 39],
    [16, 40],
    [0, 40],
  ];
  const nipples = [18, 34].map((z) => {
    const nipple = props.mesh(props.cylinder(2, 10, 24), props.brass(), [0, 20, z]);
    nipple.rotation.x = RIGHT;
    return nipple;
  });
  return props.group(
    props.mesh(props.cylinder(14, 45, 64), props.darkSteel(), [0, 0, 26.5]),
    props.mesh(props.lathe(jacket, 72), plain('#f2500e', 0.35, 0.75)),
    ...nipples,
  );
}

function boat(model: StudioModel, layerMm = 1.3): Kit {
  const kit = new Kit(model, layerMm);
  kit.dress('strut', shafted(props.mesh(props.cylinder(2, 150), props.steel()), 40), shafted(propeller(), -38));
  kit.dress('motor-mount', shafted(motor(), 104));
  const aerial = props.mesh(props.cylinder(0.7, 84, 10), props.steel(), [92, 25, 84]);
  aerial.rotation.y = -0.25;
  kit.dress('hatch', aerial, props.mesh(props.cylinder(2.4, 6, 20), props.black(), [102, 25, 44]));
  const name = props.planeDecal({ text: 'DUNAJ 420', font: NAME_FONT }, 92, 17);
  name.position.set(322, 0, 49.4);
  name.rotation.set(0, 0.052, Math.PI, 'ZYX');
  kit.dress('deck-bow', name);
  const rods = [-44, 44].map((y) => {
    const rod = props.mesh(props.cylinder(3, 214), props.carbon(), [178, y, -78]);
    rod.rotation.y = RIGHT;
    return rod;
  });
  kit.dress('stand-bow', ...rods);
  return kit;
}

/** The boat with its bow towards the viewer's side. */
function bowAhead(object: THREE.Object3D): THREE.Group {
  object.rotation.y = -RIGHT;
  return new THREE.Group().add(object);
}

function side(model: StudioModel): THREE.Object3D {
  const kit = boat(model);
  const marks = {
    bow: [420, 0, 44],
    railTip: [423.2, 0, 44],
    transom: [0, 0, 0],
    keel: [60, 0, -39],
    sheer: [60, 0, 49],
    rail: [0, 0, 27],
    propeller: [-42, 0, -53],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('hull-mid', ...Object.entries(marks).map(([name, at]) => mark(name, at)));
  return bowAhead(kit.assembled(0, STAND));
}

const STAND = ['stand-bow', 'stand-stern'];

function kitLayout(model: StudioModel): THREE.Object3D {
  const kit = boat(model);
  const bed = (id: string, turn = 0): THREE.Object3D => {
    const one = kit.onBed(id);
    one.rotation.y = turn;
    const holder = new THREE.Group().add(one);
    holder.userData.part = id;
    return holder;
  };
  const flat = (id: string, turn: [number, number, number] = [0, 0, 0]): THREE.Object3D => {
    const one = kit.copy(id);
    one.rotation.set(...turn, 'ZYX');
    const holder = inUnits(new THREE.Group().add(one));
    holder.userData.part = id;
    return holder;
  };
  const pair = (id: string, gap: number, turn: [number, number, number]): THREE.Object3D => {
    const copies = [-gap, gap].map((y) => {
      const one = kit.copy(id);
      one.rotation.set(...turn, 'ZYX');
      one.position.y = y;
      return one;
    });
    const holder = inUnits(props.group(...copies));
    holder.userData.part = id;
    return holder;
  };
  const shaft = props.mesh(props.cylinder(2, 150), props.steel());
  shaft.rotation.y = RIGHT;
  const cradle: [number, number, number] = [0, -RIGHT, 0];
  return knolled(
    [
      [flat('hull-stern'), flat('hull-mid'), flat('hull-bow'), flat('rail-bow')],
      [flat('deck-stern'), flat('hatch'), flat('deck-bow'), flat('rail-stern')],
      [flat('stand-stern', cradle), flat('stand-bow', cradle), pair('trim-tab', 24, [0, 0, 0]), flat('windscreen')],
      [props.group(inUnits(shaft)), inUnits(propeller()), fittings(kit), props.group(bed('motor-mount'))],
    ],
    [4.7, 3.3],
  );
}

function fittings(kit: Kit): THREE.Object3D {
  const ids = ['strut', 'rudder', 'rudder-bracket'];
  const turns: [number, number, number][] = [
    [0, RIGHT, 0],
    [RIGHT, 0, 0],
    [0, RIGHT, 0],
  ];
  const all = ids.map((id, i) => {
    const one = kit.copy(id);
    one.rotation.set(...(turns[i] as [number, number, number]), 'ZYX');
    const box = new THREE.Box3().setFromObject(one, true);
    const middle = box.getCenter(new THREE.Vector3());
    const holder = new THREE.Group().add(one);
    holder.position.set((i - 1) * 58 - middle.x, -middle.y, -box.min.z);
    holder.userData.part = id;
    return holder;
  });
  return inUnits(props.group(...all));
}

const SIDE_DIMS = [
  { id: 'length', from: 'bow', to: 'transom', mm: 420 },
  { id: 'overall', from: 'railTip', to: 'propeller', mm: 465 },
  { id: 'depth', from: 'keel', to: 'rail', mm: 66 },
];

const PHOTO = { kind: 'photo', width: 1600, height: 1200, frames: 14 } as const;
const DRAWING = { kind: 'drawing', width: 800, height: 600, pad: 1.1 } as const;

/** Every picture of the boat. */
export const DUNAJ_SCENES: Record<string, Scene> = {
  'dunaj-cover': {
    ...PHOTO,
    object: (m) => bowAhead(boat(m).assembled()),
    view: { azimuth: 0.72, elevation: 0.27, fov: 22 },
    pad: 1.1,
  },
  'dunaj-stern': {
    ...PHOTO,
    object: (m) => bowAhead(boat(m, 0.9).assembled()),
    view: { azimuth: Math.PI - 0.62, elevation: 0.2, fov: 24, target: [-0.1, 0.35, 0.2], distance: 10 },
    pad: 1,
    aperture: 0.12,
  },
  'dunaj-exploded': {
    ...PHOTO,
    object: (m) => bowAhead(boat(m).assembled(1)),
    view: { azimuth: 0.95, elevation: 0.24, fov: 20 },
    pad: 1.08,
  },
  'dunaj-kit': { ...PHOTO, object: kitLayout, view: { azimuth: 0, elevation: 1.565, fov: 14 }, pad: 1.07 },
  'd-dunaj': {
    ...DRAWING,
    object: (m) => bowAhead(boat(m).assembled(0, STAND)),
    view: { azimuth: 0.8, elevation: 0.4 },
  },
  'd-dunaj-side': {
    ...DRAWING,
    width: 2000,
    height: 700,
    pad: 1.04,
    object: side,
    view: { azimuth: RIGHT, elevation: 0 },
    dims: SIDE_DIMS,
  },
};
