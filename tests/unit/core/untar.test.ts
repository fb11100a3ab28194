import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untar } from '../../../server/core/backup/untar.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'martyx-untar-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One file, `base/1`, as PostgreSQL sends it. */
const tar = (): Buffer => {
  const header = Buffer.alloc(512);
  header.write('base/1');
  header.write('0000600', 100);
  header.write('00000000005', 124);
  header.write('0', 156);
  header.write('ustar', 257);
  const sum = header.reduce((total, byte) => total + byte, 8 * 32);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, Buffer.from('whole'.padEnd(512, '\0')), Buffer.alloc(1024)]);
};
const unpacked = (archive: Buffer) => untar(Readable.from([archive]), folder);

describe('the archive of a database', () => {
  it('is unpacked', async () => {
    await unpacked(tar());
    expect(readFileSync(path.join(folder, 'base/1'), 'utf8')).toBe('whole');
  });

  it('is refused for any bit that is wrong in a header, before anything is written', async () => {
    for (let at = 0; at < 512; at += 1) {
      const archive = tar();
      archive[at]! ^= 1;
      // The last two bytes of the sum only end it.
      if (at !== 154 && at !== 155)
        await expect(unpacked(archive), String(at)).rejects.toThrow(/not whole: database\.tar/);
    }
  });

  it('is refused when it is cut short', async () => {
    await expect(unpacked(tar().subarray(0, 514))).rejects.toThrow(
      'The backup is not whole: database.tar is cut short',
    );
  });
});
