import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as yazl from 'yazl';
import { binaryOf, boxSoup } from '../../unit/models/stl-writing.ts';
import { buildPerson, type Person } from './build-gallery.ts';
import type { TestShop } from '../shop.ts';

/** A closed box of these sides as a binary STL; another header is another file. */
export const boxStl = (sides: readonly number[] = [20, 20, 20], header = 'box'): Buffer =>
  binaryOf(boxSoup([0, 0, 0], sides), header);

/** A zip of these entries. */
export const zipOf = (entries: Readonly<Record<string, Uint8Array | string>>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
};

export interface UploadShown {
  id: string;
  state: string;
  bytesReceived: number;
  sha256: string | null;
  progress: number;
  refusal: string | null;
  files: {
    name: string;
    partId: string | null;
    refusal: string | null;
    report: {
      format: string;
      triangles: number;
      watertight: boolean;
      sizeMm: number[];
      findings: { code: string }[];
    } | null;
  }[];
}

const SHOW = `query ($id: ID!) { modelUpload(id: $id) { id state bytesReceived sha256 progress refusal
  files { name partId refusal report { format triangles watertight sizeMm findings { code severity } } } } }`;

export type Uploads = Awaited<ReturnType<typeof buildUploads>>;

/** Calls of an admin who uploads. */
export const buildUploads = async (shop: TestShop) => {
  const admin: Person = await buildPerson(shop, { admin: true });
  const { headers } = admin;
  const begin = async (bytes: number, fileName = 'part.stl', as: Record<string, string> = headers) =>
    shop.graphql<{ beginModelUpload: { id: string } } | null>(
      'mutation ($fileName: String!, $bytes: Int!) { beginModelUpload(input: { fileName: $fileName, bytes: $bytes }) { id } }',
      { fileName, bytes },
      { headers: as },
    );
  const put = (id: string, payload: Buffer | Readable, as: Record<string, string> = headers) =>
    shop.inject({
      method: 'PUT',
      url: `/api/admin/model-uploads/${id}`,
      headers: { ...as, 'content-type': 'application/octet-stream' },
      payload,
    });
  const show = async (id: string): Promise<UploadShown> =>
    (await shop.graphql<{ modelUpload: UploadShown }>(SHOW, { id }, { headers })).data.modelUpload;
  /** Announces, sends and examines; answers the id. */
  const send = async (content: Buffer, fileName = 'part.stl'): Promise<string> => {
    const { data } = await begin(content.length, fileName);
    const { id } = data!.beginModelUpload;
    await put(id, content);
    await shop.runJobs();
    return id;
  };
  return { admin, headers, begin, put, show, send };
};
