import { readBackupCommand, runBackupCommand } from './backup-command.ts';
import { restoreBackup } from './core/backup/restoring.ts';
import { openStorage } from './core/files/storage.ts';

const USAGE = `npm run restore -- FILE
  makes an empty DATA_DIR the shop that it was when npm run backup wrote FILE`;

void runBackupCommand(async (progress) => {
  const { file, config } = readBackupCommand(USAGE, process.env);
  await restoreBackup(file, config.dataDir, (folder) => openStorage(folder, config.s3), progress);
  return `The shop is in ${config.dataDir}: npm start`;
});
