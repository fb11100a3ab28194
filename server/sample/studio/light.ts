import * as THREE from 'three';

/** One moment's directions of the three lights, towards the light. */
export interface Sample {
  key: THREE.Vector3;
  rim: THREE.Vector3;
  dome: THREE.Vector3;
}

export const POWER = { key: 2.5, rim: 0.75, dome: 2.3 };

/** The i-th number of the Halton sequence in a base: evenly spread, never random. */
export function halton(i: number, base: number): number {
  let [f, r] = [1, 0];
  for (let n = i; n > 0; n = Math.floor(n / base)) {
    f /= base;
    r += f * (n % base);
  }
  return r;
}

function sideways(d: THREE.Vector3): [THREE.Vector3, THREE.Vector3] {
  const helper = Math.abs(d.y) < 0.9 ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(1, 0, 0);
  const u = helper.cross(d).normalize();
  return [u, d.clone().cross(u)];
}

/** Draws points from the key softbox, the rim strip and the sky dome; the lights turn with the camera. */
export function sampler(azimuth: number, keyDirection: readonly [number, number, number]): (i: number) => Sample {
  const turn = new THREE.Matrix4().makeRotationY(azimuth);
  const key = new THREE.Vector3(...keyDirection).applyMatrix4(turn).normalize();
  const rim = new THREE.Vector3(0.85, 0.55, -0.75).applyMatrix4(turn).normalize();
  const [keyU, keyV] = sideways(key);
  const [rimU, rimV] = sideways(rim);
  return (i) => {
    const h = (base: number): number => halton(i + 1, base);
    const k = key
      .clone()
      .addScaledVector(keyU, h(2) - 0.5)
      .addScaledVector(keyV, (h(3) - 0.5) * 0.8)
      .normalize();
    const r = rim
      .clone()
      .addScaledVector(rimU, (h(5) - 0.5) * 0.35)
      .addScaledVector(rimV, (h(7) - 0.5) * 0.9)
      .normalize();
    r.y = Math.max(r.y, 0.12);
    const [angle, reach] = [2 * Math.PI * h(11), Math.sqrt(h(13))];
    const up = Math.sqrt(Math.max(0.02, 1 - reach * reach));
    const dome = new THREE.Vector3(Math.cos(angle) * reach, up, Math.sin(angle) * reach).normalize();
    return { key: k, rim: r.normalize(), dome };
  };
}

/** Light that an unshadowed ground receives at one moment; `tinted` counts the lights' colours. */
export function groundLight(s: Sample, tinted: boolean): number {
  const [k, r, d] = tinted ? [0.9817, 0.985, 0.9917] : [1, 1, 1];
  return (POWER.key * s.key.y * k + POWER.rim * s.rim.y * r + POWER.dome * s.dome.y * d) / Math.PI;
}

/** The three shadow-casting lights around an object of this centre and radius. */
export function lamps(centre: THREE.Vector3, radius: number): THREE.DirectionalLight[] {
  const colours = [
    [1, 0.985, 0.96],
    [0.97, 0.985, 1],
    [0.985, 0.99, 1],
  ] as const;
  const powers = [POWER.key, POWER.rim, POWER.dome];
  return colours.map((colour, i) => {
    const lamp = new THREE.DirectionalLight(new THREE.Color(...colour), powers[i]);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    const camera = lamp.shadow.camera;
    camera.left = camera.bottom = -radius * 1.02;
    camera.right = camera.top = radius * 1.02;
    camera.near = 0.1;
    camera.far = radius * 14;
    lamp.shadow.bias = -0.0012;
    lamp.shadow.normalBias = radius * 0.0022;
    lamp.target.position.copy(centre);
    return lamp;
  });
}

/** What the surfaces mirror: four softboxes in a grey room. */
export function roomToMirror(): THREE.Scene {
  const scene = new THREE.Scene();
  const walls = new THREE.MeshBasicMaterial({ color: new THREE.Color(0.16, 0.165, 0.17), side: THREE.BackSide });
  const room = new THREE.Mesh(new THREE.BoxGeometry(40, 24, 40), walls);
  room.position.y = 8;
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(40, 40),
    new THREE.MeshBasicMaterial({ color: new THREE.Color(0.55, 0.54, 0.52) }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -3.9;
  scene.add(room, floor);
  const panels = [
    { at: [-13, 12, 10], size: [13, 9], power: 6, tint: [1, 0.98, 0.95] },
    { at: [15, 7, -9], size: [4, 15], power: 7, tint: [0.95, 0.98, 1] },
    { at: [0, 18, -2], size: [16, 8], power: 3.2, tint: [1, 1, 1] },
    { at: [15, 5, 12], size: [6, 8], power: 1.2, tint: [1, 1, 1] },
  ] as const;
  for (const { at, size, power, tint } of panels) {
    const color = new THREE.Color(tint[0] * power, tint[1] * power, tint[2] * power);
    const panel = new THREE.Mesh(
      new THREE.PlaneGeometry(size[0], size[1]),
      new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide }),
    );
    panel.position.set(at[0], at[1], at[2]);
    panel.lookAt(0, 0, 0);
    scene.add(panel);
  }
  return scene;
}
