import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a restore puts everything together, below the folder of the shop. */
export const stagingIn = (dataDir: string): string => path.join(dataDir, 'restoring');

/** Whether a restore into this folder was begun and not finished: no shop may start there. */
export const isRestoring = (dataDir: string): boolean => existsSync(stagingIn(dataDir));
