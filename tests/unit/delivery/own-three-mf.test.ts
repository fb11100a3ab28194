import { constants, crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { outlineThreeMf, ownThreeMfPieces } from '../../../server/delivery/package/own-three-mf.ts';
import { zipOf } from '../../support/builders/build-upload.ts';
import { unzip } from '../../support/unzip.ts';

const TERMS = 'Personal licence, order MX-1 <only>';
const REST = '<resources><object id="1"/></resources><build/></model>';
const head = (metadata: string) => `<?xml version="1.0"?>\n<model unit="inch">${metadata}`;

const threeMf = (metadata: string): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'Metadata/thumbnail.png': Buffer.alloc(5000, 7),
    '3D/3dmodel.model': head(metadata) + REST,
    'Metadata/plate_1.json': '{"plate":"ž"}',
  });

/** What a buyer gets of it. */
const sold = async (file: Buffer): Promise<Buffer> => {
  const { outline, rest } = (await outlineThreeMf(file))!;
  const packed = deflateRawSync(rest, { finishFlush: constants.Z_FULL_FLUSH });
  const prepared = {
    ...outline,
    sha256: 'rest',
    bytes: packed.length,
    crc32: crc32(packed),
    unpackedBytes: rest.length,
    unpackedCrc32: crc32(rest),
  };
  const pieces = ownThreeMfPieces('file', prepared, TERMS);
  return Buffer.concat(
    pieces.map((piece) => {
      if (Buffer.isBuffer(piece)) return piece;
      const stored = piece.sha256 === 'rest' ? packed : file;
      return stored.subarray(piece.start, piece.start + piece.bytes);
    }),
  );
};

const MARK = 'Personal licence, order MX-1 &#60;only&#62;';

describe("an author's own 3MF", () => {
  it('gets the buyer’s licence terms before its resources, and stays as it was in all else', async () => {
    const file = await threeMf('<metadata name="Designer">A. Mäker</metadata>');
    const [before, after] = [await unzip(file), await unzip(await sold(file))];
    expect([...after.keys()]).toEqual([...before.keys()]);
    const model = after.get('3D/3dmodel.model')!.toString();
    const mark = `<metadata name="LicenseTerms">${MARK}</metadata>\n`;
    expect(model).toBe(`${head('<metadata name="Designer">A. Mäker</metadata>')}${mark}${REST}`);
    for (const [name, content] of before) if (name !== '3D/3dmodel.model') expect(after.get(name)).toEqual(content);
  });

  it('keeps the terms that its author gave; the buyer’s follow them', async () => {
    const file = await threeMf('<metadata name="LicenseTerms" preserve="1">CC BY 4.0</metadata>');
    const model = (await unzip(await sold(file))).get('3D/3dmodel.model')!.toString();
    expect(model).toBe(head(`<metadata name="LicenseTerms" preserve="1">CC BY 4.0\n${MARK}</metadata>`) + REST);
  });

  it('goes out as it is where no mark can be put in', async () => {
    expect(await outlineThreeMf(Buffer.from('no zip'))).toBeNull();
    expect(await outlineThreeMf(await zipOf({ '3D/3dmodel.model': '<model/>' }))).toBeNull();
    const utf16 = Buffer.from(`\ufeff${head('')}${REST}`, 'utf16le');
    expect(await outlineThreeMf(await zipOf({ '3D/3dmodel.model': utf16 }))).toBeNull();
  });
});
