import * as THREE from 'three';
import { isMesh } from './anchors.ts';

/** Where the camera stands: azimuth and elevation in radians, and for photos the lens in degrees. */
export interface View {
  azimuth: number;
  elevation: number;
  fov?: number;
  roll?: number;
  /** A fixed target and distance (scene units) for details; otherwise the object fills the frame. */
  target?: [number, number, number];
  distance?: number;
  /** Turns the drawn frame by this much of its size. */
  shift?: [number, number];
}

/** The part of the frame that an object covers, in percent from the top left. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function direction({ azimuth, elevation }: View): THREE.Vector3 {
  const flat = Math.cos(elevation);
  return new THREE.Vector3(Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat);
}

/** World positions of vertices that decide the framing: at most `limit` for each mesh. */
export function framingPoints(root: THREE.Object3D, limit: number): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  root.traverse((object) => {
    if (!isMesh(object) || object.userData.decal || !object.visible) return;
    const position = object.geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / limit));
    for (let i = 0; i < position.count; i += step) {
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(object.matrixWorld));
    }
  });
  return points;
}

/** Box of the projected points, in the camera's −1…1. */
export function projectedBox(points: readonly THREE.Vector3[], camera: THREE.Camera): THREE.Box2 {
  const box = new THREE.Box2();
  for (const point of points) {
    const p = point.clone().project(camera);
    box.expandByPoint(new THREE.Vector2(p.x, p.y));
  }
  return box;
}

export function extentOf(box: THREE.Box2): Extent {
  const percent = (value: number): number => Math.round(value * 100) / 100;
  return {
    left: percent(50 + box.min.x * 50),
    right: percent(50 + box.max.x * 50),
    top: percent(50 - box.max.y * 50),
    bottom: percent(50 - box.min.y * 50),
  };
}

/** A perspective camera that shows all points with `pad` of air around them. */
export function perspective(
  view: View,
  points: readonly THREE.Vector3[],
  aspect: number,
  pad: number,
): { camera: THREE.PerspectiveCamera; target: THREE.Vector3 } {
  const camera = new THREE.PerspectiveCamera(view.fov ?? 24, aspect, 0.1, 600);
  const half = Math.tan(((view.fov ?? 24) * Math.PI) / 360);
  const sphere = new THREE.Sphere().setFromPoints([...points]);
  const target = view.target ? new THREE.Vector3(...view.target) : sphere.center.clone();
  const away = direction(view);
  let distance = view.distance ?? (sphere.radius * 1.5) / half;
  const place = (): void => {
    camera.position.copy(target).addScaledVector(away, distance);
    camera.lookAt(target);
    if (view.roll) camera.rotateZ(view.roll);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
  };
  const slide = (x: number, y: number): void => {
    const [right, up] = [0, 1].map((column) => new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, column)) as [
      THREE.Vector3,
      THREE.Vector3,
    ];
    target.addScaledVector(right, x * distance * half * aspect).addScaledVector(up, y * distance * half);
  };
  for (let pass = 0; pass < 8 && !view.distance; pass++) {
    place();
    const box = projectedBox(points, camera);
    const size = box.getSize(new THREE.Vector2());
    slide((box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2);
    distance *= (Math.max(size.x, size.y) / 2) * pad;
  }
  place();
  if (view.shift) slide(-view.shift[0], -view.shift[1]);
  place();
  return { camera, target };
}

/** An orthographic camera that shows all points with `pad` of air around them. */
export function orthographic(
  view: View,
  points: readonly THREE.Vector3[],
  aspect: number,
  pad: number,
): THREE.OrthographicCamera {
  const sphere = new THREE.Sphere().setFromPoints([...points]);
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0.1, sphere.radius * 8);
  camera.position.copy(sphere.center).addScaledVector(direction(view), sphere.radius * 4);
  camera.lookAt(sphere.center);
  if (view.roll) camera.rotateZ(view.roll);
  camera.updateMatrixWorld();
  const box = new THREE.Box3().setFromPoints(
    points.map((point) => point.clone().applyMatrix4(camera.matrixWorldInverse)),
  );
  const [middle, size] = [box.getCenter(new THREE.Vector3()), box.getSize(new THREE.Vector3())];
  const halfWidth = (Math.max(size.x, size.y * aspect) / 2) * pad;
  camera.left = middle.x - halfWidth;
  camera.right = middle.x + halfWidth;
  camera.top = middle.y + halfWidth / aspect;
  camera.bottom = middle.y - halfWidth / aspect;
  camera.updateProjectionMatrix();
  return camera;
}

/** A world point as percent of the frame from its top left. */
export function percentOf(point: THREE.Vector3, camera: THREE.Camera): [number, number] {
  const p = point.clone().project(camera);
  return [Math.round((50 + p.x * 50) * 100) / 100, Math.round((50 - p.y * 50) * 100) / 100];
}
