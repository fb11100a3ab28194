import { ConfigError, readConfig } from '../core/config/config.ts';
import { diskStorage } from '../core/files/disk.store.ts';
import type { Storage } from '../core/files/files.ts';
import { moveFiles } from '../core/files/moving.ts';
import { openStorage } from '../core/files/storage.ts';
import { createProgressBar } from '../process/progress-bar.ts';

const USAGE = `npm run files:migrate -- --to s3|disk
  copies all files from DATA_DIR to the bucket (S3_BUCKET must be set), or back; what is there already is passed over.
  The shop may run: copy, start it with the new setting, and copy once more what was written in between.`;

const MEGABYTE = 1_000_000;

const readTarget = (): 's3' | 'disk' => {
  const [flag, target, ...more] = process.argv.slice(2);
  if (flag !== '--to' || (target !== 's3' && target !== 'disk') || more.length > 0) throw new ConfigError(USAGE);
  return target;
};

interface Ends {
  readonly from: Storage;
  readonly to: Storage;
}

const endsOf = async (target: 's3' | 'disk'): Promise<Ends> => {
  const { dataDir, s3 } = readConfig(process.env);
  if (!s3) throw new ConfigError(`S3_BUCKET: is required\n\n${USAGE}`);
  const [disk, bucket] = [diskStorage(dataDir), await openStorage(dataDir, s3)];
  return target === 's3' ? { from: disk, to: bucket } : { from: bucket, to: disk };
};

/** The stores whose files cannot be made again, one after the other. Ctrl-C ends it after the files in hand. */
const main = async (): Promise<void> => {
  const { from, to } = await endsOf(readTarget());
  const bar = createProgressBar();
  let stopped = false;
  process.once('SIGINT', () => (stopped = true));
  for (const store of ['files', 'uploads'] as const) {
    let total = 0;
    for await (const { bytes } of from[store].list()) total += bytes;
    const { copied, there, damaged } = await moveFiles(from[store], to[store], {
      onProgress: (files, bytes) =>
        bar.show(Math.round(bytes / MEGABYTE), Math.round(total / MEGABYTE), `MB, ${files} ${store}`),
      isStopped: () => stopped,
    });
    bar.end();
    process.stdout.write(`${store}: ${copied} copied and checked, ${there} were there already.\n`);
    for (const address of damaged) process.stderr.write(`damaged, not copied: ${address}\n`);
    if (damaged.length > 0) process.exitCode = 1;
  }
  process.stdout.write(stopped ? 'Stopped; the next run goes on here.\n' : 'Done. Nothing was removed.\n');
};

main().catch((error: unknown) => {
  const { cause } = error as Error;
  process.stderr.write(`${String(error instanceof ConfigError ? error.message : (cause ?? error))}\n`);
  process.exitCode = 1;
});
