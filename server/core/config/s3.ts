import { ConfigError } from './values.ts';
import type { BucketAccess } from '../files/s3-client.ts';

export type S3Config = BucketAccess;

export interface S3Environment {
  readonly S3_ENDPOINT?: string;
  readonly S3_REGION?: string;
  readonly S3_BUCKET?: string;
  readonly S3_ACCESS_KEY_ID?: string;
  readonly S3_SECRET_ACCESS_KEY?: string;
  readonly S3_PATH_STYLE?: 'on' | 'off';
}

/** Where files are kept; null: in `DATA_DIR`. Throws ConfigError, also for settings of a bucket that is not named. */
export const s3Of = (env: S3Environment): S3Config | null => {
  const { S3_BUCKET: bucket, S3_REGION: region = 'us-east-1', S3_PATH_STYLE: style } = env;
  const endpoint = (env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  if (!bucket) {
    const alone = Object.keys(env).find((name) => name.startsWith('S3_'));
    if (alone) throw new ConfigError(`S3_BUCKET: is required when ${alone} is set`);
    return null;
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID: is required when S3_BUCKET is set');
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY: is required when S3_BUCKET is set');
  const pathStyle = style ? style === 'on' : !new URL(endpoint).hostname.endsWith('.amazonaws.com');
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle };
};
