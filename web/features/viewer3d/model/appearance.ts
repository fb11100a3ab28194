import type { BufferGeometry, Material, Mesh, Object3D, Plane } from 'three';
import { EdgesGeometry, LineSegments, Mesh as Body } from 'three';
import { drawnMaterials, listOf, setInk } from './drawn-materials.ts';
import type { ModelPart } from './model.ts';
import type { Shown } from '../viewer-state.ts';

type Appearance = 'solid' | 'xray' | 'ghost' | 'wire' | 'none';

const CREASE_DEGREES = 32;
const FIRST = 1;
const THEN = 2;

/** What a part wears: hidden parts nothing, the isolated one its material, those round it a third of the x-ray. */
export function appearanceOf({ hidden, isolated, selected, look }: Shown, id: string): Appearance {
  if (isolated && selected === id) return 'solid';
  if (hidden.has(id)) return 'none';
  return isolated && selected !== null ? 'ghost' : look;
}

/** The parts in their material, seen through or as a mesh of triangles. What is drawn is made when it is first wanted. */
export class Looks {
  private readonly drawn = drawnMaterials();
  private readonly dresses = new Map<string, Object3D[]>();
  private readonly edges = new Map<Mesh, BufferGeometry>();
  private readonly solids: Material[];

  constructor(private readonly parts: readonly ModelPart[]) {
    this.solids = parts.flatMap(({ bodies }) => bodies.flatMap(({ material }) => material));
  }

  /** The level of the theme's ink: 0 is black. */
  ink(level: number) {
    setInk(this.drawn, level);
  }

  wear(shown: Shown) {
    for (const part of this.parts) {
      const wanted = appearanceOf(shown, part.id);
      for (const dress of ['solid', 'xray', 'ghost', 'wire'] as const) {
        const key = `${part.id} ${dress}`;
        if (dress === wanted && !this.dresses.has(key)) this.dresses.set(key, this.dress(part, dress));
        for (const object of this.dresses.get(key) ?? (dress === 'solid' ? part.bodies : []))
          object.visible = dress === wanted;
      }
    }
  }

  /** Cuts everything by the plane; null ends it. */
  clip(plane: Plane | null) {
    for (const material of [...this.solids, ...listOf(this.drawn)]) {
      material.clippingPlanes = plane ? [plane] : null;
      material.clipShadows = true;
    }
  }

  dispose() {
    for (const material of listOf(this.drawn)) material.dispose();
    for (const geometry of this.edges.values()) geometry.dispose();
  }

  private dress(part: ModelPart, dress: Exclude<Appearance, 'none'>): Object3D[] {
    if (dress === 'solid') return [...part.bodies];
    const { cover, wire } = this.drawn;
    const made = part.bodies.flatMap((body) =>
      (dress === 'wire'
        ? [new Body(body.geometry, cover), new Body(body.geometry, wire)]
        : [
            new Body(body.geometry, this.drawn[dress].faces),
            new LineSegments(this.edgesOf(body), this.drawn[dress].edges),
          ]
      ).map((object, place) => {
        object.matrix.copy(body.matrix);
        object.matrixAutoUpdate = false;
        object.renderOrder = place === 0 ? FIRST : THEN;
        return object;
      }),
    );
    part.holder.add(...made);
    return made;
  }

  private edgesOf(body: Mesh) {
    const known = this.edges.get(body) ?? new EdgesGeometry(body.geometry, CREASE_DEGREES);
    this.edges.set(body, known);
    return known;
  }
}
