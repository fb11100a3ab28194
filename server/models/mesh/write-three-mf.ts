import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as yazl from 'yazl';
import { meshXml } from './mesh-xml.ts';
import type { Mesh } from './mesh.ts';

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>';

const RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>';

const escaped = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

function* modelXml(mesh: Mesh, name: string): Generator<Buffer> {
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">${escaped(name)}</metadata><metadata name="Designer">Martyx</metadata>
<resources><object id="1" type="model" name="${escaped(name)}">`);
  yield* meshXml(mesh);
  yield Buffer.from('</object></resources><build><item objectid="1"/></build></model>\n');
}

/** Writes a mesh in millimetres as a 3MF with one object of that name. The same mesh always gives the same bytes. */
export const writeThreeMf = async (file: string, mesh: Mesh, name: string): Promise<void> => {
  const zip = new yazl.ZipFile();
  // DOS time has no zone; the local fields are what is written, so they are fixed here.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compressionLevel: 4 };
  zip.addBuffer(Buffer.from(CONTENT_TYPES), '[Content_Types].xml', options);
  zip.addBuffer(Buffer.from(RELATIONSHIPS), '_rels/.rels', options);
  zip.addReadStream(Readable.from(modelXml(mesh, name), { objectMode: true }), '3D/3dmodel.model', options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
};
