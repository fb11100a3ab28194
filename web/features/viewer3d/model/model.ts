import type { Mesh, Object3D } from 'three';
import { Box3, Euler, Group, Matrix4, Quaternion, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { outermostOf } from './outermost.ts';
import { restingTilt } from './resting.ts';

/** One part of the model: its bodies in a holder that moves when the model comes apart. */
export interface ModelPart {
  readonly id: string;
  readonly holder: Group;
  readonly bodies: readonly Mesh[];
  /** The way it takes when the model comes apart, metres. */
  readonly way: Vector3;
  /** Round the bodies, in the holder's own coordinates. */
  readonly box: Box3;
  /** The corners that reach farthest, in the holder's own coordinates. */
  readonly outermost: readonly Vector3[];
}

export interface Model {
  /** Lays tall models down. Its own coordinates are metres, y up, whatever the file has. */
  readonly stand: Group;
  /** Turns the file's own up axis up. */
  readonly upright: Group;
  readonly parts: readonly ModelPart[];
}

function partOf(node: Object3D): ModelPart {
  const holder = new Group();
  const bodies: Mesh[] = [];
  node.updateWorldMatrix(true, true);
  node.traverse((object) => {
    if ('isMesh' in object) bodies.push(object as Mesh);
  });
  const box = new Box3();
  for (const body of bodies) {
    body.matrixWorld.decompose(body.position, body.quaternion, body.scale);
    body.updateMatrix();
    body.castShadow = true;
    body.receiveShadow = true;
    body.geometry.computeBoundingBox();
    box.union(body.geometry.boundingBox!.clone().applyMatrix4(body.matrix));
  }
  if (bodies.length > 0) holder.add(...bodies);
  const [x = 0, y = 0, z = 0] = Array.isArray(node.userData.explode) ? (node.userData.explode as number[]) : [];
  const id = typeof node.userData.partId === 'string' ? node.userData.partId : node.name;
  return { id, holder, bodies, way: new Vector3(x, y, z), box, outermost: outermostOf(bodies) };
}

/** The six-sided box of every part, each `share` of its way out (0 together, 1 apart), as points of the scene. */
export function cornersAt({ parts, upright }: Model, share: number): Vector3[] {
  upright.updateWorldMatrix(true, false);
  return parts.flatMap(({ box: { min, max }, way }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
      new Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z)
        .addScaledVector(way, share)
        .applyMatrix4(upright.matrixWorld),
    ),
  );
}

/** What reaches farthest of every part, each `share` of its way out, as points of the scene. */
export function outlineAt({ parts, upright }: Model, share: number): Vector3[] {
  upright.updateWorldMatrix(true, false);
  return parts.flatMap(({ outermost, way }) =>
    outermost.map((point) => point.clone().addScaledVector(way, share).applyMatrix4(upright.matrixWorld)),
  );
}

/** Moves every part `share` of its way (0 together, 1 apart). */
export function explode(parts: readonly ModelPart[], share: number) {
  for (const { holder, way } of parts) holder.position.copy(way).multiplyScalar(share);
}

const TALL = 1.8;
const QUARTER = Math.PI / 2;
/** As the photographs lay them down: the side to the usual first view, turned about the own axis. */
const LYING_YAW = (72 * Math.PI) / 180;
const LYING_SPIN = (-135 * Math.PI) / 180;
/** They hold its nose a little above the ground: a share of the way that it would tip. */
const TIPPED = 0.54;

function layFlat(stand: Group, tilt: number) {
  const spin = new Quaternion().setFromEuler(new Euler(0, LYING_SPIN, 0));
  stand.quaternion.setFromEuler(new Euler(0, LYING_YAW, QUARTER + tilt, 'YXZ')).multiply(spin);
  stand.updateWorldMatrix(true, true);
}

/** Puts the file's up axis up; a model much taller than it is wide lies on the ground, its top to the left. */
export function orientUpright(model: Model, upAxis: string) {
  const { stand, upright } = model;
  stand.rotation.set(0, 0, 0);
  upright.rotation.x = upAxis === 'Z' ? -QUARTER : 0;
  const { x, y, z } = new Box3().setFromPoints(cornersAt(model, 0)).getSize(new Vector3());
  if (y > TALL * Math.max(x, z)) {
    layFlat(stand, 0);
    const along = new Vector3(Math.cos(LYING_YAW), 0, -Math.sin(LYING_YAW));
    layFlat(stand, TIPPED * restingTilt(outlineAt(model, 0).map((point) => [point.dot(along), point.y])));
  }
  stand.updateWorldMatrix(true, true);
}

/** From a body's own coordinates to the model's: millimetres, z up, the file's up axis being up. */
export function toMillimetres({ upright }: Model, { matrix }: Mesh): Matrix4 {
  const zUp = new Matrix4().set(1000, 0, 0, 0, 0, 0, -1000, 0, 0, 1000, 0, 0, 0, 0, 0, 1);
  upright.updateMatrix();
  return zUp.multiply(upright.matrix).multiply(matrix);
}

/** Reads a GLB (metres, one node for each part, `extras.partId` and `extras.explode`, its way). Throws when it cannot. */
export const readModel = async (bytes: ArrayBuffer): Promise<Model> => (await modelWithExtras(bytes)).model;

/** The same with what the file tells beside it. */
export async function modelWithExtras(bytes: ArrayBuffer): Promise<{ model: Model; extras: unknown }> {
  const { scene, asset } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '');
  return { model: modelOf([...scene.children]), extras: (asset as { extras?: unknown }).extras };
}

/** Nodes of a scene as the parts of a model. */
export function modelOf(nodes: readonly Object3D[]): Model {
  const parts = nodes.map(partOf);
  const upright = new Group();
  upright.add(...parts.map(({ holder }) => holder));
  const stand = new Group();
  stand.add(upright);
  return { stand, upright, parts };
}

/** Frees what the graphics card holds for the model. */
export function disposeModel({ parts }: Model) {
  for (const { geometry, material } of parts.flatMap(({ bodies }) => bodies)) {
    geometry.dispose();
    for (const each of [material].flat()) each.dispose();
  }
}
