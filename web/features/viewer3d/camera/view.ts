import type { PerspectiveCamera } from 'three';
import { Box3, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { AutoTurn } from './auto-turn.ts';
import { frameFor, lensFor, radians } from './framing.ts';
import type { Model } from '../model/model.ts';
import { outlineAt, explode } from '../model/model.ts';
import { allowPageGestures } from './page-gestures.ts';

/** That of the photographs. */
const FIRST_VIEW = [40, 26];

/** Azimuth and elevation in degrees, and maybe the least distance in millimetres; the shop's own where the seller says none. */
export const orbitOf = (orbit: readonly number[]) => (orbit.length >= 2 ? orbit : FIRST_VIEW);

const SPREAD_MS = 340;
/** One turn takes 60 s ÷ speed. */
const AUTO_SPEED = 2;
const ZOOM = 0.86;

interface ViewParts {
  readonly camera: PerspectiveCamera;
  readonly canvas: HTMLCanvasElement;
  readonly model: Model;
  /** Puts the turntable at a height, metres. */
  readonly sinkTo: (height: number) => void;
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
  private subject: readonly Vector3[] | null = null;
  private spreading = 0;
  private readonly turning: AutoTurn;
  private readonly turnListeners = new Set<() => void>();

  constructor(private readonly own: ViewParts) {
    this.ungate = allowPageGestures(own.canvas, (closer) => this.isAtEnd(closer));
    this.controls = new OrbitControls(own.camera, own.canvas);
    own.canvas.style.touchAction = '';
    this.controls.maxPolarAngle = radians(95);
    this.controls.autoRotateSpeed = AUTO_SPEED;
    this.controls.addEventListener('change', own.invalidate);
    this.turning = new AutoTurn(
      own.canvas,
      (seconds) => this.controls.update(seconds),
      () => this.turnListeners.forEach((listener) => listener()),
    );
    this.controls.addEventListener('start', () => this.turnAlone(false));
  }

  onUse(listener: () => void) {
    this.controls.addEventListener('start', listener);
  }

  /** Azimuth and elevation in degrees, least distance in millimetres; the camera goes there. */
  aim(orbit: readonly number[]) {
    this.orbit = orbitOf(orbit);
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
    const direction = this.firstDirection;
    const { target, distance: whole } = this.frame(this.share, direction);
    const distance = Math.max((this.orbit[2] ?? 0) / 1000, whole);
    this.controls.target.copy(target);
    this.place(direction.setLength(distance));
    this.controls.minDistance = distance * 0.15;
    this.controls.maxDistance = distance * 3;
    this.controls.update();
    this.own.invalidate();
  }

  /** Goes to where these points of the scene are seen from the first side; null goes back to the model. */
  look(subject: readonly Vector3[] | null) {
    this.subject = subject;
    this.reset();
  }

  /** From the model to where the camera stands at first. */
  get firstDirection() {
    const [azimuth = 0, elevation = 0] = this.orbit;
    return new Vector3().setFromSpherical(new Spherical(1, radians(90 - elevation), radians(azimuth)));
  }

  /** Whether it turns by itself. */
  get turningState() {
    return this.turning.state;
  }

  /** Calls when that changes; the answer ends it. */
  onTurning(listener: () => void): () => void {
    this.turnListeners.add(listener);
    return () => void this.turnListeners.delete(listener);
  }

  /** The turntable stands under what is lowest now. */
  ground() {
    const { model, sinkTo } = this.own;
    sinkTo(new Box3().setFromPoints(outlineAt(model, this.share)).min.y);
  }

  /** Turns until the visitor takes over, while it is seen and motion is not unwanted; false stops it. */
  turnAlone(on: boolean) {
    this.controls.autoRotate = on;
    this.turning.want(on);
  }

  /** After the picture has got another shape what was in view is in view. */
  refit(reshape: () => void) {
    const offset = this.offset();
    const before = this.frame(this.share, offset).distance;
    reshape();
    const growth = this.frame(this.share, offset).distance / before;
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
    camera.fov = lensFor(camera.aspect);
    camera.updateProjectionMatrix();
  }

  /** The frame grows with the model, so that what was in view stays in view. */
  private spreadTo(share: number) {
    const { model } = this.own;
    const offset = this.offset();
    const [before, after] = [this.frame(this.share, offset), this.frame(share, offset)];
    const growth = after.distance / before.distance;
    const moved = after.target.sub(before.target);
    this.share = share;
    explode(model.parts, share);
    this.ground();
    this.controls.maxDistance = Math.max(this.controls.maxDistance, offset.length() * growth * 2);
    this.controls.target.add(moved);
    this.place(offset.multiplyScalar(growth));
    this.controls.update();
    this.own.reshade();
  }

  /** Taken apart, the model may fill more of the picture than the poster did. */
  private frame(share: number, direction: Vector3) {
    const { model, camera } = this.own;
    return frameFor(this.subject ?? outlineAt(model, share), { aspect: camera.aspect, direction, whole: share });
  }
}
