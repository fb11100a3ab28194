import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as yazl from 'yazl';
import { MOST_PARTS, type ArchiveManifest } from '../upload/archive-manifest.ts';
import { openThreeMf, rootModel, smallText, streamOf, unsafe, type ThreeMfArchive } from './three-mf-archive.ts';
import { indexModel, unescaped, type IndexedItem, type IndexedModel, type IndexedObject } from './three-mf-index.ts';

const SETTINGS = ['/metadata/model_settings.config', '/metadata/slic3r_pe_model.config'];

interface OpenedThreeMf {
  readonly archive: ThreeMfArchive;
  readonly root: string;
  /** By their names in lower case. */
  readonly models: ReadonlyMap<string, IndexedModel>;
}

/** One object of the build with all its copies; the first stands for them. */
interface BuiltObject {
  readonly item: IndexedItem;
  readonly object: IndexedObject;
  readonly copies: number;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Scale and mirror of a transform: copies that are only moved and turned have the same. */
const shapeOf = (transform: string): string => {
  const m = transform.trim() ? transform.trim().split(/\s+/).map(Number) : [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const rows = [m.slice(0, 3), m.slice(3, 6), m.slice(6, 9)];
  // Rounded, and never −0: what was turned differs by the last digits.
  const dots = rows.flatMap((a) => rows.map((b) => Math.round(dot(a, b) * 1000) || 0));
  const [a, b, c] = rows as [number[], number[], number[]];
  const turns = a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) - a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) + a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!); // oxfmt-ignore
  return `${dots.join(' ')} ${Math.sign(turns)}`;
};

const builtObjects = ({ root, models }: OpenedThreeMf): BuiltObject[] => {
  const groups = new Map<string, BuiltObject>();
  for (const item of models.get(root)!.items) {
    const object = models.get(item.path ?? root)?.objects.get(item.id);
    if (!object?.isModel || !item.isPrinted) continue;
    const key = `${item.path ?? root} ${item.id} ${shapeOf(item.transform)}`;
    const known = groups.get(key);
    groups.set(key, { item: known?.item ?? item, object, copies: (known?.copies ?? 0) + 1 });
  }
  return [...groups.values()];
};

/** The objects that one is put together of, itself among them, by model file. */
const neededBy = ({ root, models }: OpenedThreeMf, { item }: BuiltObject): Map<string, Set<string>> => {
  const needed = new Map<string, Set<string>>();
  const wanted = [{ file: item.path ?? root, id: item.id }];
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const { file, id } = next;
    const known = needed.get(file) ?? new Set();
    if (known.has(id)) continue;
    needed.set(file, known.add(id));
    for (const ref of models.get(file)?.objects.get(id)?.refs ?? [])
      wanted.push({ file: ref.path ?? file, id: ref.id });
  }
  return needed;
};

/** A model file without the objects and items that are not wanted; all else as it was written. */
const modelWith = (
  { bytes, objects, items }: IndexedModel,
  kept: ReadonlySet<string>,
  item: IndexedItem | null,
): Buffer => {
  const gone = [
    ...[...objects].filter(([id]) => !kept.has(id)).map(([, object]) => object),
    ...items.filter((one) => one !== item),
  ].sort((a, b) => a.start - b.start);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of gone) {
    if (start < at) continue;
    pieces.push(bytes.subarray(at, start));
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
};

/** A slicer's settings without those of other objects. */
const settingsOf = (text: string, id: string): string =>
  text
    .replace(/<object\s+id="([^"]*)"[^]*?<\/object>\s*/g, (block, other: string) => (other === id ? block : ''))
    .replace(/<model_instance>[^]*?<\/model_instance>\s*/g, (block) =>
      block.includes(`key="object_id" value="${id}"`) ? block : '',
    )
    .replace(/<assemble_item\s[^>]*?object_id="([^"]*)"[^>]*\/>\s*/g, (tag, other: string) =>
      other === id ? tag : '',
    );

/** Relationships to files that are left out are left out too. */
const relationshipsOf = (text: string, isGone: (target: string) => boolean): string =>
  text.replace(/<(?:[\w.-]+:)?Relationship\s[^>]*?Target="([^"]*)"[^>]*\/>/g, (tag, target: string) =>
    isGone(`/${target.replace(/^\/+/, '')}`.toLowerCase()) ? '' : tag,
  );

/** DOS time has no zone; the local fields are what is written, so they are fixed here. */
const PACKED = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compressionLevel: 4 };

/** The same package with one object of the build, once, and what it needs: colours, settings and all else stay. */
const packageOf = async (opened: OpenedThreeMf, built: BuiltObject): Promise<Buffer> => {
  const { archive, root, models } = opened;
  const needed = neededBy(opened, built);
  const isGone = (file: string): boolean => models.has(file) && file !== root && !needed.has(file);
  const contentOf = async (file: string): Promise<Buffer> => {
    const model = models.get(file);
    if (model) return modelWith(model, needed.get(file) ?? new Set(), file === root ? built.item : null);
    if (SETTINGS.includes(file)) return Buffer.from(settingsOf(await smallText(archive, file), built.item.id));
    if (file.endsWith('.rels')) return Buffer.from(relationshipsOf(await smallText(archive, file), isGone));
    return read(archive, file);
  };
  const zip = new yazl.ZipFile();
  for (const [file, { fileName }] of archive.entries)
    if (!fileName.endsWith('/') && !isGone(file)) zip.addBuffer(await contentOf(file), fileName, PACKED);
  zip.end();
  return buffer(zip.outputStream);
};

const read = async ({ zip, entries }: ThreeMfArchive, file: string): Promise<Buffer> =>
  buffer(await streamOf(zip, entries.get(file)!)).catch((error: unknown) => Promise.reject(unsafe(error)));

const opened = async (bytes: Buffer): Promise<OpenedThreeMf> => {
  const archive = await openThreeMf(bytes);
  const root = await rootModel(archive);
  const first = indexModel(await read(archive, root));
  const models = new Map([[root, first]]);
  // Only the root model may refer to others (production extension, 2.1).
  const refs = [...first.items, ...[...first.objects.values()].flatMap((object) => object.refs)];
  for (const { path } of refs)
    if (path !== null && archive.entries.has(path) && !models.has(path))
      models.set(path, indexModel(await read(archive, path)));
  return { archive, root, models };
};

/** What a slicer calls the objects, by their ids; in the model itself some have no name. */
const namesIn = async (archive: ThreeMfArchive): Promise<Map<string, string>> => {
  const texts = await Promise.all(SETTINGS.map((file) => smallText(archive, file)));
  const blocks = texts.flatMap((text) => [...text.matchAll(/<object\s+id="([^"]*)"[^]*?<\/object>/g)]);
  return new Map(
    blocks.flatMap(([block, id]) => {
      const name = /key="name"\s+value="([^"]*)"/.exec(block)?.[1];
      return name ? [[id!, unescaped(name).trim()] as const] : [];
    }),
  );
};

const words = (word: string) => ({ en: word, sk: word, de: word });

/** The colour that the object itself has. */
const colourOf = ({ root, models }: OpenedThreeMf, { item, object }: BuiltObject) => {
  const bases = models.get(item.path ?? root)!.bases.get(object.material ?? '');
  const { name, displaycolor = '' } = bases?.[Number(object.base ?? 0)] ?? {};
  const hex = /^#[0-9a-f]{6}/i.exec(displaycolor)?.[0].toLowerCase();
  return hex ? { colour: { hex, name: words((name || hex).slice(0, 120)) } } : {};
};

/** An id that no other part has. */
const idOf = (name: string, taken: Set<string>): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const base =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 55)
      .replace(/^-+|-+$/g, '') || 'part';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
};

const MOST_COPIES = 999;

/**
 * Writes an archive of parts (a zip with a manifest) of a 3MF whose build has several objects, or one several times: each
 * object a 3MF of its own with its name, colour and count. False where there is one object once, or more than 200: nothing is written.
 * Throws as the reader of archives, MESH_MALFORMED, MESH_TOO_LARGE.
 */
export const splitThreeMf = async (chunks: AsyncIterable<Uint8Array>, target: string): Promise<boolean> => {
  const bytes = await buffer(chunks);
  const from = await opened(bytes);
  const built = builtObjects(from);
  const isOne = built.length === 1 && built[0]!.copies === 1;
  if (built.length === 0 || isOne || built.length > MOST_PARTS) return false;
  const named = await namesIn(from.archive);
  const taken = new Set<string>();
  const zip = new yazl.ZipFile();
  const parts: ArchiveManifest['parts'] = [];
  for (const one of built) {
    const name = (one.object.name || named.get(one.item.id) || '').slice(0, 120);
    const id = idOf(name.replace(/\.(stl|3mf|step|obj)$/i, ''), taken);
    const file = `${id}.3mf`;
    zip.addBuffer(await packageOf(from, one), file, { ...PACKED, compressionLevel: 0 });
    // A name such as `fin_x4` says more than that the object is there once.
    const isCounted = one.copies > 1 || !/x\d|\dx/i.test(name);
    const quantity = isCounted ? { quantity: Math.min(one.copies, MOST_COPIES) } : {};
    parts.push({ id, file, ...(name && { name: words(name) }), ...quantity, ...colourOf(from, one) });
  }
  zip.addBuffer(Buffer.from(JSON.stringify({ parts })), 'manifest.json', PACKED);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return true;
};
