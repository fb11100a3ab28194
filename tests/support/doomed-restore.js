import { writeSync } from 'node:fs';
import { restoreBackup } from '../../dist/server/core/backup/restoring.js';
import { openStorage } from '../../dist/server/core/files/storage.js';

/** A restore by the built shop that kills itself, as by kill -9, at the step named on its command line. Prints what it unpacks. */
const [file, dataDir, step] = process.argv.slice(2);
let unpacked = 0;

const checkpoint = (name) => {
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
