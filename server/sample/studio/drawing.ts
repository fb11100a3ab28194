import * as THREE from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { anchorsOf, isMesh, ownerOf, type View3D } from './anchors.ts';
import { extentOf, framingPoints, orthographic, percentOf, projectedBox } from './framing.ts';
import type { View } from './framing.ts';
import type { Shot } from './photo.ts';
import { EDGES, SURFACE } from './shaders.ts';

/** A drawing also says where its marked points (`userData.mark`) are, in percent. */
export interface DrawnShot extends Shot {
  marks: Record<string, [number, number]>;
}

export interface DrawingOptions extends Omit<View3D, 'camera'> {
  readonly view: View;
  readonly pad: number;
}

/** A hidden-line drawing: black lines on nothing. Draw it twice as large as it is shown. */
export function drawLines({ renderer, object, width, height, view, pad }: DrawingOptions): DrawnShot {
  renderer.setSize(width, height);
  object.updateMatrixWorld(true);
  const points = framingPoints(object, 20000);
  const camera = orthographic(view, points, width / height, pad);
  const radius = new THREE.Sphere().setFromPoints(points).radius;
  const surface = surfaceOf({ renderer, object, camera, width, height });
  const edges = new FullScreenQuad(new THREE.ShaderMaterial(EDGES(width, height, radius)));
  (edges.material as THREE.ShaderMaterial).uniforms.surface!.value = surface.texture;
  const target = new THREE.WebGLRenderTarget(width, height, { type: THREE.UnsignedByteType });
  renderer.setRenderTarget(target);
  renderer.clear();
  edges.render(renderer);
  const pixels = new Uint8Array(width * height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels);
  renderer.setRenderTarget(null);
  for (const used of [surface, target]) used.dispose();
  const marks = marksOf(object, camera);
  return {
    pixels,
    marks,
    anchors: anchorsOf({ renderer, object, camera, width, height }),
    extent: extentOf(projectedBox(points, camera)),
  };
}

function surfaceOf({ renderer, object, camera, width, height }: View3D): THREE.WebGLRenderTarget {
  const target = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.FloatType,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  });
  const materials = new Map<string, THREE.ShaderMaterial>();
  const materialOf = (part: string): THREE.ShaderMaterial => {
    const known = materials.get(part) ?? new THREE.ShaderMaterial(SURFACE(materials.size));
    materials.set(part, known);
    return known;
  };
  const saved: [THREE.Mesh, THREE.Material, boolean][] = [];
  object.traverse((o) => {
    if (!isMesh(o)) return;
    saved.push([o, o.material as THREE.Material, o.visible]);
    o.material = materialOf(ownerOf(o));
    if (o.userData.decal) o.visible = false;
  });
  const scene = new THREE.Scene();
  scene.add(object);
  renderer.setRenderTarget(target);
  renderer.setClearColor(0, 0);
  renderer.clear();
  renderer.render(scene, camera);
  scene.remove(object);
  for (const [mesh, before, visible] of saved) Object.assign(mesh, { material: before, visible });
  return target;
}

function marksOf(object: THREE.Object3D, camera: THREE.Camera): Record<string, [number, number]> {
  const marks: Record<string, [number, number]> = {};
  object.traverse((o) => {
    if (o.userData.mark) marks[o.userData.mark as string] = percentOf(o.getWorldPosition(new THREE.Vector3()), camera);
  });
  return marks;
}
