import type { Locale } from '../../core/locale.ts';
import { layOut, type Placement } from './bed-layout.ts';
import type { Piece } from './pieces.ts';
import type { PackedMesh } from './prepared-file.entity.ts';
import { deflatedBody, joinedBody, openDeflated, zipPieces, type DeflatedPart } from './zip-pieces.ts';

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;

const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MATERIALS_ID = 1;
const FIRST_OBJECT_ID = 2;

export interface ThreeMfPart {
  readonly name: string;
  readonly copies: number;
  /** Such as `PETG, white`. */
  readonly material: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly mesh: PackedMesh;
}

export interface ThreeMfPackage {
  readonly title: string;
  readonly locale: Locale;
  readonly licenceTerms: string;
  readonly parts: readonly ThreeMfPart[];
}

const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

const metadata = (name: string, text: string): string => `<metadata name="${name}">${escaped(text)}</metadata>\n`;

const headOf = ({ title, locale, licenceTerms, parts }: ThreeMfPackage): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="${locale}" xmlns="${CORE}">\n` +
  metadata('Title', title) +
  metadata('Designer', 'Martyx') +
  metadata('LicenseTerms', licenceTerms) +
  `<resources><basematerials id="${MATERIALS_ID}">` +
  parts
    .map(({ material, colour }) => `<base name="${escaped(material)}" displaycolor="${escaped(colour)}"/>`)
    .join('') +
  '</basematerials>\n';

const objectOf = ({ name }: ThreeMfPart, index: number): string =>
  `<object id="${FIRST_OBJECT_ID + index}" type="model" name="${escaped(name)}" pid="${MATERIALS_ID}" pindex="${index}">`;

const exact = (value: number): string => String(Math.round(value * 1e5) / 1e5);

const itemOf = ({ part, move }: Placement): string =>
  `<item objectid="${FIRST_OBJECT_ID + part}" transform="1 0 0 0 1 0 0 0 1 ${move.map(exact).join(' ')}"/>\n`;

const tailOf = (parts: readonly ThreeMfPart[]): string => {
  const items = layOut(parts.map(({ mesh, copies }) => ({ box: mesh, copies }))).map(itemOf);
  return `</resources><build>\n${items.join('')}</build></model>\n`;
};

const meshPart = ({ mesh }: ThreeMfPart): DeflatedPart => {
  const { sha256, bytes, crc32, unpackedBytes, unpackedCrc32 } = mesh;
  return { crc32: unpackedCrc32, unpackedBytes, piece: { sha256, start: 0, bytes, crc32 } };
};

/**
 * A 3MF of parts in millimetres, every copy laid on the bed. The meshes are taken as they were packed once, so a text of
 * its own costs no compression; the same input gives the same bytes.
 */
export const threeMfPieces = (content: ThreeMfPackage): Piece[] => {
  const { parts } = content;
  const model = [
    openDeflated(headOf(content)),
    ...parts.flatMap((part, i) => [openDeflated(objectOf(part, i)), meshPart(part), openDeflated('</object>\n')]),
    openDeflated(tailOf(parts)),
  ];
  return zipPieces([
    { name: '[Content_Types].xml', body: deflatedBody(Buffer.from(CONTENT_TYPES)) },
    { name: '_rels/.rels', body: deflatedBody(Buffer.from(RELATIONSHIPS)) },
    { name: '3D/3dmodel.model', body: joinedBody(model) },
  ]);
};
