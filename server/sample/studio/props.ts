import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { plain } from './materials.ts';

/* Things in the pictures that are not printed. Millimetres; round things stand along z. */

export type At = [number, number, number];

export const steel = (): THREE.Material => plain('#c9cccd', 0.28, 1);
export const darkSteel = (): THREE.Material => plain('#3a3c3e', 0.35, 1);
export const brass = (): THREE.Material => plain('#d0a45a', 0.3, 1);
export const aluminium = (): THREE.Material => plain('#d6d8da', 0.38, 1);
export const black = (): THREE.Material => plain('#1b1c1d', 0.55);
export const carbon = (): THREE.Material => plain('#202224', 0.22);

export function mesh(geometry: THREE.BufferGeometry, material: THREE.Material, at: At = [0, 0, 0]): THREE.Mesh {
  const made = new THREE.Mesh(geometry, material);
  made.position.set(...at);
  return made;
}

export function group(...children: THREE.Object3D[]): THREE.Group {
  return new THREE.Group().add(...children);
}

/** A turned body along z from (radius, height) points. */
export function lathe(points: readonly (readonly [number, number])[], segments = 64): THREE.BufferGeometry {
  return new THREE.LatheGeometry(
    points.map(([r, z]) => new THREE.Vector2(Math.max(r, 1e-4), z)),
    segments,
  ).rotateX(Math.PI / 2);
}

export function cylinder(radius: number, height: number, segments = 40): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(radius, radius, height, segments).rotateX(Math.PI / 2);
}

export function block(x: number, y: number, z: number, round = 0.5): THREE.BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, 3, round);
}

/** A socket-head screw whose head stands on z = 0. */
export function screw(radius = 2.7, height = 2.4, material = darkSteel()): THREE.Mesh {
  const s = radius / 2;
  return mesh(
    lathe(
      [
        [0, height * 0.35],
        [s, height * 0.35],
        [s, height],
        [radius * 0.92, height],
        [radius, height * 0.85],
        [radius, 0],
        [0, 0],
      ],
      24,
    ),
    material,
  );
}

interface Ring {
  readonly radius: number;
  readonly z: number;
  /** Degrees at which the first one stands. */
  readonly start: number;
}

/** Screws around a tube, heads outwards. */
export function screwsAround(count: number, { radius, z, start }: Ring, head = 2.6): THREE.Group {
  const all = new THREE.Group();
  for (let i = 0; i < count; i++) {
    const angle = ((start + (i * 360) / count) * Math.PI) / 180;
    const one = screw(head, 2);
    one.position.set(Math.cos(angle) * radius, Math.sin(angle) * radius, z);
    one.rotation.set(0, Math.PI / 2, 0);
    const turn = new THREE.Group();
    turn.rotation.z = angle;
    one.position.set(radius - 0.3, 0, z);
    turn.add(one);
    all.add(turn);
  }
  return all;
}

/** A cord along points. */
export function cord(
  points: readonly At[],
  radius: number,
  material: THREE.Material,
  { segments = 120, closed = false }: { segments?: number; closed?: boolean } = {},
): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    closed,
  );
  return mesh(new THREE.TubeGeometry(curve, segments, radius, 12, closed), material);
}

/** A coil of cord lying flat. */
export function coil([inner, outer]: [number, number], turns: number, radius: number, colour: string): THREE.Mesh {
  const points: At[] = [];
  for (let i = 0; i <= 40 * turns; i++) {
    const [t, a] = [i / (40 * turns), (i / 40) * 2 * Math.PI];
    const r = inner + (outer - inner) * t;
    points.push([Math.cos(a) * r, Math.sin(a) * r, radius + Math.abs(Math.sin(a * 0.37)) * radius]);
  }
  return cord(points, radius, plain(colour, 0.9), { segments: 40 * turns * 3 });
}

/** An eyebolt along +z with its nut on z = 0. */
export function eyebolt(): THREE.Group {
  const ring = mesh(new THREE.TorusGeometry(5.4, 1.4, 16, 40).rotateX(Math.PI / 2), steel(), [0, 0, 9]);
  return group(ring, mesh(cylinder(2.4, 6), steel(), [0, 0, 2]), mesh(cylinder(4.2, 2.2, 6), steel(), [0, 0, 1.1]));
}

/** An altimeter board of 54 × 24 mm in the x–z plane, components towards +y. */
export function altimeter(): THREE.Group {
  const board = mesh(block(24, 1.4, 54, 0.4), plain('#14463a', 0.3));
  const chip = ([x, z]: [number, number], [w, h]: [number, number], material: THREE.Material, t = 1.6): THREE.Mesh =>
    mesh(block(w, t, h, 0.25), material, [x, 0.7 + t / 2, z]);
  const parts = [
    chip([0, 5], [9, 9], black()),
    chip([6.5, -7], [5, 5], aluminium(), 2),
    chip([0, -19], [16, 5], plain('#2f6b3c', 0.5), 5),
    chip([0, 19], [16, 5], plain('#2f6b3c', 0.5), 5),
  ];
  const beeper = mesh(new THREE.CylinderGeometry(4, 4, 3.4, 32), black(), [-6, 2.4, -8.5]);
  const pads = [0, 1, 2, 3, 4].map((i) => chip([-9.5 + i * 2.8, 12.5], [1.6, 2.6], brass(), 0.8));
  const screws = [-9.5, 9.5].flatMap((x) =>
    [-24, 24].map((z) => {
      const one = screw(1.9, 1.4, steel());
      one.rotation.x = -Math.PI / 2;
      one.position.set(x, 0.7, z);
      return one;
    }),
  );
  return group(board, beeper, ...parts, ...pads, ...screws);
}

/** A soft pack battery in the x–z plane. */
export function battery(w: number, h: number, t: number, colour = '#2b4c7e'): THREE.Mesh {
  return mesh(block(w, t, h, 1.6), plain(colour, 0.45));
}

/** A flat parachute of eight panels lying on z = 0. */
export function parachute(radius: number, a: string, b: string): THREE.Group {
  const all = new THREE.Group();
  for (let i = 0; i < 8; i++) {
    const [from, to] = [(i / 8) * 2 * Math.PI, ((i + 1) / 8) * 2 * Math.PI];
    const shape = new THREE.Shape();
    shape.moveTo(0, 0);
    shape.lineTo(Math.cos(from) * radius, Math.sin(from) * radius);
    shape.lineTo(Math.cos(to) * radius, Math.sin(to) * radius);
    const panel = new THREE.ExtrudeGeometry(shape, { depth: 1, bevelEnabled: false });
    all.add(mesh(panel, plain(i % 2 ? a : b, 0.85), [0, 0, (i % 2) * 0.4]));
  }
  return all;
}

interface DecalText {
  text: string;
  font: string;
  colour?: string;
}

function lettering({ text, font, colour = '#26292a' }: DecalText, width: number, height: number): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  Object.assign(pen, { fillStyle: colour, font, textAlign: 'center', textBaseline: 'middle' });
  pen.fillText(text, width / 2, height / 2);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function decal(geometry: THREE.BufferGeometry, map: THREE.Texture): THREE.Mesh {
  const ink = new THREE.MeshStandardMaterial({
    map,
    transparent: true,
    roughness: 0.6,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  const made = new THREE.Mesh(geometry, ink);
  made.userData.decal = true;
  return made;
}

interface Arc {
  readonly centre: number;
  readonly span: number;
}

/** Text on a tube, reading from the nose down; `span` is the angle it covers around `centre` (radians). */
export function tubeDecal(
  text: DecalText,
  radius: number,
  heights: [number, number],
  { centre, span }: Arc,
): THREE.Mesh {
  const length = heights[1] - heights[0];
  const geometry = new THREE.CylinderGeometry(radius, radius, length, 48, 1, true, -span / 2, span);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, 1 - uv.getY(i), uv.getX(i));
  geometry
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2 + centre)
    .translate(0, 0, (heights[0] + heights[1]) / 2);
  return decal(geometry, lettering(text, 1024, Math.round((1024 * radius * span) / length)));
}

/** Text on a plane in x and y, facing +z. */
export function planeDecal(text: DecalText, width: number, height: number): THREE.Mesh {
  return decal(new THREE.PlaneGeometry(width, height), lettering(text, 1024, Math.round((1024 * height) / width)));
}
