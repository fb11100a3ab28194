import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const url = z.url();
const text = z.string().min(1);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url.optional(),
  DATABASE_REPLICA_URLS: text.optional(),
  SAMPLE_DATA: z.enum(['on', 'off']).optional(),
  JWT_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: url.optional(),
  MAIL_FROM: text.default('Martyx <shop@martyx.example>'),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_API_URL: url.optional(),
  PAYPAL_SDK_URL: url.optional(),
  REDIS_URL: url.optional(),
  CASSANDRA_CONTACT_POINTS: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?(\s*,\s*[\w.-]+(:\d{1,5})?)*$/, 'needs host:port, host:port')
    .optional(),
  CASSANDRA_LOCAL_DC: z
    .string()
    .regex(/^[\w-]{1,48}$/)
    .default('datacenter1'),
  CASSANDRA_KEYSPACE: z
    .string()
    .regex(/^[a-z]\w{0,47}$/)
    .default('martyx_visits'),
  CASSANDRA_USERNAME: text.optional(),
  CASSANDRA_PASSWORD: text.optional(),
  CASSANDRA_TLS: z.enum(['on', 'off']).default('off'),
  CASSANDRA_TLS_CA: text.optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TRUST_PROXY: text.optional(),
  GATE_PASSWORD: text.optional(),
  METRICS_TOKEN: text.optional(),
  GRAPHQL_BUDGET: z.coerce.number().int().min(1).default(300_000),
  UNPAID_ORDERS: z.coerce.number().int().min(1).default(20),
  PAGE_BUDGET: z.coerce.number().int().min(1).default(300),
  GRAPHQL_ALLOW_LIST: z.enum(['storefront']).optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type PayPalConfig =
  | { readonly simulator: true }
  | {
      readonly simulator: false;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly webhookId: string;
      readonly apiUrl: string;
      readonly sdkUrl: string;
    };

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

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Origin of every absolute link, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly sampleData: 'on' | 'off' | 'if-empty';
  /** Null: generated once into `dataDir`. */
  readonly jwtSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly paypal: PayPalConfig;
  /** Null: visits are kept in PostgreSQL. */
  readonly cassandra: CassandraConfig | null;
  readonly trustProxy: string | null;
  /** Null: the shop is open; else what the development gate asks for. */
  readonly gatePassword: string | null;
  readonly metricsToken: string | null;
  /** Cost that one caller of GraphQL may spend in a minute, in each process. */
  readonly graphqlBudget: number;
  /** Orders that one network may place within an hour without paying them. */
  readonly unpaidOrders: number;
  /** Pages that the server makes for one network in a minute, in each process; what it has already does not count. */
  readonly pageBudget: number;
  /** Visitors without a key may run only the operations of the storefront. */
  readonly graphqlAllowList: boolean;
  readonly workers: number;
  readonly logLevel: string;
}

/** A message for the operator, naming the variable and what is wrong with it. */
export class ConfigError extends Error {}

type Environment = z.infer<typeof environment>;

const paypalOf = (env: Environment): PayPalConfig => {
  if (!env.PAYPAL_CLIENT_ID) return { simulator: true };
  for (const name of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
    if (!env[name]) throw new ConfigError(`${name}: is required when PAYPAL_CLIENT_ID is set`);
  }
  if (env.PAYPAL_WEBHOOK_ID === 'WEBHOOK_ID') {
    throw new ConfigError("PAYPAL_WEBHOOK_ID: is PayPal's placeholder for mock events, not the id of a webhook");
  }
  return {
    simulator: false,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET!,
    webhookId: env.PAYPAL_WEBHOOK_ID!,
    apiUrl: (env.PAYPAL_API_URL ?? 'https://api-m.sandbox.paypal.com').replace(/\/$/, ''),
    sdkUrl: env.PAYPAL_SDK_URL ?? 'https://www.paypal.com/sdk/js',
  };
};

const CASSANDRA_PORT = 9042;

const credentialsOf = ({ CASSANDRA_USERNAME: username, CASSANDRA_PASSWORD: password }: Environment) => {
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

const tlsOf = ({ CASSANDRA_TLS: tls, CASSANDRA_TLS_CA: file }: Environment): CassandraConfig['tls'] => {
  if (tls === 'on') return { ca: file ? certificatesIn(file) : null };
  if (file) throw new ConfigError('CASSANDRA_TLS: must be on when CASSANDRA_TLS_CA is set');
  return null;
};

const cassandraOf = (env: Environment): CassandraConfig | null =>
  env.CASSANDRA_CONTACT_POINTS
    ? {
        contactPoints: env.CASSANDRA_CONTACT_POINTS.split(',').map((each) => {
          const point = each.trim();
          return point.includes(':') ? point : `${point}:${CASSANDRA_PORT}`;
        }),
        localDataCentre: env.CASSANDRA_LOCAL_DC,
        keyspace: env.CASSANDRA_KEYSPACE,
        credentials: credentialsOf(env),
        tls: tlsOf(env),
      }
    : null;

/** Reads and checks the environment; the only reader of it. An empty variable counts as absent. Throws ConfigError. */
export const readConfig = (source: Record<string, string | undefined>): Config => {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.JWT_SECRET) throw new ConfigError('JWT_SECRET: is required when DATABASE_URL is set');
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    sampleData: env.SAMPLE_DATA ?? (env.DATABASE_URL ? 'off' : 'if-empty'),
    jwtSecret: env.JWT_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    paypal: paypalOf(env),
    cassandra: cassandraOf(env),
    trustProxy: env.TRUST_PROXY ?? null,
    gatePassword: env.GATE_PASSWORD ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    graphqlBudget: env.GRAPHQL_BUDGET,
    unpaidOrders: env.UNPAID_ORDERS,
    pageBudget: env.PAGE_BUDGET,
    graphqlAllowList: env.GRAPHQL_ALLOW_LIST === 'storefront',
    workers: env.WORKERS,
    logLevel: env.LOG_LEVEL,
  };
};
