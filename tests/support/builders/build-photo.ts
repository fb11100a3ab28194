import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph of one colour as a telephone takes it: lying on its side, with the place it was taken at. */
export const phonePhoto = (color = '#c04020'): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG that says it is so large and holds one line of nothing. */
export const hugePng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const line = deflateSync(Buffer.alloc(side + 1));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', line), chunk('IEND', Buffer.alloc(0))]);
};
