import { LOCALES, type Locale } from '../../core/locale.ts';
import type { Manifest } from '../../models/manifest.ts';
import type { ModelFile, ModelFileKind } from '../../models/version/model-version.entity.ts';
import { licenceTerms, markLine } from './buyers-mark.ts';
import { distinctNames } from './file-names.ts';
import { DownloadKind } from './package.entity.ts';
import { ownThreeMfPieces } from './own-three-mf.ts';
import { placeOf, type Part } from './package-files.ts';
import { pdfMark } from './pdf-mark.ts';
import type { Piece } from './pieces.ts';
import type { CheckedContent, OutlinedContent, PackedContent, PackedMesh } from './prepared-file.entity.ts';
import { readmeText } from './readme.ts';
import { threeMfPieces, type ThreeMfPart } from './three-mf-pieces.ts';
import { deflatedBody, storedBody, type ZipBody } from './zip-pieces.ts';

/** Whose copy it is. */
export interface Buyer {
  readonly locale: Locale;
  readonly orderNumber: string;
}

export interface PackageInput {
  /** Of the whole version. */
  readonly manifest: Manifest;
  /** Those of its parts that are wanted, and their files with those of the whole model. */
  readonly parts: readonly Part[];
  readonly files: readonly ModelFile[];
  /** The revision against which these parts are new or changed; null: all parts. */
  readonly since: string | null;
  /** What the files give for zips, by their SHA-256. */
  readonly packed: ReadonlyMap<string, PackedContent>;
  readonly checked: ReadonlyMap<string, CheckedContent>;
  /** What an author's own 3MFs are put together of, by their SHA-256; null where no mark can be put in. */
  readonly outlines: ReadonlyMap<string, OutlinedContent | null>;
  /** The mesh of a part by its id; none where it cannot be read. */
  readonly meshes: ReadonlyMap<string, PackedMesh>;
  readonly buyer: Buyer;
  /** Name of the 3MF with all parts. */
  readonly projectName: string;
}

export interface PackageEntry {
  readonly name: string;
  readonly kind: DownloadKind;
  readonly format: string;
  readonly partId: string | null;
  /** The file as it is loaded alone. */
  readonly pieces: readonly Piece[];
  /** The same in the zip; null for what is loaded alone only. */
  readonly body: ZipBody | null;
  /** Known where it is a stored file as it is. */
  readonly sha256?: string;
}

const KINDS: readonly ModelFileKind[] = ['README', 'GUIDE', 'LICENCE', 'STL', '3MF'];
const SHOWN: Record<ModelFileKind, DownloadKind> = {
  README: DownloadKind.TEXT,
  GUIDE: DownloadKind.GUIDE,
  LICENCE: DownloadKind.TEXT,
  STL: DownloadKind.PART,
  '3MF': DownloadKind.PART,
};

/** A text made for the package itself. */
export const textEntry = (name: string, words: string): PackageEntry => {
  const content = Buffer.from(words);
  const text = { kind: DownloadKind.TEXT, format: 'TXT', partId: null };
  return { name, ...text, pieces: [content], body: deflatedBody(content) };
};

const rankOf = (locale: Locale) => {
  const order = [locale, ...LOCALES.filter((other) => other !== locale)];
  return (file: ModelFile): number => KINDS.indexOf(file.kind) * 10 + (file.locale ? order.indexOf(file.locale) : -1);
};

const HEX = /^#[0-9a-f]{6}$/i;

const meshPartOf = ({ meshes, buyer }: PackageInput, part: Part): ThreeMfPart | null => {
  const mesh = meshes.get(part.id);
  const { quantity: copies, colour } = part;
  const material = `${part.material}, ${colour.name[buyer.locale]}`;
  const hex = HEX.test(colour.hex) ? colour.hex.toUpperCase() : '#808080';
  return mesh ? { name: part.name[buyer.locale], copies, material, colour: hex, mesh } : null;
};

const threeMfOf = (input: PackageInput, parts: readonly ThreeMfPart[], subject: string): Piece[] => {
  const { locale, orderNumber } = input.buyer;
  const { name, revision } = input.manifest;
  const title = [`${name} ${revision}`, subject].filter(Boolean).join(', ');
  return threeMfPieces({ title, locale, licenceTerms: licenceTerms(locale, orderNumber), parts });
};

/** Pieces of a sold file with the buyer's mark; null where it goes out as it is. An author's own 3MF keeps all else. */
const markedPieces = (input: PackageInput, file: ModelFile): Piece[] | null => {
  const { manifest, checked, outlines, buyer } = input;
  const { sha256, bytes, kind, partId, locale } = file;
  const part = kind === '3MF' && manifest.parts.find(({ id }) => id === partId);
  const meshPart = part && !part.ownThreeMf ? meshPartOf(input, part) : null;
  if (meshPart) return threeMfOf(input, [meshPart], meshPart.name);
  const outline = part && part.ownThreeMf && outlines.get(sha256);
  if (outline) return ownThreeMfPieces(sha256, outline, licenceTerms(buyer.locale, buyer.orderNumber));
  const content = checked.get(sha256);
  if (!content?.pdf) return null;
  const line = markLine(locale ?? buyer.locale, buyer.orderNumber);
  return [{ sha256, start: 0, bytes, crc32: content.crc32 }, pdfMark(content.pdf, line)];
};

const plainBody = ({ packed, checked }: PackageInput, { sha256, bytes: whole }: ModelFile): ZipBody => {
  const content = packed.get(sha256);
  if (!content) return storedBody([{ sha256, start: 0, bytes: whole, crc32: checked.get(sha256)!.crc32 }]);
  const { unpackedCrc32, unpackedBytes, bytes, crc32 } = content;
  const pieces = [{ sha256: content.sha256, start: 0, bytes, crc32 }];
  return { method: 'DEFLATED', crc32: unpackedCrc32, unpackedBytes, pieces };
};

const soldEntry = (input: PackageInput, file: ModelFile, name: string): PackageEntry => {
  const common = { name, kind: SHOWN[file.kind], format: file.format, partId: file.partId };
  const marked = markedPieces(input, file);
  if (marked) return { ...common, pieces: marked, body: storedBody(marked) };
  const pieces = [{ sha256: file.sha256, start: 0, bytes: file.bytes, crc32: 0 }];
  return { ...common, pieces, body: plainBody(input, file), sha256: file.sha256 };
};

/** All parts with all copies in one 3MF, which is loaded alone: the zip has each part in a 3MF of its own already. */
const projectEntry = (input: PackageInput, name: string): PackageEntry[] => {
  const { parts } = input;
  const meshParts = parts.flatMap((part) => meshPartOf(input, part) ?? []);
  if (meshParts.length < parts.length || parts.length < 2) return [];
  const pieces = threeMfOf(input, meshParts, '');
  return [{ name, kind: DownloadKind.PROJECT, format: '3MF', partId: null, pieces, body: null }];
};

const README = 'README.txt';
export const CHECKSUMS = 'SHA256SUMS.txt';

/**
 * What a buyer gets of a version, in order, the list of checksums not yet among it: README first, texts in the buyer's
 * language before others, the 3MF with all parts last. Only text, metadata and the foot of a guide bear the buyer's mark;
 * every mesh is the same for all. Pure.
 */
export const packageEntries = (input: PackageInput): PackageEntry[] => {
  const { manifest, parts, files, since, buyer, projectName } = input;
  const { locale } = buyer;
  const rank = rankOf(locale);
  const sorted = files
    .map((file) => ({ file, place: placeOf(file, manifest, locale) }))
    .sort((a, b) => rank(a.file) - rank(b.file) || (a.place < b.place ? -1 : 1));
  const names = distinctNames([README, CHECKSUMS, projectName, ...sorted.map(({ place }) => place)]);
  return [
    textEntry(
      README,
      readmeText({ ...manifest, parts: [...parts] }, locale, markLine(locale, buyer.orderNumber), since),
    ),
    ...sorted.map(({ file }, i) => soldEntry(input, file, names[i + 3]!)),
    ...projectEntry(input, projectName),
  ];
};
