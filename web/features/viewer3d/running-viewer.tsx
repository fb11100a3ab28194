import type { ReconcilerRoot } from '@react-three/fiber';
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { Box3, Matrix4, Vector3, type Group } from 'three';
import { radians } from './camera/framing.ts';
import { placedExhibit, type Exhibit } from './exhibit.ts';
import { appearanceOf, Looks } from './model/appearance.ts';
import type { Model } from './model/model.ts';
import { cornersAt, disposeModel, orientUpright, outlineAt } from './model/model.ts';
import { watchPageInks, inksOf } from './page-colours.ts';
import { partPlaces, type PartPlace } from './parts/part-places.ts';
import { Section } from './measure/section.ts';
import { pickBody, placeOf, pickPoint, type Place } from './measure/snap.ts';
import { Studio, TURNTABLE } from './studio.tsx';
import { orbitOf, View } from './camera/view.ts';
import type { ViewerSettings } from './viewer-settings.ts';
import { AT_FIRST, type Axis, type Shown } from './viewer-state.ts';

/** A point of the model: millimetres, z up. */
export type ModelPoint = readonly [x: number, y: number, z: number];

interface Running {
  readonly root: ReconcilerRoot<HTMLCanvasElement>;
  readonly model: Model;
  readonly canvas: HTMLCanvasElement;
  readonly settings: ViewerSettings;
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly invalidate: () => void;
  readonly setSize: (width: number, height: number) => void;
}

/** From the model's own coordinates (metres, y up) to millimetres, z up. */
const TO_MILLIMETRES = new Matrix4().set(1000, 0, 0, 0, 0, 0, -1000, 0, 0, 1000, 0, 0, 0, 0, 0, 1);
const HATCH_PIXELS = 7;

/** A 3D view that runs: what it shows is told to it, where things stand in the picture can be asked of it. */
export class RunningViewer {
  readonly view: View;
  private readonly looks: Looks;
  private readonly section: Section;
  private readonly listeners = new Set<() => void>();
  private readonly unfollow: () => void;
  private shown: Shown = AT_FIRST;
  private settings: ViewerSettings;
  private frames = 0;
  private stand: Group | null = null;

  constructor(private readonly own: Running) {
    const { model, canvas, camera, scene, settings, invalidate } = own;
    this.settings = settings;
    orientUpright(model, settings.upAxis);
    this.looks = new Looks(model.parts);
    const boxes = model.parts.map(({ box }) => box);
    this.section = new Section(model, boxes);
    const sinkTo = (height: number) => this.sinkTo(height);
    this.view = new View({ camera, canvas, model, sinkTo, invalidate, reshade: () => this.redraw() });
    scene.onBeforeRender = () => this.section.pitch(this.hatchPitch());
    scene.onAfterRender = () => this.drawn();
    this.draw();
    this.view.aim(settings.cameraOrbit);
    this.view.turnAlone(settings.autoRotate);
    this.unfollow = watchPageInks(
      canvas,
      (...size) => this.view.refit(() => own.setSize(...size)),
      () => this.draw(),
    );
  }

  /** Half the model's sizes, millimetres: how far the cutting plane can go either way. */
  get reach(): Record<Axis, number> {
    const { x, y, z } = this.boxInMillimetres().getSize(new Vector3()).divideScalar(2);
    return { x, y, z };
  }

  /** Pixels. */
  get height() {
    return this.own.canvas.clientHeight;
  }

  /** The middle of the picture. */
  get centre(): Place {
    const { width, height } = this.picture();
    return { x: width / 2, y: height / 2 };
  }

  /** Where the model's axes, z up, point in the picture: right and down, 1 is across the view. */
  axes(): Record<Axis, Place> {
    const { camera, model } = this.own;
    const seen = (x: number, y: number, z: number): Place => {
      const way = new Vector3(x, z, -y).transformDirection(model.stand.matrixWorld);
      const { x: right, y: up } = way.transformDirection(camera.matrixWorldInverse);
      return { x: right, y: -up };
    };
    return { x: seen(1, 0, 0), y: seen(0, 1, 0), z: seen(0, 0, 1) };
  }

  /** Shows this from now on; the answer is the size of what the section cuts. `still` leaves out the way between. */
  show(shown: Shown, still: boolean): [number, number] | null {
    const newLook = shown.look !== this.shown.look;
    this.shown = shown;
    this.looks.wear(shown);
    this.view.explode(shown.tool === 'explode' ? shown.apart / 100 : 0, still);
    const cutting = shown.tool === 'section';
    const size = cutting ? this.section.cut(shown, this.middle(), this.view.firstDirection) : null;
    if (!cutting) this.section.clear();
    this.looks.clip(cutting ? this.section.plane : null);
    if (newLook) this.draw();
    this.redraw();
    return size;
  }

  /** Shows something in the place of the model from now on; null shows the model again. */
  exhibit(shown: Exhibit | null) {
    const { model, scene } = this.own;
    this.stand?.removeFromParent();
    this.stand = null;
    model.stand.visible = !shown;
    if (shown) {
      const box = new Box3().setFromPoints(outlineAt(model, 0));
      const { x, z } = box.getCenter(new Vector3());
      const { holder, corners } = placedExhibit(shown, new Vector3(x, box.min.y, z));
      this.stand = holder;
      scene.add(holder);
      this.view.look(corners);
    } else this.view.look(null);
    this.redraw();
  }

  /** Draws what was changed in an exhibit. */
  refresh() {
    this.own.invalidate();
  }

  /** The seller's settings, live. */
  adjust(settings: ViewerSettings) {
    const { upAxis, cameraOrbit, autoRotate } = settings;
    if (upAxis !== this.settings.upAxis) {
      orientUpright(this.own.model, upAxis);
      this.section.forget();
    }
    if (autoRotate !== this.settings.autoRotate) this.view.turnAlone(autoRotate);
    const aimed = upAxis === this.settings.upAxis && String(cameraOrbit) === String(this.settings.cameraOrbit);
    this.settings = settings;
    if (!aimed) {
      this.draw();
      this.view.aim(cameraOrbit);
    }
    this.redraw();
  }

  /** The point of the model under a place in the picture; null beside it. */
  pick(place: Place): ModelPoint | null {
    if (this.stand) return null;
    const seen = this.own.model.parts.filter(({ id }) => !['none', 'ghost'].includes(appearanceOf(this.shown, id)));
    const bodies = seen.flatMap((part) => part.bodies);
    const point = pickPoint(place, this.picture(), bodies);
    if (!point) return null;
    const { x, y, z } = this.own.model.stand.worldToLocal(point).applyMatrix4(TO_MILLIMETRES);
    return [x, y, z];
  }

  /** The part under a place in the picture, one that is seen through only where no other is; null beside the model. */
  partAt(place: Place): string | null {
    if (this.stand) return null;
    const { parts } = this.own.model;
    for (const wanted of [(ghost: boolean) => !ghost, (ghost: boolean) => ghost]) {
      const seen = parts.filter(({ id }) => {
        const dress = appearanceOf(this.shown, id);
        return dress !== 'none' && wanted(dress === 'ghost');
      });
      const body = pickBody(
        place,
        this.picture(),
        seen.flatMap(({ bodies }) => bodies),
      );
      if (body) return seen.find(({ bodies }) => bodies.includes(body))!.id;
    }
    return null;
  }

  /** Where a point of the model stands in the picture. */
  place(point: ModelPoint): Place {
    const own = new Vector3(...point).applyMatrix4(TO_MILLIMETRES.clone().invert());
    return placeOf(this.own.model.stand.localToWorld(own), this.picture());
  }

  /** Where the parts that are not hidden stand in the picture. */
  parts(): PartPlace[] {
    if (this.stand) return [];
    const seen = this.own.model.parts.filter(({ id }) => appearanceOf(this.shown, id) !== 'none');
    return partPlaces(seen, (point) => placeOf(point, this.picture()));
  }

  /** Calls after every frame; the answer ends it. */
  onFrame(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  dispose() {
    this.unfollow();
    this.stand?.removeFromParent();
    this.listeners.clear();
    this.view.dispose();
    this.looks.dispose();
    this.section.dispose();
    const { root, scene, model, gl } = this.own;
    scene.onBeforeRender = () => {};
    scene.onAfterRender = () => {};
    // A root whose context is lost is being taken down; drawing would bring it back.
    if (!gl.getContext().isContextLost()) root.render(null);
    disposeModel(model);
    gl.renderLists.dispose();
  }

  private draw() {
    const { root, model, canvas } = this.own;
    const inks = inksOf(canvas);
    this.looks.ink(inks.drawn);
    this.section.inks(inks.ink, inks.paper);
    const azimuth = radians(orbitOf(this.settings.cameraOrbit)[0] ?? 0);
    const grounded = this.shown.look === 'solid';
    root.render(<Studio {...{ model, inks, azimuth, grounded }} caps={this.section.caps} />);
    this.view.ground();
    this.redraw();
  }

  /** Found when needed: the scene is drawn after the view is made. */
  private sinkTo(height: number) {
    const turntable = this.own.scene.getObjectByName(TURNTABLE);
    if (turntable) turntable.position.y = height;
  }

  /** The next frame draws the shadows anew. */
  private redraw() {
    this.own.gl.shadowMap.needsUpdate = true;
    this.own.invalidate();
  }

  /** Millimetres between hatching lines that are some pixels at this distance; it doubles instead of sliding. */
  private hatchPitch() {
    const { camera, canvas, model } = this.own;
    const reach = camera.position.distanceTo(model.stand.position);
    const pixel = (2 * reach * Math.tan(radians(camera.fov) / 2)) / Math.max(1, canvas.clientHeight);
    return 2 ** Math.round(Math.log2(pixel * 1000 * HATCH_PIXELS));
  }

  private drawn() {
    this.frames += 1;
    this.own.canvas.dataset.frames = String(this.frames);
    for (const listener of this.listeners) listener();
  }

  private picture() {
    const { camera, canvas } = this.own;
    return { camera, width: canvas.clientWidth, height: canvas.clientHeight };
  }

  private boxInMillimetres() {
    const { model } = this.own;
    const points = cornersAt(model, 0).map((point) => model.stand.worldToLocal(point).applyMatrix4(TO_MILLIMETRES));
    return new Box3().setFromPoints(points);
  }

  private middle() {
    return this.boxInMillimetres().getCenter(new Vector3());
  }
}
