import { areaOf } from '../slice/contours.ts';
import type { LaidLayer, LayerRecorder, SlicedLayer } from '../slice/slice-part.ts';
import type { SliceSettings } from '../slice/slice-settings.ts';
import { ByteWriter } from './byte-writer.ts';
import { toolpathsOf, type Toolpath } from './toolpaths.ts';

/** Raised when the file is written otherwise; `web/features/viewer3d/layers/read-layers.ts` reads it. */
export const LAYER_FILE = 1;

/** How finely a part is shown. */
export interface LayerDetail {
  /** Points lie on a grid so wide, mm; and no finer than this share of the longest side of the part. */
  readonly gridMm: number;
  readonly gridShare: number;
  /** Layers that are drawn lie at least so far apart, mm. */
  readonly apartMm: number;
  /** Points in all; beyond, every other layer is left out until they fit. */
  readonly mostPoints: number;
}

/** Places: of a µm; 0.01 mm², 0.01 mg, ms. */
const [MICRONS, AREA, GRAMS, SECONDS] = [1000, 100, 100_000, 1000];

interface Chunk {
  readonly layer: number;
  readonly points: number;
  readonly bytes: Uint8Array;
}

const chunkOf = (layer: number, paths: readonly Toolpath[]): Chunk => {
  const writer = new ByteWriter();
  writer.unsigned(paths.length);
  let [x, y, points] = [0, 0, 0];
  for (const { kind, points: steps } of paths) {
    writer.unsigned((steps.length / 2) * 4 + kind);
    for (let i = 0; i < steps.length; i += 2) {
      writer.signed(steps[i]! - x);
      writer.signed(steps[i + 1]! - y);
      [x, y] = [steps[i]!, steps[i + 1]!];
    }
    points += steps.length / 2;
  }
  return { layer, points, bytes: writer.written() };
};

/** Writes what is added up, so that the differences come to the sum, whatever each is rounded to. */
class Sum {
  private exact = 0;
  private told = 0;

  constructor(private readonly places: number) {}

  add(value: number): number {
    this.exact += value;
    const whole = Math.round(this.exact * this.places);
    const more = whole - this.told;
    this.told = whole;
    return more;
  }
}

/** Where a part lies: its least x and y, and its longest side. */
export interface LayerPlace {
  readonly corner: readonly [x: number, y: number];
  readonly longest: number;
}

/** Writes down the layers of a part while it is sliced: figures of each, and the lines of as many as there is room for. */
export class LayerFile implements LayerRecorder {
  private readonly figures = new ByteWriter();
  private readonly grams = new Sum(GRAMS);
  private readonly seconds: Sum[] = [];
  private readonly grid: number;
  private chunks: Chunk[] = [];
  private newest: Chunk | null = null;
  private every: number;
  private count = 0;

  constructor(
    private readonly settings: SliceSettings,
    private readonly gramsPerMm3: number,
    private readonly place: LayerPlace,
    private readonly detail: LayerDetail,
  ) {
    const { gridMm, gridShare, apartMm } = detail;
    this.grid = Math.ceil(Math.max(gridMm, gridShare * place.longest) * MICRONS) / MICRONS;
    this.every = Math.max(1, Math.ceil(apartMm / settings.layerHeight - 1e-6));
  }

  wants(layer: number, layers: number): boolean {
    return (layer + 1) % this.every === 0 || layer === layers - 1;
  }

  add({ mm3, seconds, outline }: SlicedLayer, laid: LaidLayer | null): void {
    const { figures } = this;
    const all = Object.values(mm3).reduce((sum, one) => sum + one, 0);
    figures.unsigned(Math.max(0, Math.round(outline.reduce((sum, ring) => sum + areaOf(ring), 0) * AREA)));
    figures.unsigned(this.grams.add(all * this.gramsPerMm3));
    seconds.forEach((one, machine) => figures.unsigned((this.seconds[machine] ??= new Sum(SECONDS)).add(one)));
    this.newest = laid && chunkOf(this.count, toolpathsOf(laid, this.place.corner, this.grid));
    this.count += 1;
    if (!this.newest || this.count % this.every !== 0) return;
    this.chunks.push(this.newest);
    while (this.points > this.detail.mostPoints) this.thinOut();
  }

  /** The whole file; the highest layer is always among those that are drawn. */
  written(): Uint8Array {
    const { layerHeight, firstLayerHeight, widths } = this.settings;
    const drawn = this.newest && this.chunks.at(-1) !== this.newest ? [...this.chunks, this.newest] : this.chunks;
    const file = new ByteWriter();
    const head = [layerHeight, firstLayerHeight, widths.outer, this.grid].map((mm) => Math.round(mm * MICRONS));
    for (const value of [LAYER_FILE, ...head, this.every, this.count, this.seconds.length]) file.unsigned(value);
    file.append(this.figures.written());
    file.unsigned(drawn.length);
    for (const { layer, bytes } of drawn) {
      file.unsigned(layer);
      file.append(bytes);
    }
    return file.written();
  }

  private get points(): number {
    return this.chunks.reduce((sum, { points }) => sum + points, 0);
  }

  private thinOut(): void {
    this.every *= 2;
    this.chunks = this.chunks.filter(({ layer }) => (layer + 1) % this.every === 0);
  }
}
