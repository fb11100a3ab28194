import type { Object3D, PerspectiveCamera } from 'three';
import { Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { boxBetween, distanceFor } from './framing.ts';
import type { Model } from './model.ts';
import { spread } from './model.ts';

/** Azimuth and elevation of the camera in degrees; whatever follows is not read, the model always fills the frame. */
export type Orbit = readonly number[];

const STANDING: Orbit = [40, 18];
const LYING: Orbit = [-32, 20];
const SPREAD_MS = 340;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface ViewParts {
  readonly camera: PerspectiveCamera;
  readonly canvas: HTMLCanvasElement;
  readonly model: Model;
  readonly orbit: Orbit;
  /** Found when needed: the scene is drawn after the view is made. */
  readonly turntable: () => Object3D | undefined;
  /** Asks for one new frame. */
  readonly invalidate: () => void;
}

/** The camera's movements and the way the model comes apart. */
export class View {
  private readonly controls: OrbitControls;
  private share = 0;
  private frame = 0;

  constructor(private readonly own: ViewParts) {
    this.controls = new OrbitControls(own.camera, own.canvas);
    this.controls.maxPolarAngle = radians(95);
    this.controls.addEventListener('change', own.invalidate);
    this.reset();
  }

  onUse(listener: () => void) {
    this.controls.addEventListener('start', listener);
  }

  rotate(left: number, up: number) {
    this.controls.rotateLeft(left);
    this.controls.rotateUp(up);
  }

  pan(x: number, y: number) {
    this.controls.pan(x, y);
  }

  zoom(closer: boolean) {
    if (closer) this.controls.dollyIn(0.86);
    else this.controls.dollyOut(0.86);
  }

  reset() {
    const box = this.boxAt(this.share);
    const direction = this.firstDirection();
    const distance = distanceFor(this.own.camera, box, direction);
    this.controls.target.copy(box.getCenter(new Vector3()));
    this.place(direction.setLength(distance));
    this.controls.minDistance = distance * 0.15;
    this.controls.maxDistance = distance * 3;
    this.controls.update();
    this.own.invalidate();
  }

  /** Brings the parts apart or together, at once where motion is unwanted. */
  explode(apart: boolean, still: boolean) {
    cancelAnimationFrame(this.frame);
    const from = this.share;
    const to = apart ? 1 : 0;
    const started = performance.now();
    const step = (now: number) => {
      const done = still ? 1 : Math.min(1, Math.max(0, (now - started) / SPREAD_MS));
      this.spreadTo(from + (to - from) * (1 - (1 - done) ** 3));
      if (done < 1) this.frame = requestAnimationFrame(step);
    };
    step(started);
  }

  dispose() {
    cancelAnimationFrame(this.frame);
    this.controls.dispose();
  }

  private firstDirection() {
    const given = this.own.orbit.length >= 2 ? this.own.orbit : STANDING;
    const [azimuth = 0, elevation = 0] = this.own.model.lies ? LYING : given;
    return new Vector3().setFromSpherical(new Spherical(1, radians(90 - elevation), radians(azimuth)));
  }

  private place(offset: Vector3) {
    const { camera } = this.own;
    camera.position.copy(this.controls.target).add(offset);
    camera.near = offset.length() / 50;
    camera.far = offset.length() * 12;
    camera.updateProjectionMatrix();
  }

  /** The frame grows with the model, so that what was in view stays in view. */
  private spreadTo(share: number) {
    const { camera, model, turntable } = this.own;
    const [before, after] = [this.boxAt(this.share), this.boxAt(share)];
    const offset = camera.position.clone().sub(this.controls.target);
    const growth = distanceFor(camera, after, offset) / distanceFor(camera, before, offset);
    this.share = share;
    spread(model.parts, share);
    const ground = turntable();
    if (ground) ground.position.y = after.min.y;
    this.controls.maxDistance = Math.max(this.controls.maxDistance, offset.length() * growth * 2);
    this.controls.target.add(after.getCenter(new Vector3()).sub(before.getCenter(new Vector3())));
    this.place(offset.multiplyScalar(growth));
    this.controls.update();
    this.own.invalidate();
  }

  private boxAt(share: number) {
    return boxBetween(this.own.model.together, this.own.model.apart, share);
  }
}
