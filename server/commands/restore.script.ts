import { readBackupCommand, runBackupCommand } from './backup-command.ts';
import { restoreBackup } from '../core/backup/restoring.ts';
import { openStorage } from '../core/files/storage.ts';

const USAGE = `npm run restore -- FILE
  makes an empty DATA_DIR the shop that it was when npm run backup wrote FILE; broken off, it goes on when it is run again`;

void runBackupCommand(async (progress) => {
  const { file, config } = readBackupCommand(USAGE, process.env);
  const { dataDir, s3 } = config;
  await restoreBackup({ file, dataDir, openStorage: (folder) => openStorage(folder, s3), progress });
  return `The shop is in ${dataDir}: npm start`;
});
