import * as THREE from 'three';

/** Where a part is on the picture, in percent from the top left. */
export type Anchors = Record<string, [number, number]>;

const SCALE = 4;

/** What is drawn: by whom, of what, from where, and how large. */
export interface View3D {
  readonly renderer: THREE.WebGLRenderer;
  readonly object: THREE.Object3D;
  readonly camera: THREE.Camera;
  readonly width: number;
  readonly height: number;
}

/**
 * One point for each part (`userData.part`) that lies on what is seen of it, as far from its edge as it can be:
 * a leader drawn to it always ends on the part. Hidden parts get none.
 */
export function anchorsOf(view: View3D): Anchors {
  const [w, h] = [Math.round(view.width / SCALE), Math.round(view.height / SCALE)];
  const ids = partIds(view.object);
  const pixels = idPixels({ ...view, width: w, height: h }, ids);
  const anchors: Anchors = {};
  ids.forEach((id, i) => {
    const found = innermost(pixels, i + 1, w, h);
    if (found) anchors[id] = [round(((found[0] + 0.5) / w) * 100), round(100 - ((found[1] + 0.5) / h) * 100)];
  });
  return anchors;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function partIds(root: THREE.Object3D): string[] {
  const ids = new Set<string>();
  root.traverse(({ userData }) => {
    if (userData.part) ids.add(userData.part as string);
  });
  return [...ids];
}

export const isMesh = (object: THREE.Object3D): object is THREE.Mesh => object instanceof THREE.Mesh;

function idPixels({ renderer, object: root, camera, width: w, height: h }: View3D, ids: string[]): Uint8Array {
  const saved: [THREE.Mesh, THREE.Material][] = [];
  root.traverse((object) => {
    if (!isMesh(object)) return;
    saved.push([object, object.material as THREE.Material]);
    const id = ids.indexOf(ownerOf(object)) + 1;
    object.material = new THREE.MeshBasicMaterial({ color: new THREE.Color(id / 255, 0, 0), side: THREE.DoubleSide });
  });
  const target = new THREE.WebGLRenderTarget(w, h, { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter });
  const scene = new THREE.Scene();
  scene.add(root);
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(scene, camera);
  const rgba = new Uint8Array(w * h * 4);
  renderer.readRenderTargetPixels(target, 0, 0, w, h, rgba);
  renderer.setRenderTarget(null);
  target.dispose();
  scene.remove(root);
  for (const [mesh, material] of saved) mesh.material = material;
  return rgba.filter((_, i) => i % 4 === 0);
}

/** The id of the part that an object belongs to, or nothing. */
export function ownerOf(object: THREE.Object3D): string {
  for (let node: THREE.Object3D | null = object; node; node = node.parent)
    if (node.userData.part) return node.userData.part as string;
  return '';
}

/** The pixel of a part that is farthest from its edge; among equals the one nearest to the middle. */
function innermost(pixels: Uint8Array, id: number, w: number, h: number): [number, number] | undefined {
  const mine: [number, number][] = [];
  pixels.forEach((value, i) => value === id && mine.push([i % w, Math.floor(i / w)]));
  if (mine.length === 0) return undefined;
  const middle = [0, 1].map((axis) => mine.reduce((sum, p) => sum + (p[axis] as number), 0) / mine.length) as [
    number,
    number,
  ];
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < w && y < h && pixels[y * w + x] === id;
  const depth = ([x, y]: [number, number]): number => {
    let d = 1;
    while (d < 5 && inside(x + d, y) && inside(x - d, y) && inside(x, y + d) && inside(x, y - d)) d++;
    return d;
  };
  const score = (p: [number, number]): number => depth(p) * 1000 - Math.hypot(p[0] - middle[0], p[1] - middle[1]);
  return mine.reduce((best, p) => (score(p) > score(best) ? p : best));
}
