import type { Group, Mesh, Object3D } from 'three';
import { Box3, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** One part of the model and the way it takes when the model comes apart, metres. */
export interface ModelPart {
  readonly node: Object3D;
  readonly home: Vector3;
  readonly way: Vector3;
}

export interface Model {
  readonly scene: Group;
  readonly parts: readonly ModelPart[];
  /** The box round the assembled model, and round it when it has come apart. */
  readonly together: Box3;
  readonly apart: Box3;
  /** A model much taller than it is wide lies on the turntable, its top to the left. */
  readonly lies: boolean;
}

export type Progress = (loaded: number, total: number) => void;

const MESHOPT = 'EXT_meshopt_compression';

/** Reads the whole file and reports bytes as they come; `total` is 0 where the server does not tell. Throws on any status but 2xx. */
async function fetchBytes(url: string, onProgress: Progress, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`model: ${response.status}`);
  const total = Number(response.headers.get('content-length')) || 0;
  const encoded = response.headers.has('content-encoding');
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onProgress(loaded, encoded ? 0 : total);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}

function needsMeshopt(bytes: ArrayBuffer) {
  const jsonLength = new DataView(bytes).getUint32(12, true);
  return new TextDecoder().decode(new Uint8Array(bytes, 20, jsonLength)).includes(MESHOPT);
}

async function parse(bytes: ArrayBuffer) {
  const loader = new GLTFLoader();
  if (needsMeshopt(bytes)) {
    const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  const { scene } = await loader.parseAsync(bytes, '');
  return scene;
}

function partOf(node: Object3D): ModelPart {
  const [x = 0, y = 0, z = 0] = Array.isArray(node.userData.explode) ? (node.userData.explode as number[]) : [];
  return { node, home: node.position.clone(), way: new Vector3(x, y, z) };
}

const TALL = 1.8;
const boxRound = (scene: Object3D) => new Box3().setFromObject(scene);

function isTall(box: Box3) {
  const { x, y, z } = box.getSize(new Vector3());
  return y > TALL * Math.max(x, z);
}

/** Moves every part `share` of its way (0 together, 1 apart). */
export function spread(parts: readonly ModelPart[], share: number) {
  for (const { node, home, way } of parts) node.position.copy(home).addScaledVector(way, share);
}

/** Loads a GLB (metres, y up, one node for each part, `extras.explode` its way). Throws when it cannot be had or read. */
export async function loadModel(url: string, onProgress: Progress, signal: AbortSignal): Promise<Model> {
  const scene = await parse(await fetchBytes(url, onProgress, signal));
  const lies = isTall(boxRound(scene));
  if (lies) scene.rotation.z = Math.PI / 2;
  const parts = scene.children.map(partOf);
  const together = boxRound(scene);
  spread(parts, 1);
  const apart = boxRound(scene);
  spread(parts, 0);
  return { scene, parts, together, apart, lies };
}

/** Frees what the graphics card holds for the model. */
export function disposeModel({ scene }: Model) {
  scene.traverse((object) => {
    if (!('isMesh' in object)) return;
    const mesh = object as Mesh;
    mesh.geometry.dispose();
    for (const material of [mesh.material].flat()) material.dispose();
  });
}
