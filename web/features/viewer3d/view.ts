import type { Object3D, PerspectiveCamera } from 'three';
import { Box3, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { AutoTurn } from './auto-turn.ts';
import { distanceFor, radians } from './framing.ts';
import type { Model } from './model.ts';
import { cornersAt, spread } from './model.ts';
import { leavePageItsGestures } from './page-gestures.ts';

const FIRST_VIEW = [40, 18];
const SPREAD_MS = 340;
/** One turn takes 60 s ÷ speed. */
const AUTO_SPEED = 2;
const ZOOM = 0.86;

interface ViewParts {
  readonly camera: PerspectiveCamera;
  readonly canvas: HTMLCanvasElement;
  readonly model: Model;
  /** Found when needed: the scene is drawn after the view is made. */
  readonly turntable: () => Object3D | undefined;
  /** Asks for one new frame. */
  readonly invalidate: () => void;
  /** The same after parts have moved: their shadows are drawn anew. */
  readonly reshade: () => void;
}

/** The camera's movements and the way the model comes apart. */
export class View {
  private readonly controls: OrbitControls;
  private readonly ungate: () => void;
  private orbit: readonly number[] = [];
  private share = 0;
  private spreading = 0;
  private readonly turning: AutoTurn;

  constructor(private readonly own: ViewParts) {
    this.ungate = leavePageItsGestures(own.canvas, (closer) => this.isAtEnd(closer));
    this.controls = new OrbitControls(own.camera, own.canvas);
    own.canvas.style.touchAction = '';
    this.controls.maxPolarAngle = radians(95);
    this.controls.autoRotateSpeed = AUTO_SPEED;
    this.controls.addEventListener('change', own.invalidate);
    this.turning = new AutoTurn(own.canvas, (seconds) => this.controls.update(seconds));
    this.controls.addEventListener('start', () => this.turnAlone(false));
  }

  onUse(listener: () => void) {
    this.controls.addEventListener('start', listener);
  }

  /** Azimuth and elevation in degrees, least distance in millimetres; the camera goes there. */
  aim(orbit: readonly number[]) {
    this.orbit = orbit.length >= 2 ? orbit : FIRST_VIEW;
    this.reset();
  }

  rotate(left: number, up: number) {
    this.turnAlone(false);
    this.controls.rotateLeft(left);
    this.controls.rotateUp(up);
  }

  pan(x: number, y: number) {
    this.turnAlone(false);
    this.controls.pan(x, y);
  }

  zoom(closer: boolean) {
    this.turnAlone(false);
    if (closer) this.controls.dollyIn(ZOOM);
    else this.controls.dollyOut(ZOOM);
  }

  reset() {
    const [azimuth = 0, elevation = 0, least = 0] = this.orbit;
    const direction = new Vector3().setFromSpherical(new Spherical(1, radians(90 - elevation), radians(azimuth)));
    const middle = this.middleAt(this.share);
    const distance = Math.max(least / 1000, this.distanceAt(this.share, direction));
    this.controls.target.copy(middle);
    this.place(direction.setLength(distance));
    this.controls.minDistance = distance * 0.15;
    this.controls.maxDistance = distance * 3;
    this.controls.update();
    this.own.invalidate();
  }

  /** Turns until the visitor takes over, while it is seen and motion is not unwanted; false stops it. */
  turnAlone(on: boolean) {
    this.controls.autoRotate = on;
    this.turning.want(on);
  }

  /** After the picture has got another shape what was in view is in view. */
  refit(reshape: () => void) {
    const offset = this.offset();
    const before = this.distanceAt(this.share, offset);
    reshape();
    const growth = this.distanceAt(this.share, offset) / before;
    if (growth === 1) return;
    this.controls.minDistance *= growth;
    this.controls.maxDistance *= growth;
    this.place(offset.multiplyScalar(growth));
    this.controls.update();
  }

  /** Brings the parts `share` of their way apart (0 together, 1 apart), at once where motion is unwanted. */
  explode(share: number, still: boolean) {
    cancelAnimationFrame(this.spreading);
    const from = this.share;
    if (from === share) return;
    const started = performance.now();
    const step = (now: number) => {
      const done = still ? 1 : Math.min(1, Math.max(0, (now - started) / SPREAD_MS));
      this.spreadTo(from + (share - from) * (1 - (1 - done) ** 3));
      if (done < 1) this.spreading = requestAnimationFrame(step);
    };
    step(started);
  }

  dispose() {
    cancelAnimationFrame(this.spreading);
    this.turning.dispose();
    this.controls.dispose();
    this.ungate();
  }

  private isAtEnd(closer: boolean) {
    const { minDistance, maxDistance } = this.controls;
    const distance = this.controls.getDistance();
    return closer ? distance <= minDistance * 1.001 : distance >= maxDistance * 0.999;
  }

  private offset() {
    return this.own.camera.position.clone().sub(this.controls.target);
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
    const { model, turntable } = this.own;
    const offset = this.offset();
    const growth = this.distanceAt(share, offset) / this.distanceAt(this.share, offset);
    const moved = this.middleAt(share).sub(this.middleAt(this.share));
    this.share = share;
    spread(model.parts, share);
    const ground = turntable();
    if (ground) ground.position.y = new Box3().setFromPoints(cornersAt(model, share)).min.y;
    this.controls.maxDistance = Math.max(this.controls.maxDistance, offset.length() * growth * 2);
    this.controls.target.add(moved);
    this.place(offset.multiplyScalar(growth));
    this.controls.update();
    this.own.reshade();
  }

  private middleAt(share: number) {
    return new Box3().setFromPoints(cornersAt(this.own.model, share)).getCenter(new Vector3());
  }

  private distanceAt(share: number, direction: Vector3) {
    return distanceFor(this.own.camera, cornersAt(this.own.model, share), this.middleAt(share), direction);
  }
}
