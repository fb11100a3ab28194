import { Group, Matrix3, Mesh, Plane, Vector3, type Box3, type ShaderMaterial } from 'three';
import { capGeometry, hatchingOf, hatchMaterial, inkHatch } from './cap.ts';
import { appearanceOf } from '../model/appearance.ts';
import type { Model } from '../model/model.ts';
import { toMillimetres } from '../model/model.ts';
import type { Loop, Solid } from './section-cut.ts';
import { cutOf, sizeOfCut } from './section-cut.ts';
import { solidOf } from '../model/solid.ts';
import type { Axis, Shown } from '../viewer-state.ts';

/** The axes of the drawing, z up, in the model's own coordinates, y up. */
const AXES: Record<Axis, Vector3> = { x: new Vector3(1, 0, 0), y: new Vector3(0, 0, -1), z: new Vector3(0, 1, 0) };

/** The cutting plane and the hatched faces that it leaves. */
export class Section {
  /** Lies in the model's own coordinates. */
  readonly caps = new Group();
  readonly plane = new Plane();
  private readonly hatches: readonly ShaderMaterial[];
  private solids: Solid[][] | null = null;

  /** `boxes` of the parts tell which are neighbours. */
  constructor(
    private readonly model: Model,
    boxes: readonly Box3[],
  ) {
    this.hatches = hatchingOf(boxes).map(hatchMaterial);
  }

  inks(ink: string, paper: string) {
    for (const hatch of this.hatches) inkHatch(hatch, ink, paper);
  }

  /** Millimetres from line to line. */
  pitch(millimetres: number) {
    for (const hatch of this.hatches) hatch.uniforms.pitch!.value = millimetres;
  }

  /** The file's up axis has changed: the bodies are measured anew. */
  forget() {
    this.solids = null;
  }

  /**
   * Puts the plane and its caps; the answer is what is cut, width and height in millimetres, null for nothing. `middle`
   * is where the plane's distance is 0, millimetres, z up; `towards` leads to the first view.
   */
  cut(shown: Shown, middle: Vector3, towards: Vector3): [number, number] | null {
    this.clear();
    const { axis } = shown;
    const at = middle[axis] + shown.at;
    this.place(shown, at, towards);
    const all: Loop[] = [];
    for (const [place, bodies] of this.bodies().entries()) {
      if (['none', 'ghost'].includes(appearanceOf(shown, this.model.parts[place]!.id))) continue;
      const loops = bodies.flatMap((solid) => cutOf(solid, axis, at));
      if (loops.length > 0) this.caps.add(new Mesh(capGeometry(loops, axis, at), this.hatches[place]));
      all.push(...loops);
    }
    return sizeOfCut(all, axis);
  }

  clear() {
    // oxlint-disable-next-line unicorn/no-useless-spread -- the list grows shorter meanwhile
    for (const cap of [...this.caps.children]) {
      (cap as Mesh).geometry.dispose();
      this.caps.remove(cap);
    }
  }

  dispose() {
    this.clear();
    for (const hatch of this.hatches) hatch.dispose();
  }

  private bodies() {
    this.solids ??= this.model.parts.map(({ bodies }) =>
      bodies.map((body) => solidOf(body.geometry, toMillimetres(this.model, body))),
    );
    return this.solids;
  }

  /** What is nearer to the first view than the plane goes away. */
  private place({ axis, flipped }: Shown, at: number, towards: Vector3) {
    const { stand } = this.model;
    stand.updateWorldMatrix(true, false);
    const normal = AXES[axis].clone();
    const point = normal.clone().multiplyScalar(at / 1000);
    normal.applyMatrix3(new Matrix3().setFromMatrix4(stand.matrixWorld)).normalize();
    if (normal.dot(towards) > 0 !== flipped) normal.negate();
    this.plane.setFromNormalAndCoplanarPoint(normal, point.applyMatrix4(stand.matrixWorld));
  }
}
