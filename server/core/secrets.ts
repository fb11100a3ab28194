import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  readonly jwtSecret: string;
  readonly databasePassword: string;
}

/** The generated secrets of this data folder, made once; the file is readable by its owner only. */
export const readSecrets = (dataDir: string): Secrets => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = { jwtSecret: randomBytes(32).toString('hex'), databasePassword: randomBytes(16).toString('hex') };
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
};
