import { readFileSync } from 'node:fs';
import { ConfigError } from './values.ts';

export interface CassandraConfig {
  /** `host:port`, at least one. */
  readonly contactPoints: readonly string[];
  readonly localDataCentre: string;
  readonly keyspace: string;
  /** Null: the cluster asks for none. Not to be logged. */
  readonly credentials: { readonly username: string; readonly password: string } | null;
  /** Null: connections are not encrypted. `ca` holds certificates in PEM; null: those that Node.js trusts. */
  readonly tls: { readonly ca: string | null } | null;
}

export interface CassandraEnvironment {
  readonly CASSANDRA_CONTACT_POINTS?: string;
  readonly CASSANDRA_LOCAL_DC?: string;
  readonly CASSANDRA_KEYSPACE?: string;
  readonly CASSANDRA_USERNAME?: string;
  readonly CASSANDRA_PASSWORD?: string;
  readonly CASSANDRA_TLS?: 'on' | 'off';
  readonly CASSANDRA_TLS_CA?: string;
}

const PORT = 9042;

const credentialsOf = ({ CASSANDRA_USERNAME: username, CASSANDRA_PASSWORD: password }: CassandraEnvironment) => {
  if (!username && !password) return null;
  if (!username) throw new ConfigError('CASSANDRA_USERNAME: is required when CASSANDRA_PASSWORD is set');
  if (!password) throw new ConfigError('CASSANDRA_PASSWORD: is required when CASSANDRA_USERNAME is set');
  return { username, password };
};

const certificatesIn = (file: string): string => {
  let pem = '';
  try {
    pem = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError(`CASSANDRA_TLS_CA: ${file} cannot be read`, { cause });
  }
  if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new ConfigError(`CASSANDRA_TLS_CA: ${file} is not in PEM`);
  return pem;
};

const tlsOf = ({ CASSANDRA_TLS: tls, CASSANDRA_TLS_CA: file }: CassandraEnvironment): CassandraConfig['tls'] => {
  if (tls === 'on') return { ca: file ? certificatesIn(file) : null };
  if (file) throw new ConfigError('CASSANDRA_TLS: must be on when CASSANDRA_TLS_CA is set');
  return null;
};

/** Where visits are kept; null: in PostgreSQL. Throws ConfigError, also for settings of a cluster that is not named. */
export const cassandraOf = (env: CassandraEnvironment): CassandraConfig | null => {
  const { CASSANDRA_CONTACT_POINTS: points } = env;
  if (!points) {
    const [alone] = Object.entries(env).flatMap(([name, given]) =>
      name.startsWith('CASSANDRA_') && given !== 'off' ? [name] : [],
    );
    if (alone) throw new ConfigError(`CASSANDRA_CONTACT_POINTS: is required when ${alone} is set`);
    return null;
  }
  return {
    contactPoints: points.split(',').map((each) => {
      const point = each.trim();
      return point.includes(':') ? point : `${point}:${PORT}`;
    }),
    localDataCentre: env.CASSANDRA_LOCAL_DC ?? 'datacenter1',
    keyspace: env.CASSANDRA_KEYSPACE ?? 'martyx_visits',
    credentials: credentialsOf(env),
    tls: tlsOf(env),
  };
};
