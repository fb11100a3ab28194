import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { copiesNamed } from '../../../server/models/draft/draft-parts.service.ts';
import { analyseMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import type { Finding, MeshReport } from '../../../server/models/mesh/report.ts';
import { boxSoup } from './stl-writing.ts';

const packed = async (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

const EXTENSION = 'http://schemas.microsoft.com/3dmanufacturing';
const NAMESPACES =
  `xmlns="${EXTENSION}/core/2015/02" xmlns:p="${EXTENSION}/production/2015/06" ` +
  `xmlns:b="${EXTENSION}/beamlattice/2017/02" xmlns:s="${EXTENSION}/slice/2015/07" xmlns:m="${EXTENSION}/material/2015/02"`;

const meshOf = (side: number, more = ''): string => {
  const soup = boxSoup([0, 0, 0], [side, side, side]);
  const points = soup.flatMap((t) => [t.slice(0, 3), t.slice(3, 6), t.slice(6)]);
  const vertices = points.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join('');
  const triangles = soup.map((_, i) => `<triangle v1="${3 * i}" v2="${3 * i + 1}" v3="${3 * i + 2}"/>`).join('');
  return `<mesh><vertices>${vertices}</vertices><triangles>${triangles}</triangles>${more}</mesh>`;
};

const object = (id: number, inside: string, more = ''): string => `<object id="${id}" ${more}>${inside}</object>`;
const model = (resources: string, items: string, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><model unit="millimeter" ${NAMESPACES} ${more}>` +
  `<metadata name="Designer">A. Maker</metadata><resources>${resources}</resources><build>${items}</build></model>`;
const item = (id: number, more = ''): string => `<item objectid="${id}" ${more}/>`;

const report = async (text: string | Buffer, others: Record<string, string> = {}): Promise<MeshReport> =>
  analyseMesh(meshSourceOf(await packed({ '3D/3dmodel.model': text, ...others })));
const found = ({ findings }: MeshReport, code: Finding['code']): Finding | undefined =>
  findings.find((finding) => finding.code === code);

describe('a 3MF', () => {
  const box = object(1, meshOf(20));

  it('that requires an extension nobody here understands is refused, one that only names it is told', async () => {
    const foreign = 'xmlns:q="http://example.com/quantum/2031/01"';
    await expect(report(model(box, item(1), `${foreign} requiredextensions="p q"`))).rejects.toMatchObject({
      code: 'MESH_EXTENSION_UNKNOWN',
    });
    await expect(report(model(box, item(1), 'requiredextensions="undeclared"'))).rejects.toMatchObject({
      code: 'MESH_EXTENSION_UNKNOWN',
    });
    expect(found(await report(model(box, item(1), foreign)), 'NOT_UNDERSTOOD')).toMatchObject({
      severity: 'warning',
      names: ['quantum/2031/01'],
    });
    const known = await report(model(box, item(1), 'requiredextensions="p b s m"'));
    expect([known.volume, found(known, 'NOT_UNDERSTOOD')]).toEqual([expect.closeTo(8000, 3), undefined]);
  });

  it('counts what is printed: not what is marked otherwise, and no supports', async () => {
    const objects = box + object(2, meshOf(30), 'type="support"') + object(3, meshOf(40), 'type="other"');
    const read = await report(model(objects, item(1) + item(2) + item(3) + item(1, 'printable="0"')));
    expect([read.volume, found(read, 'OBJECTS_SKIPPED')?.count]).toEqual([expect.closeTo(8000, 3), 3]);
    await expect(report(model(box, item(1, 'printable="0"')))).rejects.toMatchObject({ code: 'MESH_EMPTY' });
    await expect(report(model(object(1, meshOf(9), 'type="hat"'), item(1)))).rejects.toMatchObject({
      code: 'MESH_MALFORMED',
    });
  });

  it('is what its root builds; other models only lend objects', async () => {
    const root = model(object(5, '<components><component objectid="1" p:path="/3D/Objects/Box.model"/></components>'), item(5)); // oxfmt-ignore
    const other = model(box + object(2, meshOf(50)), item(1) + item(2));
    expect((await report(root, { '3D/Objects/box.model': other })).volume).toBeCloseTo(8000, 3);
    const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${EXTENSION}/2013/01/3dmodel" Target="/Model/start.model"/></Relationships>`;
    const renamed = {
      '_rels/.rels': relationships,
      'Model/start.model': model(box, item(1)),
      '3D/3dmodel.model': other,
    };
    expect((await analyseMesh(meshSourceOf(await packed(renamed)))).volume).toBeCloseTo(8000, 3);
  });

  it.each(['utf16le', 'utf16be'])('is read in %s', async (order) => {
    const bytes = Buffer.from(`\uFEFF${model(box, item(1))}`, 'utf16le');
    expect((await report(order === 'utf16le' ? bytes : bytes.swap16())).triangles).toBe(12);
  });

  it('with a lattice is not sold as if that were not there', async () => {
    const beams = '<b:beamlattice radius="1" minlength="0.1"><b:beams><b:beam v1="0" v2="1"/><b:beam v1="1" v2="2"/></b:beams></b:beamlattice>'; // oxfmt-ignore
    const lattice = await report(model(object(1, meshOf(20, beams)), item(1)));
    expect(found(lattice, 'BEAM_LATTICE')).toMatchObject({ severity: 'error', count: 2 });
  });

  it('may have slices, whose vertices are none of the mesh', async () => {
    const slices = '<s:slicestack id="9" zbottom="0"><s:slice ztop="1"><s:vertices><s:vertex x="0" y="0"/><s:vertex x="1" y="0"/></s:vertices><s:polygon startv="0"><s:segment v2="1"/></s:polygon></s:slice></s:slicestack>'; // oxfmt-ignore
    expect((await report(model(slices + box, item(1)))).triangles).toBe(12);
  });

  it('tells what is in it beside the mesh', async () => {
    const colours = '<basematerials id="8"><base name="red" displaycolor="#FF0000"/></basematerials>';
    const read = await report(model(colours + object(1, meshOf(20), 'name="Box"'), item(1)), {
      'Metadata/thumbnail.png': 'picture',
      'Metadata/model_settings.config': '<config><plate/><part id="1" subtype="modifier_part"/></config>',
      'Metadata/plate_1.json': '{}',
    });
    const { names, severity } = found(read, 'KEPT_IN_3MF')!;
    expect([severity, [...names!].sort()]).toEqual([
      'advice',
      ['COLOURS', 'DESIGNER', 'NAMES', 'PLATES', 'SETTINGS', 'THUMBNAILS'],
    ]);
    expect(found(read, 'NOT_UNDERSTOOD')?.names).toEqual(['modifier']);
  });

  it('is told to lose that where its mesh must be mended', async () => {
    const twice = meshOf(20).replace('<triangles>', '<triangles><triangle v1="0" v2="1" v3="2"/>');
    const read = await report(model(object(1, twice), item(1)));
    expect(read.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['LOST_IN_3MF', 'DUPLICATES_DROPPED']),
    );
    expect(found(read, 'KEPT_IN_3MF')).toBeUndefined();
  });

  it('without a model in it is empty', async () => {
    const bytes = await packed({ 'readme.txt': 'nothing' });
    await expect(readMesh(meshSourceOf(bytes))).rejects.toMatchObject({ code: 'MESH_EMPTY' });
  });
});

describe('copies that a file name asks for', () => {
  it.each([
    ['07_booster-fin-can_x2.stl', 2],
    ['parts/Spool_Holder_x1.STL', 1],
    ['clip x12.3mf', 12],
    ['4x clip.stl', 4],
    ['rib_(x3).stl', 3],
    ['plate_20x20.stl', null],
    ['screw-M3x8.stl', null],
    ['box.stl', null],
    ['clip_x0.stl', null],
  ])('%s: %s', (name, copies) => expect(copiesNamed(name)).toBe(copies));
});
