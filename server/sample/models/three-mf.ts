import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { TriangleMesh } from './mesh.ts';

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;

const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;

/** What the package says about its one object. */
export interface PackageInfo {
  title: string;
  partName: string;
  colour: string;
}

/** A 3MF package with one object in millimetres. The same input always gives the same bytes. */
export async function threeMf(mesh: TriangleMesh, info: PackageInfo): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  // DOS time has no zone; the local fields are what is written, so they are fixed here.
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644, forceDosTimestamp: true, compressionLevel: 4 };
  zip.addBuffer(Buffer.from(CONTENT_TYPES), '[Content_Types].xml', options);
  zip.addBuffer(Buffer.from(RELATIONSHIPS), '_rels/.rels', options);
  zip.addBuffer(Buffer.from(modelXml(mesh, info)), '3D/3dmodel.model', options);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

function modelXml(mesh: TriangleMesh, info: PackageInfo): string {
  const name = escaped(info.partName);
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">${escaped(info.title)}</metadata><metadata name="Designer">Martyx</metadata>
<resources><basematerials id="2"><base name="${name}" displaycolor="${info.colour.toUpperCase()}FF"/></basematerials>
<object id="1" type="model" name="${name}" pid="2" pindex="0"><mesh><vertices>\n`;
  const tail = '</triangles></mesh></object></resources><build><item objectid="1"/></build></model>\n';
  return head + vertexXml(mesh.positions) + '</vertices><triangles>\n' + triangleXml(mesh.triangles) + tail;
}

function vertexXml(p: Float32Array): string {
  let xml = '';
  const short = (value: number | undefined): number => Math.round((value ?? 0) * 1e5) / 1e5;
  for (let i = 0; i < p.length; i += 3)
    xml += `<vertex x="${short(p[i])}" y="${short(p[i + 1])}" z="${short(p[i + 2])}"/>\n`;
  return xml;
}

function triangleXml(t: Uint32Array): string {
  let xml = '';
  for (let i = 0; i < t.length; i += 3) xml += `<triangle v1="${t[i]}" v2="${t[i + 1]}" v3="${t[i + 2]}"/>\n`;
  return xml;
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
