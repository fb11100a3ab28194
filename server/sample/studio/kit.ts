import * as THREE from 'three';
import { filament } from './materials.ts';

/** A printable part as it comes from the modeller. */
export interface StudioPart {
  id: string;
  hex: string;
  layerAxis: [number, number, number];
  printTurn: [number, number, number];
  explode: [number, number, number];
  placements: { turn?: [number, number, number]; move?: [number, number, number] }[];
  positions: string;
  normals: string;
  triangles: string;
}

export interface StudioModel {
  id: string;
  parts: StudioPart[];
}

/** Millimetres in one scene unit; light and shadow settings are made for objects of about ten units. */
export const MM_PER_UNIT = 50;

function bytes(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)).buffer;
}

const geometries = new Map<StudioPart, THREE.BufferGeometry>();

function geometryOf(part: StudioPart): THREE.BufferGeometry {
  const known = geometries.get(part);
  if (known) return known;
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(new Float32Array(bytes(part.positions)), 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(new Float32Array(bytes(part.normals)), 3));
  geometry.setIndex(new THREE.BufferAttribute(new Uint32Array(bytes(part.triangles)), 1));
  geometries.set(part, geometry);
  return geometry;
}

const radians = (degrees: readonly number[]): [number, number, number] =>
  degrees.map((d) => (d * Math.PI) / 180) as [number, number, number];

function turnedBy(degrees: readonly number[]): THREE.Euler {
  const [x, y, z] = radians(degrees);
  return new THREE.Euler(x, y, z, 'ZYX');
}

/** One model in the studio: its parts with what stands on them, assembled, exploded or laid out. */
export class Kit {
  readonly parts = new Map<string, THREE.Group>();

  constructor(
    readonly model: StudioModel,
    private readonly layerMm: number,
  ) {
    for (const part of model.parts) this.parts.set(part.id, this.assembledPart(part));
  }

  private source(id: string): StudioPart {
    const part = this.model.parts.find((candidate) => candidate.id === id);
    if (!part) throw new Error(`${this.model.id} has no part ${id}`);
    return part;
  }

  /** One copy in the part's own coordinates. */
  copy(id: string, hex?: string): THREE.Mesh {
    const part = this.source(id);
    return new THREE.Mesh(geometryOf(part), filament(hex ?? part.hex, this.layerMm, part.layerAxis));
  }

  private assembledPart(part: StudioPart): THREE.Group {
    const all = new THREE.Group();
    all.userData.part = part.id;
    for (const { turn = [0, 0, 0], move = [0, 0, 0] } of part.placements) {
      const one = this.copy(part.id);
      one.rotation.copy(turnedBy(turn));
      one.position.set(move[0] ?? 0, move[1] ?? 0, move[2] ?? 0);
      all.add(one);
    }
    return all;
  }

  /** Puts things that are not printed on a part; they move with it. */
  dress(id: string, ...things: THREE.Object3D[]): void {
    this.parts.get(id)?.add(...things);
  }

  /** The assembled model in scene units, y up; `explode` 1 is the full exploded view. Leaves out the parts of `without`. */
  assembled(explode = 0, without: readonly string[] = []): THREE.Group {
    const root = new THREE.Group();
    for (const part of this.model.parts) {
      const one = this.parts.get(part.id) as THREE.Group;
      one.position.set(...(part.explode.map((mm) => mm * explode) as [number, number, number]));
      if (!without.includes(part.id)) root.add(one);
    }
    return inUnits(root);
  }

  /** One copy as it lies on the printer's bed, in scene units, y up. */
  onBed(id: string): THREE.Group {
    const one = this.copy(id);
    one.rotation.copy(turnedBy(this.source(id).printTurn));
    const holder = new THREE.Group().add(one);
    holder.userData.part = id;
    return inUnits(holder);
  }
}

/** From millimetres with z up to scene units with y up. */
export function inUnits(root: THREE.Object3D): THREE.Group {
  const outer = new THREE.Group().add(root);
  outer.rotation.x = -Math.PI / 2;
  outer.scale.setScalar(1 / MM_PER_UNIT);
  return new THREE.Group().add(outer);
}

/** Marks a point (millimetres, z up) whose place on a drawing is wanted. */
export function mark(name: string, at: [number, number, number]): THREE.Object3D {
  const point = new THREE.Object3D();
  point.userData.mark = name;
  point.position.set(...at);
  return point;
}

/** Turns an object that stands along y so that its top points left, after a spin about its own axis. */
export function lying(object: THREE.Object3D, azimuth: number, spin: number, tilt = 0): THREE.Group {
  const spun = new THREE.Group().add(object);
  spun.rotation.y = spin;
  const laid = new THREE.Group().add(spun);
  laid.rotation.z = Math.PI / 2 + tilt;
  const turned = new THREE.Group().add(laid);
  turned.rotation.y = azimuth;
  return new THREE.Group().add(turned);
}

/** Puts objects into a grid of cells, each centred in its cell and standing on the ground. Cells in scene units. */
export function knolled(rows: readonly (THREE.Object3D | undefined)[][], cell: [number, number]): THREE.Group {
  const all = new THREE.Group();
  rows.forEach((row, j) =>
    row.forEach((object, i) => {
      if (!object) return;
      object.updateMatrixWorld(true);
      const box = new THREE.Box3().setFromObject(object, true);
      const middle = box.getCenter(new THREE.Vector3());
      const holder = new THREE.Group().add(object);
      holder.position.set(
        (i - (row.length - 1) / 2) * cell[0] - middle.x,
        -box.min.y,
        (j - (rows.length - 1) / 2) * cell[1] - middle.z,
      );
      all.add(holder);
    }),
  );
  return all;
}
