import * as THREE from 'three';
import { plain } from './materials.ts';
import * as props from './props.ts';

/* Bought parts that are sold in the shop and built into the models. Millimetres; axes as named. */

const LABEL = '600 130px "DecalMono"';

/** A 9 g servo: the output shaft stands along z above its middle of gravity, its length along x. */
export function microServo(horn = true): THREE.Group {
  const shell = plain('#1f4f8c', 0.32);
  const all = props.group(
    props.mesh(props.block(22.8, 12.2, 22.5, 0.8), shell, [0, 0, 11.25]),
    props.mesh(props.block(32.4, 12.2, 2.4, 0.4), shell, [0, 0, 17.2]),
    props.mesh(props.cylinder(5.9, 4.4), shell, [5.5, 0, 24.6]),
    props.mesh(props.cylinder(3, 4.4), shell, [-1, 0, 24.6]),
    props.mesh(props.cylinder(2.4, 3.2, 24), props.brass(), [5.5, 0, 28.2]),
  );
  if (horn) {
    all.add(props.mesh(props.block(24, 4.6, 1.8, 0.6), plain('#f1efe9', 0.5), [5.5, 0, 29.6]));
    all.add(props.mesh(props.cylinder(3.6, 4), plain('#f1efe9', 0.5), [5.5, 0, 28.9]));
    all.add(props.screw(1.6, 1.2, props.steel()).translateX(5.5).translateZ(30.6));
  }
  const label = props.planeDecal({ text: '9 g', font: LABEL, colour: '#f1efe9' }, 18, 7);
  label.rotation.x = Math.PI / 2;
  label.position.set(0, -6.2, 9);
  return props.group(all, label);
}

/** A standard servo of 40 × 20 × 38 mm, shaft along z. */
export function standardServo(): THREE.Group {
  const dark = props.black();
  const all = props.group(
    props.mesh(props.block(40.5, 20.2, 30, 1), dark, [0, 0, 15]),
    props.mesh(props.block(40.5, 20.2, 8, 1), props.aluminium(), [0, 0, 33]),
    props.mesh(props.block(54.5, 20.2, 2.6, 0.6), dark, [0, 0, 28]),
    props.mesh(props.cylinder(6.6, 2.4), props.aluminium(), [10, 0, 38]),
    props.mesh(props.cylinder(3, 5, 24), props.brass(), [10, 0, 41]),
    props.mesh(props.block(8, 18, 3.4, 1), plain('#f2500e', 0.4, 0.6), [10, 4, 43]),
  );
  const label = props.planeDecal({ text: '20 kg·cm', font: LABEL, colour: '#f1efe9' }, 32, 8);
  label.rotation.x = Math.PI / 2;
  label.position.set(0, -10.2, 15);
  all.add(label);
  return all;
}

/** A brushless outrunner; its shaft points along z. */
export function outrunner(radius = 14, height = 18): THREE.Group {
  const base: [number, number][] = [
    [0, 0],
    [radius * 0.94, 0],
    [radius * 0.94, 3],
    [radius * 0.5, 3.4],
    [radius * 0.5, 5],
    [0, 5],
  ];
  const bell: [number, number][] = [
    [radius * 0.55, 5.2],
    [radius, 5.2],
    [radius, height - 3],
    [radius * 0.86, height],
    [4, height],
    [4, height + 2.4],
    [0, height + 2.4],
  ];
  const all = props.group(
    props.mesh(props.lathe(base, 56), props.aluminium()),
    props.mesh(props.lathe(bell, 56), props.darkSteel()),
    props.mesh(props.cylinder(2.5, 16), props.steel(), [0, 0, height + 8]),
  );
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const wind = props.mesh(props.block(4, 3.2, height - 9, 0.8), plain('#b8692f', 0.35, 0.8));
    wind.position.set(Math.cos(a) * radius * 0.72, Math.sin(a) * radius * 0.72, height / 2 + 1);
    wind.rotation.z = a;
    all.add(wind);
  }
  return all;
}

/** Three soft wires that leave at −x, in a gentle bow of `length`. */
export function wires(colours: readonly string[], length: number, radius = 1.2, rise = 4): THREE.Group {
  const pitch = radius * 2.3;
  return props.group(
    ...colours.map((colour, i) => {
      const y = (i - (colours.length - 1) / 2) * pitch;
      const points: props.At[] = [
        [0, y, 0],
        [-length * 0.3, y * 1.1, rise],
        [-length * 0.65, y * 1.5 + 3, rise * 0.4],
        [-length, y * 1.2 + 1, 0],
      ];
      return props.cord(points, radius, plain(colour, 0.55), { segments: 40 });
    }),
  );
}

/** A soft pack lying on z = 0, long along x, with label, main leads and balance lead. */
export function pack(size: props.At, text: string, colour = '#22384f'): THREE.Group {
  const [x, y, z] = size;
  const label = props.planeDecal({ text, font: LABEL, colour: '#f1efe9' }, x * 0.72, x * 0.12);
  label.position.set(0, 0, z + 0.06);
  const band = props.mesh(props.block(x * 0.16, y + 0.3, z + 0.3, 1.4), plain('#f2500e', 0.5), [x * 0.4, 0, z / 2]);
  const leads = wires(['#c21b17', '#1b1c1d'], x * 0.5, 1.7, 5);
  leads.position.set(-x / 2, 0, z * 0.6);
  const plug = props.mesh(props.block(16, 8, 8, 1), plain('#e9c53a', 0.45), [-x - 6, 1, z * 0.6]);
  return props.group(
    props.mesh(props.block(x, y, z, 2.6), plain(colour, 0.45), [0, 0, z / 2]),
    band,
    leads,
    plug,
    label,
  );
}

/** A shock absorber between two points, with its spring. */
export function shock(from: props.At, to: props.At): THREE.Group {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const long = a.distanceTo(b);
  const coil = Array.from({ length: 8 * 20 + 1 }, (_, i): props.At => {
    const t = i / 20;
    return [Math.cos(t * 2 * Math.PI) * 7.2, Math.sin(t * 2 * Math.PI) * 7.2, long * (0.2 + (0.6 * t) / 8)];
  });
  const all = props.group(
    props.mesh(props.cylinder(5.4, long * 0.5), props.aluminium(), [0, 0, long * 0.68]),
    props.mesh(props.cylinder(1.7, long * 0.9), props.steel(), [0, 0, long * 0.45]),
    props.mesh(props.cylinder(8.6, 2.4), plain('#f2500e', 0.4, 0.5), [0, 0, long * 0.19]),
    props.mesh(props.cylinder(8.2, 3), plain('#f2500e', 0.4, 0.5), [0, 0, long * 0.82]),
    props.mesh(new THREE.SphereGeometry(4, 20, 14), props.darkSteel()),
    props.mesh(new THREE.SphereGeometry(4, 20, 14), props.darkSteel(), [0, 0, long]),
    props.cord(coil, 0.95, props.darkSteel(), { segments: 8 * 40 }),
  );
  all.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), b.clone().sub(a).normalize());
  all.position.copy(a);
  return props.group(all);
}

/** A propeller of two blades about z. */
export function propeller(radius: number, hub = 6, colour = '#1e2021'): THREE.Group {
  const cone: [number, number][] = [
    [0, -4],
    [hub, -4],
    [hub, 4],
    [0, 4],
  ];
  const all = props.group(props.mesh(props.lathe(cone, 40), plain(colour, 0.4)));
  for (const turn of [0.5, 0.5 + Math.PI]) {
    const blade = props.mesh(bladeOf(radius), plain(colour, 0.35));
    blade.rotation.z = turn;
    all.add(blade);
  }
  return all;
}

function bladeOf(radius: number): THREE.BufferGeometry {
  const [rings, round] = [24, 20];
  const points: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= rings; i++) {
    const t = i / rings;
    const chord = radius * (0.11 + 0.14 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.8) - 0.07 * t);
    const twist = 1 - 0.72 * t;
    for (let j = 0; j < round; j++) {
      const a = (j / round) * 2 * Math.PI;
      const [c, h] = [(Math.cos(a) * chord) / 2, Math.sin(a) * radius * 0.022 * (1.2 - t * 0.7)];
      points.push(
        4 + t * (radius - 4),
        c * Math.cos(twist) - h * Math.sin(twist),
        c * Math.sin(twist) + h * Math.cos(twist),
      );
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
