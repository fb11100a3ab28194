import type { PrinterClass } from '../../../codegen/schema.gen.ts';

export type LineKind = 'WALL' | 'SOLID' | 'SPARSE' | 'GAP';

/** In the order in which the file counts them. */
export const LINE_KINDS = ['WALL', 'SOLID', 'SPARSE', 'GAP'] as const satisfies readonly LineKind[];

/** What printing one layer takes. */
export interface LayerFigures {
  /** Its top, from the bed, millimetres. */
  readonly z: number;
  readonly areaMm2: number;
  readonly grams: number;
  readonly seconds: Readonly<Record<PrinterClass, number>>;
}

/** Lines of one layer, one after the other: millimetres from the left front corner of the part. */
export interface DrawnLayer {
  /** Which of the layers it is. */
  readonly layer: number;
  readonly lines: readonly { readonly kind: LineKind; readonly points: Float32Array }[];
}

export interface PartLayers {
  readonly lineWidth: number;
  /** Points lie on a grid so wide, millimetres. */
  readonly grid: number;
  readonly layers: readonly LayerFigures[];
  /** The first of those that are drawn is not always the first layer; the last of them is the highest. */
  readonly drawn: readonly DrawnLayer[];
}

const VERSION = 1;
const [MICRONS, AREA, GRAMS, SECONDS] = [1000, 100, 100_000, 1000];

/** Whole numbers as bytes of seven bits each, the least first; a sign is in the last bit (LEB128, zigzag). */
class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  unsigned(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new Error('layers: the file ends too early');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

function figuresOf(reader: ByteReader, z: number, machines: number): LayerFigures {
  const areaMm2 = reader.unsigned() / AREA;
  const grams = reader.unsigned() / GRAMS;
  const times = Array.from({ length: machines }, () => reader.unsigned() / SECONDS);
  const [CLASSIC = 0, QUICK = 0, FAST = 0] = times;
  return { z, areaMm2, grams, seconds: { CLASSIC, QUICK, FAST } };
}

function drawnOf(reader: ByteReader, grid: number): DrawnLayer {
  const layer = reader.unsigned();
  let [x, y] = [0, 0];
  const lines = Array.from({ length: reader.unsigned() }, () => {
    const head = reader.unsigned();
    const points = new Float32Array(2 * Math.floor(head / LINE_KINDS.length));
    for (let i = 0; i < points.length; i += 2) {
      x += reader.signed();
      y += reader.signed();
      points[i] = x * grid;
      points[i + 1] = y * grid;
    }
    return { kind: LINE_KINDS[head % LINE_KINDS.length]!, points };
  });
  return { layer, lines };
}

/** Reads what `server/models/layers/layer-file.ts` writes. Throws on anything else. */
export function readLayers(file: ArrayBuffer): PartLayers {
  const reader = new ByteReader(new Uint8Array(file));
  if (reader.unsigned() !== VERSION) throw new Error('layers: of another version');
  const [height, first, lineWidth, grid] = Array.from({ length: 4 }, () => reader.unsigned() / MICRONS) as [number, number, number, number]; // oxfmt-ignore
  const [, count, machines] = Array.from({ length: 3 }, () => reader.unsigned()) as [number, number, number];
  const layers = Array.from({ length: count }, (_, i) => figuresOf(reader, first + i * height, machines));
  const drawn = Array.from({ length: reader.unsigned() }, () => drawnOf(reader, grid));
  return { lineWidth, grid, layers, drawn };
}
