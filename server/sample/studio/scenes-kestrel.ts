import * as THREE from 'three';
import { Kit, mark } from './kit.ts';
import type { StudioModel } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;
const SEAT: props.At = [-241, 0, 5];

/** An outrunner along −x with its shaft. */
function motor(): THREE.Group {
  const base = props.mesh(
    props.lathe(
      [
        [0, 0],
        [13.5, 0],
        [13.5, 5],
        [0, 5],
      ],
      48,
    ),
    props.darkSteel(),
  );
  const bell = props.mesh(
    props.lathe(
      [
        [0, 6],
        [14, 6],
        [14, 20],
        [12, 23],
        [4, 23],
        [4, 25],
        [0, 25],
      ],
      48,
    ),
    props.aluminium(),
  );
  return along(props.group(base, bell, props.mesh(props.cylinder(2.5, 20), props.steel(), [0, 0, 30])), 0);
}

function along(object: THREE.Object3D, back: number): THREE.Group {
  object.rotation.y = -RIGHT;
  object.position.set(SEAT[0] - back, SEAT[1], SEAT[2]);
  return props.group(object);
}

function propeller(): THREE.Group {
  const all = props.group(
    props.mesh(
      props.lathe(
        [
          [0, -5],
          [6, -5],
          [6, 4],
          [4, 7],
          [0, 9],
        ],
        32,
      ),
      props.black(),
    ),
  );
  for (const turn of [0.5, 0.5 + Math.PI]) {
    const blade = props.mesh(bladeGeometry(), plain('#1e2021', 0.35));
    blade.rotation.z = turn;
    all.add(blade);
  }
  return along(all, 34);
}

function bladeGeometry(): THREE.BufferGeometry {
  const [rings, round] = [24, 20];
  const points: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= rings; i++) {
    const t = i / rings;
    const chord = 8 + 10 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.8) - 5 * t;
    const twist = 1 - 0.72 * t;
    for (let j = 0; j < round; j++) {
      const a = (j / round) * 2 * Math.PI;
      const [c, h] = [(Math.cos(a) * chord) / 2, Math.sin(a) * 1.7 * (1.2 - t * 0.7)];
      points.push(5 + t * 68, c * Math.cos(twist) - h * Math.sin(twist), c * Math.sin(twist) + h * Math.cos(twist));
      const [p, q] = [i * round + j, i * round + ((j + 1) % round)];
      if (i < rings) faces.push(p, q, p + round, q, q + round, p + round);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Servo in its bay and the rod to the horn; `side` 1 is port. */
function servo(side: 1 | -1): THREE.Group {
  const y = side * (40 + 0.34 * 385);
  const lead = -0.34 * 196;
  const chord = 226 - 112 * 0.34;
  const box = props.mesh(props.block(23, 29, 4, 0.8), props.black(), [lead - 0.44 * chord, y, 16.4]);
  box.rotation.z = side * 0.47;
  const from = lead - 0.5 * chord;
  const to = lead - 0.76 * chord - 6;
  const rod = props.mesh(props.cylinder(0.7, from - to, 10), props.steel(), [(from + to) / 2, y, 20.5]);
  rod.rotation.y = RIGHT;
  return props.group(box, rod);
}

function wing(model: StudioModel, layerMm = 1.4): Kit {
  const kit = new Kit(model, layerMm);
  kit.dress('motor-mount', motor(), propeller());
  kit.dress('inner-port', servo(1));
  kit.dress('inner-starboard', servo(-1));
  return kit;
}

/** The wing flying towards the viewer's far side: nose along −z of the scene. */
function noseAway(object: THREE.Object3D): THREE.Group {
  object.rotation.y = RIGHT;
  return new THREE.Group().add(object);
}

/** With the carbon spars, which only show when the wing is apart. */
function exploded(model: StudioModel): THREE.Object3D {
  const kit = wing(model);
  const spar = (side: 1 | -1, share: number, radius: number, to: number): THREE.Mesh => {
    const [y0, y1] = [34, 40 + to * 385];
    const x = (s: number): number => -s * 196 - share * (226 - 112 * s);
    const rod = props.cord(
      [
        [x(0), side * y0, 4],
        [x(to), side * y1, 4 + to * 12],
      ],
      radius,
      props.carbon(),
      { segments: 2 },
    );
    return rod;
  };
  kit.dress(
    'pod-tail',
    spar(1, 0.27, 4, 0.34),
    spar(-1, 0.27, 4, 0.34),
    spar(1, 0.6, 2.5, 0.3),
    spar(-1, 0.6, 2.5, 0.3),
  );
  return noseAway(kit.assembled(1));
}

function plan(model: StudioModel): THREE.Object3D {
  const kit = wing(model);
  const marks = {
    tipPort: [-250, 430, 0],
    tipStarboard: [-250, -430, 0],
    nose: [74, 0, 0],
    tail: [-241, 0, 0],
    lead: [0, 0, 0],
    cg: [-108, 0, 0],
    neutral: [-120.9, 0, 0],
    rootLead: [0, 40, 0],
    rootTrail: [-226, 40, 0],
    tipLead: [-196, 425, 0],
    tipTrail: [-310, 425, 0],
  } satisfies Record<string, [number, number, number]>;
  kit.dress('pod-tail', ...Object.entries(marks).map(([name, at]) => mark(name, at)));
  return noseAway(kit.assembled());
}

const PLAN_DIMS = [
  { id: 'span', from: 'tipPort', to: 'tipStarboard', mm: 860 },
  { id: 'podLength', from: 'nose', to: 'tail', mm: 315 },
  { id: 'rootChord', from: 'rootLead', to: 'rootTrail', mm: 226 },
  { id: 'tipChord', from: 'tipLead', to: 'tipTrail', mm: 114 },
  { id: 'centreOfGravity', from: 'lead', to: 'cg', mm: 108 },
  { id: 'neutralPoint', from: 'lead', to: 'neutral', mm: 121 },
];

const PHOTO = { kind: 'photo', width: 1600, height: 1200, frames: 14 } as const;
const DRAWING = { kind: 'drawing', width: 800, height: 600, pad: 1.1 } as const;

/** Every picture of the flying wing. */
export const KESTREL_SCENES: Record<string, Scene> = {
  'kestrel-cover': {
    ...PHOTO,
    object: (m) => noseAway(wing(m).assembled()),
    view: { azimuth: 2.55, elevation: 0.5, fov: 22 },
    pad: 1.08,
  },
  'kestrel-exploded': { ...PHOTO, object: exploded, view: { azimuth: Math.PI, elevation: 0.85, fov: 20 }, pad: 1.07 },
  'kestrel-pod': {
    ...PHOTO,
    object: (m) => noseAway(wing(m, 0.9).assembled()),
    view: { azimuth: 2.5, elevation: 0.42, fov: 24, target: [0, 0.3, 0.9], distance: 13 },
    pad: 1,
    aperture: 0.14,
  },
  'd-kestrel': {
    ...DRAWING,
    object: (m) => noseAway(wing(m).assembled()),
    view: { azimuth: Math.PI - 0.5, elevation: 0.75 },
  },
  'd-kestrel-plan': {
    ...DRAWING,
    width: 1600,
    height: 1000,
    pad: 1.04,
    object: plan,
    view: { azimuth: 0, elevation: RIGHT - 0.001 },
    dims: PLAN_DIMS,
  },
};
