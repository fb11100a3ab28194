import { writeSync } from 'node:fs';
import { restoreBackup } from '../../server/core/backup/restoring.ts';
import { openStorage } from '../../server/core/files/storage.ts';

/** A restore that kills itself, as by kill -9, at the step named on its command line. Prints what it unpacks. */
const [file, dataDir, step] = process.argv.slice(2) as [string, string, string];
let unpacked = 0;

const checkpoint = (name: string): void => {
  const entry = /^unpacked (.*)/.exec(name)?.[1];
  if (entry) {
    unpacked += 1;
    writeSync(1, `${entry}\n`);
  }
  if (name === step || (step === 'unpacked third' && unpacked === 3)) process.kill(process.pid, 'SIGKILL');
};

await restoreBackup({
  file,
  dataDir,
  openStorage: (folder) => openStorage(folder, null),
  progress: () => undefined,
  checkpoint,
});
