import type * as THREE from 'three';
import { microServo, outrunner, pack, propeller, shock, standardServo, wires } from './gear.ts';
import { inUnits } from './kit.ts';
import { plain } from './materials.ts';
import * as props from './props.ts';
import type { Scene } from './scene.ts';

const RIGHT = Math.PI / 2;
const LABEL = '600 130px "DecalMono"';

function put(object: THREE.Object3D, at: props.At, turn: props.At = [0, 0, 0]): THREE.Group {
  object.rotation.set(...turn, 'ZYX');
  object.position.set(...at);
  return props.group(object);
}

/** A servo with its lead and a second one lying. */
function servos(make: () => THREE.Group, size: number): THREE.Object3D {
  const lead = wires(['#b8692f', '#c21b17', '#e9a03a'], size * 2.2, 0.9, 3);
  return props.group(
    put(make(), [0, 0, 0]),
    put(lead, [-size * 0.5, 0, 4]),
    put(make(), [size * 0.5, -size * 1.35, size * 0.27], [RIGHT, 0, 0.5]),
  );
}

function motor(radius: number, height: number): THREE.Object3D {
  const lead = wires(['#1b1c1d', '#c21b17', '#e9c53a'], radius * 3, 1.3, 2);
  return props.group(
    put(outrunner(radius, height), [0, 0, 0]),
    put(lead, [-radius * 0.8, 0, 2]),
    put(outrunner(radius, height), [radius * 2.9, -radius * 0.7, radius], [0, RIGHT, -0.75]),
  );
}

/** Brushless motor in its cooling jacket with two nipples. */
function cooledMotor(): THREE.Object3D {
  const jacket: [number, number][] = [
    [0, 8],
    [16, 8],
    [17, 9],
    [17, 33],
    [16, 34],
    [0, 34],
  ];
  const all = props.group(
    props.mesh(props.cylinder(14, 46, 64), props.darkSteel(), [0, 0, 23]),
    props.mesh(props.lathe(jacket, 72), plain('#f2500e', 0.35, 0.75)),
    props.mesh(props.cylinder(2, 18), props.steel(), [0, 0, 54]),
  );
  for (const z of [14, 28]) {
    const nipple = props.mesh(props.cylinder(2, 10, 24), props.brass(), [20, 0, z]);
    nipple.rotation.y = RIGHT;
    all.add(nipple);
  }
  const lead = wires(['#1b1c1d', '#c21b17', '#e9c53a'], 52, 1.5, 3);
  return props.group(put(all, [0, 0, 17], [0, RIGHT, 0]), put(lead, [2, 0, 14]));
}

function boxed(size: props.At, colour: string, text: string): THREE.Group {
  const [x, y, z] = size;
  const label = props.planeDecal({ text, font: LABEL, colour: '#f1efe9' }, x * 0.8, x * 0.16);
  label.position.set(0, 0, z + 0.06);
  return props.group(props.mesh(props.block(x, y, z, 1.6), plain(colour, 0.4), [0, 0, z / 2]), label);
}

function controller(): THREE.Object3D {
  const body = boxed([46, 26, 8], '#22384f', '30 A');
  const power = wires(['#c21b17', '#1b1c1d'], 52, 1.7, 4);
  const phases = wires(['#1b1c1d', '#1b1c1d', '#1b1c1d'], 44, 1.6, 4);
  const lead = wires(['#b8692f', '#c21b17', '#e9a03a'], 60, 0.9, 3);
  const plug = props.mesh(props.block(16, 8, 8, 1), plain('#e9c53a', 0.45), [-80, 1, 5]);
  return props.group(
    body,
    put(power, [-23, 0, 4]),
    put(phases, [23, 0, 4], [0, 0, Math.PI]),
    put(lead, [23, -9, 4], [0, 0, 2.7]),
    plug,
  );
}

function receiver(): THREE.Object3D {
  const body = boxed([40, 24, 11], '#26292a', 'RX 6');
  const pins = Array.from({ length: 6 }, (_, i) =>
    [0, 1, 2].map((row) =>
      props.mesh(props.block(7, 0.7, 0.7, 0.1), props.brass(), [22, (i - 2.5) * 3.4, 3 + row * 2.6]),
    ),
  ).flat();
  const aerials = [-6, 6].map((y) =>
    props.cord(
      [
        [-20, y, 6],
        [-40, y * 2, 9],
        [-66, y * 3.4, 5],
        [-92, y * 3, 1.4],
      ],
      0.7,
      plain('#1b1c1d', 0.6),
    ),
  );
  return props.group(body, ...pins, ...aerials);
}

function propellers(): THREE.Object3D {
  return props.group(
    put(propeller(76, 6), [-10, 30, 4], [0, 0, 0.3]),
    put(propeller(76, 6, '#f2500e'), [22, 8, 10], [0, 0, 1.1]),
    put(propeller(114, 7), [0, -46, 4], [0, 0, -0.42]),
  );
}

function bearing(): THREE.Group {
  const race = (r0: number, r1: number): THREE.Mesh =>
    props.mesh(
      props.lathe(
        [
          [r0, 0],
          [r1, 0],
          [r1, 4],
          [r0, 4],
          [r0, 0],
        ],
        56,
      ),
      props.steel(),
    );
  const shield = props.mesh(
    props.lathe(
      [
        [3.4, 0.3],
        [4.7, 0.3],
        [4.7, 3.7],
        [3.4, 3.7],
        [3.4, 0.3],
      ],
      48,
    ),
    plain('#b33a08', 0.5),
  );
  return props.group(race(2.5, 3.4), race(4.7, 5.5), shield);
}

function bearings(): THREE.Object3D {
  const places: [number, number, number][] = [
    [-14, 8, 0],
    [0, 11, 0],
    [13, 6, 0],
    [-8, -6, 0],
    [6, -7, 0],
    [-1, 1, 4.1],
    [19, -8, 0],
  ];
  const leaning = put(bearing(), [-20, -8, 5.4], [RIGHT - 0.15, 0, 0.5]);
  return props.group(...places.map((at) => put(bearing(), at)), leaning);
}

const longScrew = (length: number, material: THREE.Material): THREE.Group =>
  props.group(
    props.screw(2.8, 3, material),
    props.mesh(props.cylinder(1.5, length, 20), material, [0, 0, -length / 2]),
    ...Array.from({ length: Math.floor(length / 0.9) }, (_, i) =>
      props.mesh(props.cylinder(1.62, 0.3, 20), material, [0, 0, -0.6 - i * 0.9]),
    ),
  );

const insert = (): THREE.Group =>
  props.group(
    ...[0, 1, 2].map((i) =>
      props.mesh(
        props.lathe(
          [
            [1.5, 0],
            [2.3, 0.2],
            [2.3, 1.4],
            [1.5, 1.6],
            [1.5, 0],
          ],
          24,
        ),
        props.brass(),
        [0, 0, i * 1.7],
      ),
    ),
  );

function screws(): THREE.Object3D {
  const rows = [20, 16, 12, 8, 6].map((length, row) =>
    Array.from({ length: 7 }, (_, i) =>
      put(
        longScrew(length, row % 2 ? props.darkSteel() : props.steel()),
        [(i - 3) * 8, 44 - row * 20 + length / 2, 2.8],
        [-RIGHT, 0, 0.03 * (i % 3)],
      ),
    ),
  );
  const inserts = Array.from({ length: 14 }, (_, i) =>
    put(insert(), [36 + (i % 3) * 7, 40 - Math.floor(i / 3) * 9, 0]),
  );
  const nuts = Array.from({ length: 12 }, (_, i) =>
    put(props.group(props.mesh(props.cylinder(3.1, 2.4, 6), props.steel())), [
      38 + (i % 3) * 7.4,
      -12 - Math.floor(i / 3) * 8,
      1.2,
    ]),
  );
  return props.group(...rows.flat(), ...inserts, ...nuts);
}

function chute(): THREE.Object3D {
  const lines = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    const [x, y] = [Math.cos(a) * 76, Math.sin(a) * 76];
    return props.cord(
      [
        [x, y, 1],
        [x * 1.06 + 12, y * 0.7 - 14, 1.4],
        [60 + i * 1.6, -70 - i * 2, 1.2],
        [84, -98, 1.4],
      ],
      0.5,
      plain('#e9c53a', 0.9),
    );
  });
  return props.group(
    props.parachute(76, '#f2500e', '#f1efe9'),
    ...lines,
    put(props.coil([10, 22], 5, 1.3, '#e9c53a'), [96, -104, 0]),
  );
}

function shocks(): THREE.Object3D {
  return props.group(...[-30, -10, 10, 30].map((y, i) => shock([-37 + i * 3, y, 8.6], [37 + i * 3, y + 2, 8.6])));
}

const board = (): THREE.Object3D => put(props.altimeter(), [0, 0, 1], [RIGHT, 0, 0.5]);
const SPARE = { kind: 'photo', width: 960, height: 720, frames: 12, pad: 1.3 } as const;
const view = (azimuth: number, elevation: number): Scene['view'] => ({ azimuth, elevation, fov: 22 });
const scene = (make: () => THREE.Object3D, at: Scene['view']): Scene => ({
  ...SPARE,
  object: () => inUnits(props.group(make())),
  view: at,
});

/** The photographs of parts that are bought. */
export const SPARE_SCENES: Record<string, Scene> = {
  'servo-9g': scene(() => servos(microServo, 24), view(0.5, 0.42)),
  'servo-20kg': scene(() => servos(standardServo, 44), view(0.5, 0.42)),
  'motor-2207': scene(() => motor(14, 17), view(0.4, 0.4)),
  'motor-2212': scene(() => motor(14, 24), view(0.4, 0.4)),
  'motor-3536': scene(() => motor(17.5, 34), view(0.4, 0.4)),
  'motor-2845': scene(cooledMotor, view(0.5, 0.4)),
  'esc-30a': scene(controller, view(0.3, 0.62)),
  'receiver-6': scene(receiver, view(0.5, 0.5)),
  'lipo-3s-1300': scene(() => pack([72, 35, 22], '3S 1300 mAh'), view(0.45, 0.55)),
  'lipo-2s-2200': scene(() => pack([86, 34, 15], '2S 2200 mAh', '#2f3a2f'), view(0.45, 0.6)),
  'lipo-2s-300': scene(() => pack([44, 17, 12], '2S 300 mAh', '#4a2f22'), view(0.45, 0.6)),
  propellers: scene(propellers, view(0.2, 0.75)),
  bearings: scene(bearings, view(0.2, 0.5)),
  'screw-set': scene(screws, view(0.12, 0.9)),
  'parachute-600': scene(chute, view(0.3, 0.85)),
  altimeter: scene(board, view(0.3, 0.85)),
  'shocks-75': scene(shocks, view(0.6, 0.55)),
};
