import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MAX_TRIANGLES } from './mesh.ts';
import { CORE, isForeign, isUnderstood, shortName, type ContentsTally } from './three-mf-contents.ts';
import { attributesOf, XmlTags } from './xml-tags.ts';

/** An object put somewhere: `path` when it is in another model file, the transform row by row, 12 numbers. */
export interface Placement {
  readonly object: string;
  readonly path: string | null;
  readonly transform: readonly number[];
  /** Marked as not to be printed. */
  readonly isSkipped: boolean;
}

/** A mesh of its own, or other objects put together. */
export interface ModelObject {
  readonly points: number[];
  readonly corners: number[];
  readonly components: Placement[];
  /** Support, a surface or something else, but no model. */
  readonly isOther: boolean;
}

/** One model file of a 3MF: its objects by id, and what it lays on the plate. */
export interface ModelPart {
  millimetres: number;
  readonly objects: Map<string, ModelObject>;
  readonly items: Placement[];
  /** Other model files that it refers to. */
  readonly paths: Set<string>;
}

const UNITS: Record<string, number> = { micron: 0.001, millimeter: 1, centimeter: 10, inch: 25.4, foot: 304.8, meter: 1000 }; // oxfmt-ignore
/** Of all model files together: more objects, or more of them put somewhere, is no printed model. */
const MAX_OBJECTS = 20_000;
const MAX_PLACEMENTS = 20_000;
const OBJECT_TYPES = ['model', 'solidsupport', 'support', 'surface', 'other'];
const NAMESPACE = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

const malformed = (): AppError => new AppError(ErrorCode.MESH_MALFORMED);

const placementOf = (text: string): Placement => {
  const { objectid, path, transform, printable } = attributesOf(text);
  const numbers = transform === undefined ? IDENTITY : transform.trim().split(/\s+/).map(Number);
  if (objectid === undefined || numbers.length !== 12) throw malformed();
  if (!numbers.every(Number.isFinite)) throw new AppError(ErrorCode.MESH_NOT_FINITE);
  const isSkipped = printable === '0' || printable === 'false';
  return { object: objectid, path: path?.toLowerCase() ?? null, transform: numbers, isSkipped };
};

/** What all model files of an archive have together. */
export class ModelTally {
  #vertices = 0;
  #triangles = 0;
  #objects = 0;
  #placements = 0;

  vertex(): void {
    if (++this.#vertices > MAX_TRIANGLES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  }

  triangle(): void {
    if (++this.#triangles > MAX_TRIANGLES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  }

  object(): void {
    if (++this.#objects > MAX_OBJECTS) throw new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE);
  }

  placement(): void {
    if (++this.#placements > MAX_PLACEMENTS) throw new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE);
  }
}

/**
 * Reads the XML of one model file piece by piece. Throws MESH_MALFORMED, MESH_NOT_FINITE; MESH_TOO_LARGE above four million
 * vertices or triangles and MESH_ARCHIVE_UNSAFE above 20,000 objects or placements in the tally; MESH_EXTENSION_UNKNOWN.
 */
export class ModelReader {
  readonly #part: ModelPart = { millimetres: 1, objects: new Map(), items: [], paths: new Set() };
  readonly #tags = new XmlTags((name, closing, attributes, prefix) => {
    if (this.#isCore(prefix)) this.#tag(name, closing, attributes);
    if (!closing) this.#contents.tag(name, (attribute) => attributesOf(attributes)[attribute]);
  });
  readonly #tally: ModelTally;
  readonly #contents: ContentsTally;
  readonly #namespaces = new Map<string, string>();
  #object: ModelObject | null = null;

  constructor(tally: ModelTally, contents: ContentsTally) {
    this.#tally = tally;
    this.#contents = contents;
  }

  take(piece: string): void {
    this.#tags.take(piece);
  }

  /** What was read. Throws MESH_MALFORMED when the text ends within a tag. */
  end(): ModelPart {
    this.#tags.finish();
    return this.#part;
  }

  #tag(name: string, closing: boolean, attributes: string): void {
    if (closing) {
      if (name === 'object') this.#object = null;
    } else if (name === 'vertex') this.#vertex(attributes);
    else if (name === 'triangle') this.#triangle(attributes);
    else if (name === 'object') this.#open(attributesOf(attributes));
    else if (name === 'component') this.#place(this.#opened().components, attributes);
    else if (name === 'item') this.#place(this.#part.items, attributes);
    else if (name === 'model') this.#model(attributes);
  }

  /** What has no prefix, or that of the core. */
  #isCore(prefix: string): boolean {
    return prefix === '' || this.#namespaces.get(prefix) === CORE;
  }

  #model(text: string): void {
    const attributes = attributesOf(text);
    this.#part.millimetres = unitOf(attributes);
    for (const [, prefix = '', double, single] of text.matchAll(NAMESPACE)) {
      const namespace = double ?? single ?? '';
      this.#namespaces.set(prefix, namespace);
      if (isForeign(namespace)) this.#contents.foreign(shortName(namespace));
    }
    for (const prefix of attributes.requiredextensions?.trim().split(/\s+/) ?? []) {
      if (prefix && !isUnderstood(this.#namespaces.get(prefix) ?? ''))
        throw new AppError(ErrorCode.MESH_EXTENSION_UNKNOWN);
    }
  }

  #place(where: Placement[], attributes: string): void {
    this.#tally.placement();
    const placement = placementOf(attributes);
    where.push(placement);
    if (placement.path !== null) this.#part.paths.add(placement.path);
  }

  #open({ id, type = 'model', name }: Record<string, string>): void {
    this.#tally.object();
    if (id === undefined || this.#part.objects.has(id) || !OBJECT_TYPES.includes(type)) throw malformed();
    if (name) this.#contents.named();
    this.#object = { points: [], corners: [], components: [], isOther: type !== 'model' };
    this.#part.objects.set(id, this.#object);
  }

  #opened(): ModelObject {
    if (!this.#object) throw malformed();
    return this.#object;
  }

  #vertex(text: string): void {
    const { x, y, z } = attributesOf(text);
    if (x === undefined || y === undefined || z === undefined) throw malformed();
    this.#tally.vertex();
    this.#opened().points.push(Number(x), Number(y), Number(z));
  }

  #triangle(text: string): void {
    const { v1, v2, v3 } = attributesOf(text);
    const { corners, points } = this.#opened();
    this.#tally.triangle();
    for (const corner of [v1, v2, v3]) {
      const vertex = Number(corner ?? NaN);
      if (!Number.isInteger(vertex) || vertex < 0 || vertex * 3 >= points.length) throw malformed();
      corners.push(vertex);
    }
  }
}

const unitOf = ({ unit = 'millimeter' }: Record<string, string>): number => {
  const millimetres = UNITS[unit];
  if (millimetres === undefined) throw malformed();
  return millimetres;
};
