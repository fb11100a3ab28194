import * as THREE from 'three';
import { inUnits, knolled, lying } from './kit.ts';
import type { Kit, StudioModel } from './kit.ts';
import { SPIN, motor, rocket } from './krivan-dressed.ts';
import * as props from './props.ts';

const RIGHT = Math.PI / 2;

const lyingPart = (kit: Kit, id: string, spin = 0): THREE.Object3D => tagged(id, lying(alone(kit, id), 0, spin));

const partsInRow = (kit: Kit, id: string, count: number, gap: number): THREE.Object3D => {
  const copies = Array.from({ length: count }, (_, i) => {
    const one = kit.copy(id);
    one.position.set((i - (count - 1) / 2) * gap, 0, 0);
    return one;
  });
  return tagged(id, inUnits(props.group(...copies)));
};

/** All parts of the kit laid out in rows, seen from above. */
export function kitLayout(model: StudioModel): THREE.Object3D {
  const kit = rocket(model);
  const flat = (id: string, spin?: number): THREE.Object3D => lyingPart(kit, id, spin);
  const bulkheads = tagged(
    'bulkhead',
    inUnits(props.group(...[-27, 27].map((x) => standing(kit.copy('bulkhead'), x)))),
  );
  return knolled(
    [
      [flat('nose'), flat('bay-tube'), bulkheads, electronics(kit), flat('interstage')],
      [
        flat('sustainer-tube', SPIN.flat),
        flat('sustainer-can', 0.4),
        partsInRow(kit, 'sustainer-fin', 3, 56),
        flat('sustainer-mount'),
        hardware(),
      ],
      [
        flat('booster-tube', SPIN.flat),
        flat('booster-can', 0.4),
        finGrid(kit),
        flat('booster-mount'),
        flat('retainer'),
      ],
      [
        buttons(kit),
        rods(),
        inUnits(props.coil([20, 52], 7, 2.2, '#e9c53a')),
        inUnits(cased()),
        inUnits(props.parachute(62, '#f2500e', '#f1efe9')),
      ],
    ],
    [4.15, 3.3],
  );
}

function alone(kit: Kit, id: string): THREE.Object3D {
  const part = kit.parts.get(id) as THREE.Group;
  part.position.set(0, 0, 0);
  return inUnits(part);
}

function tagged(id: string, object: THREE.Object3D): THREE.Object3D {
  object.userData.part = id;
  return object;
}

function standing(object: THREE.Object3D, x: number): THREE.Object3D {
  object.position.x = x;
  return props.group(object);
}

function electronics(kit: Kit): THREE.Object3D {
  const sled = kit.parts.get('sled') as THREE.Group;
  const laid = props.group(sled);
  laid.rotation.set(RIGHT, 0, RIGHT, 'ZYX');
  return tagged('sled', inUnits(props.group(laid)));
}

function finGrid(kit: Kit): THREE.Object3D {
  const fins = [0, 1, 2, 3].map((i) => {
    const fin = kit.copy('booster-fin');
    fin.rotation.z = RIGHT;
    fin.position.set(i % 2 ? 101 : 0, i < 2 ? 0 : -78, 0);
    return fin;
  });
  return tagged('booster-fin', inUnits(props.group(...fins)));
}

function buttons(kit: Kit): THREE.Object3D {
  return tagged('rail-button', inUnits(props.group(...[-14, 14].map((x) => standing(kit.copy('rail-button'), x)))));
}

function rods(): THREE.Object3D {
  return inUnits(
    props.group(
      ...[-9, 9].map((y) => {
        const rod = props.mesh(props.cylinder(1.5, 100), props.steel(), [0, y, 1.5]);
        rod.rotation.y = RIGHT;
        return rod;
      }),
    ),
  );
}

function cased(): THREE.Object3D {
  const casing = props.group(motor());
  casing.rotation.y = -RIGHT;
  return casing;
}

function hardware(): THREE.Object3D {
  const all = new THREE.Group();
  for (let j = 0; j < 6; j++) {
    for (let i = 0; i < 6; i++) {
      const insert = props.mesh(
        props.lathe(
          [
            [1.6, 0],
            [3.1, 0],
            [3.1, 4.5],
            [1.6, 4.5],
            [1.6, 0],
          ],
          24,
        ),
        props.brass(),
      );
      const one = j < 3 ? props.screw(2.9, 3) : insert;
      one.scale.setScalar(1.25);
      one.position.set(i * 19, -j * 19, 0);
      all.add(one);
    }
  }
  return inUnits(all);
}
