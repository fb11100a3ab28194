import path from 'node:path';
import { diskStorage } from './disk.store.ts';
import type { Storage } from './files.ts';
import type { BucketAccess } from './s3-client.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createScratch } from './scratch.ts';

/**
 * Where a shop keeps what is beside its database: in a bucket, else below its folder. What speaks to buckets is loaded only
 * for one. Throws what a store says that refuses; one that is away may come back.
 */
export const openStorage = async (
  dataDir: string,
  s3: BucketAccess | null,
  tracing: Tracing | null = null,
): Promise<Storage> => {
  if (!s3) return diskStorage(dataDir);
  const { checkBucket, s3Storage } = await import('./s3.store.ts');
  await checkBucket(s3);
  return s3Storage(s3, createScratch(path.join(dataDir, 'scratch')), tracing);
};
