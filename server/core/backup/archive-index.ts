import * as z from 'zod';

/** The last entry of a backup: what the others are. A backup without it was cut short. */
export const INDEX = 'backup.json';
export const DATABASE = 'database.tar';
export const SECRETS = 'secrets.json';

const entry = z.object({ sha256: z.string(), bytes: z.number() });

export const indexSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  entries: z.record(z.string(), entry),
});

export type ArchiveIndex = z.infer<typeof indexSchema>;
export type IndexEntry = z.infer<typeof entry>;

/** A backup that must not be used, or a folder that cannot take it; for the operator. */
export class BackupRefused extends Error {}
