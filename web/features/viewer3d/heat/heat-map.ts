import { Box3, Group, Matrix4, Vector3, type Mesh } from 'three';
import type { Exhibit } from '../exhibit.ts';
import { disposeModel, modelWithExtras, type Model } from '../model/model.ts';

/** In the order in which they are named. */
export const HEAT_KINDS = ['FIRST_LAYER', 'SLOPING', 'STEEP', 'FLAT', 'THIN', 'PLAIN'] as const;
export type HeatKind = (typeof HEAT_KINDS)[number];

/** What the server reckons from all triangles of the part. */
export interface HeatFigures {
  readonly overhangMm2: number;
  readonly firstLayerMm2: number;
  /** The thinnest wall that a nozzle of 0.4 mm cannot print; null without one. */
  readonly thinnestMm: number | null;
}

const TO_MILLIMETRES = new Matrix4().set(1000, 0, 0, 0, 0, 0, -1000, 0, 0, 1000, 0, 0, 0, 0, 0, 1);

const colourOf = ({ material }: Mesh) => {
  const [first] = [material].flat();
  return first && 'color' in first ? `#${(first.color as { getHexString: () => string }).getHexString()}` : '#000';
};

/** A part in the colours of what printing it takes, as it lies on the bed. */
export class HeatMap implements Exhibit {
  readonly object = new Group();
  readonly size: Vector3;
  /** The kinds that are there with their colours. */
  readonly legend: readonly { readonly kind: HeatKind; readonly hex: string }[];

  constructor(
    private readonly model: Model,
    readonly figures: HeatFigures,
  ) {
    this.object.add(...model.parts.map(({ holder }) => holder));
    this.object.applyMatrix4(TO_MILLIMETRES);
    this.object.updateWorldMatrix(true, true);
    this.size = new Box3().setFromObject(this.object).getSize(new Vector3());
    this.legend = HEAT_KINDS.flatMap((kind) => {
      const body = model.parts.find(({ id }) => id === kind)?.bodies[0];
      return body ? [{ kind, hex: colourOf(body) }] : [];
    });
  }

  dispose() {
    disposeModel(this.model);
  }
}

/** Reads what `server/models/heat/heat-map.ts` writes. Throws when it cannot. */
export async function readHeatMap(bytes: ArrayBuffer): Promise<HeatMap> {
  const { model, extras } = await modelWithExtras(bytes);
  return new HeatMap(model, extras as HeatFigures);
}
