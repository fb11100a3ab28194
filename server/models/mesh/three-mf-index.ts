import { decoderFor } from './three-mf-archive.ts';
import { attributesOf, XmlTags } from './xml-tags.ts';

interface Span {
  readonly start: number;
  end: number;
}

/** Another object, in another model file where `path` says so. */
export interface ObjectRef {
  readonly id: string;
  readonly path: string | null;
}

/** An object and where it stands in the bytes of its model file. */
export interface IndexedObject extends Span {
  readonly name: string;
  readonly isModel: boolean;
  readonly refs: ObjectRef[];
  readonly material: string | undefined;
  readonly base: string | undefined;
}

/** What the build puts on the plate. */
export interface IndexedItem extends Span, ObjectRef {
  readonly transform: string;
  readonly isPrinted: boolean;
}

/** A named filament colour. */
export interface IndexedBase {
  readonly name: string;
  readonly displaycolor: string;
}

/** One model file of a 3MF: which bytes of it are whose. */
export interface IndexedModel {
  readonly bytes: Buffer;
  readonly objects: Map<string, IndexedObject>;
  readonly items: IndexedItem[];
  readonly bases: Map<string, IndexedBase[]>;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (entity: string): string => {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? '';
  const code = Number(entity.startsWith('#x') ? `0${entity.slice(1)}` : entity.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
};

/** Text of an attribute without its entities. */
export const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (_, entity: string) => characterOf(entity));

/** The bytes of a model file as UTF-8, as most are. */
const asUtf8 = (bytes: Buffer): Buffer => {
  const decoder = decoderFor(bytes);
  if (decoder.encoding === 'utf-8') return bytes;
  return Buffer.from(decoder.decode(bytes).replace(/^(<\?xml[^>]*encoding=["'])[^"']*/, '$1UTF-8'));
};

/** Offsets are bytes: each is one character here, and tags are ASCII in UTF-8 too. */
const textOf = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 1_048_576);
const worded = (text = ''): string => unescaped(Buffer.from(text, 'latin1').toString());

const refOf = ({ objectid = '', path }: Record<string, string>): ObjectRef => ({
  id: objectid,
  path: path?.toLowerCase() ?? null,
});

const objectOf = (attributes: Record<string, string>, span: Span): IndexedObject => ({
  ...span,
  name: worded(attributes.name).trim(),
  isModel: (attributes.type ?? 'model') === 'model',
  refs: [],
  material: attributes.pid,
  base: attributes.pindex,
});

const itemOf = (attributes: Record<string, string>, span: Span): IndexedItem => ({
  ...span,
  ...refOf(attributes),
  transform: attributes.transform ?? '',
  isPrinted: attributes.printable !== '0' && attributes.printable !== 'false',
});

/** Finds objects, build items and colours in a model file. Throws MESH_MALFORMED and MESH_TOO_LARGE as its reader does. */
export const indexModel = (given: Buffer): IndexedModel => {
  const bytes = asUtf8(given);
  const model: IndexedModel = { bytes, objects: new Map(), items: [], bases: new Map() };
  let object: IndexedObject | null = null;
  let bases: IndexedBase[] = [];
  const opened: Record<string, (attributes: Record<string, string>, span: Span) => void> = {
    object: (attributes, span) => {
      object = objectOf(attributes, span);
      model.objects.set(attributes.id ?? '', object);
    },
    component: (attributes) => object?.refs.push(refOf(attributes)),
    item: (attributes, span) => model.items.push(itemOf(attributes, span)),
    basematerials: ({ id = '' }) => model.bases.set(id, (bases = [])),
    base: ({ name, displaycolor = '' }) => bases.push({ name: worded(name).trim(), displaycolor }),
  };
  const tags: XmlTags = new XmlTags((name, closing, attributes) => {
    const { start, end } = tags;
    if (closing && object && name === 'object') object.end = end;
    if (!closing && Object.hasOwn(opened, name)) opened[name]!(attributesOf(attributes), { start, end });
  });
  for (let at = 0; at < bytes.length; at += 1_048_576) tags.take(textOf(bytes, at));
  tags.finish();
  return model;
};
