import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { carriersOf, POST_CATEGORIES, POST_PAYMENTS, type CarriersConfig } from './carriers.ts';
import { cassandraOf, type CassandraConfig } from './cassandra.ts';
import { s3Of, type S3Config } from './s3.ts';
import { stripeOf, type StripeConfig } from './stripe.ts';
import { tracingOf } from './tracing.ts';
import * as value from './values.ts';
import { ConfigError } from './values.ts';
import { SAMPLERS, type TracingConfig } from '../tracing/tracing.ts';

export { ConfigError } from './values.ts';
export type { CassandraConfig } from './cassandra.ts';

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: value.wholeNumber(0, 65_535).default(3000),
  HOST: value.hostName.default('127.0.0.1'),
  PUBLIC_URL: value.origin.optional(),
  DATA_DIR: value.folder.prefault('.data'),
  DATABASE_URL: value.databaseAddress.optional(),
  DATABASE_SESSION_URL: value.databaseAddress.optional(),
  DATABASE_REPLICA_URLS: value.addressesOf(...value.POSTGRES).optional(),
  SAMPLE_DATA: z.enum(['on', 'off']).optional(),
  JWT_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: value.addressOf('smtp', 'smtps').optional(),
  MAIL_FROM: value.mailbox.default('Martyx <shop@martyx.example>'),
  PAYPAL_CLIENT_ID: value.text.optional(),
  PAYPAL_CLIENT_SECRET: value.text.optional(),
  PAYPAL_WEBHOOK_ID: value.text.optional(),
  PAYPAL_API_URL: value.serviceAddress.optional(),
  PAYPAL_SDK_URL: value.addressOf(...value.HTTP).optional(),
  PACKETA_API_KEY: value.text.optional(),
  PACKETA_FEED_URL: value.serviceAddress.optional(),
  STRIPE_SECRET_KEY: value.text.optional(),
  STRIPE_WEBHOOK_SECRET: value.text.optional(),
  STRIPE_API_URL: value.serviceAddress.optional(),
  CARRIER_SIMULATOR: z.enum(['on', 'off']).default('off'),
  PACKETA_API_URL: value.serviceAddress.optional(),
  PACKETA_API_PASSWORD: value.text.optional(),
  PACKETA_SENDER: value.text.optional(),
  GLS_API_URL: value.serviceAddress.optional(),
  GLS_USERNAME: value.text.optional(),
  GLS_PASSWORD: value.text.optional(),
  GLS_CLIENT_NUMBER: value.wholeNumber(1, 2_147_483_647).optional(),
  DPD_API_URL: value.serviceAddress.optional(),
  DPD_CLIENT_KEY: value.text.optional(),
  DPD_EMAIL: value.text.optional(),
  DPD_DELIS_ID: value.text.optional(),
  DPD_SENDER_ID: value.wholeNumber(1, 2_147_483_647).optional(),
  DPD_BANK_ID: value.wholeNumber(1, 2_147_483_647).optional(),
  SLOVAK_POST_API_URL: value.serviceAddress.optional(),
  SLOVAK_POST_TRACKING_URL: value.serviceAddress.optional(),
  SLOVAK_POST_USER_ID: value.text.optional(),
  SLOVAK_POST_API_KEY: value.text.optional(),
  SLOVAK_POST_CATEGORY: z.enum(POST_CATEGORIES).optional(),
  SLOVAK_POST_PAYMENT: z.enum(POST_PAYMENTS).optional(),
  REDIS_URL: value.addressOf('redis', 'rediss').optional(),
  CASSANDRA_CONTACT_POINTS: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?(\s*,\s*[\w.-]+(:\d{1,5})?)*$/, 'needs host:port, host:port')
    .optional(),
  CASSANDRA_LOCAL_DC: z
    .string()
    .regex(/^[\w-]{1,48}$/)
    .optional(),
  CASSANDRA_KEYSPACE: z
    .string()
    .regex(/^[a-z]\w{0,47}$/)
    .optional(),
  CASSANDRA_USERNAME: value.text.optional(),
  CASSANDRA_PASSWORD: value.text.optional(),
  CASSANDRA_TLS: z.enum(['on', 'off']).optional(),
  CASSANDRA_TLS_CA: value.text.optional(),
  S3_ENDPOINT: value.serviceAddress.optional(),
  S3_REGION: value.text.optional(),
  S3_BUCKET: value.text.optional(),
  S3_ACCESS_KEY_ID: value.text.optional(),
  S3_SECRET_ACCESS_KEY: value.text.optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  CDN_URL: value.origin.optional(),
  CDN_PURGE_URL: value.addressOf(...value.HTTP).optional(),
  CDN_PURGE_TOKEN: value.headerToken.optional(),
  TRUST_PROXY: value.networks.optional(),
  GATE_PASSWORD: value.text.optional(),
  METRICS_TOKEN: value.headerToken.optional(),
  GRAPHQL_BUDGET: value.wholeNumber(1, 1_000_000_000).default(300_000),
  UNPAID_ORDERS: value.wholeNumber(1, 1_000_000_000).default(20),
  PAGE_BUDGET: value.wholeNumber(1, 1_000_000_000).default(300),
  GRAPHQL_ALLOW_LIST: z.enum(['storefront']).optional(),
  WORKERS: value.wholeNumber(0, 64).default(1),
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  SHUTDOWN_DELAY: value.wholeNumber(0, 600).default(0),
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: value.serviceAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: value.text.optional(),
  OTEL_SERVICE_NAME: value.text.optional(),
  OTEL_RESOURCE_ATTRIBUTES: value.text.optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: value.fraction.default(1),
  OTEL_SDK_DISABLED: value.text.optional(),
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

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Origin of every absolute link, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of scripts, styles, fonts, pictures and previews in pages; null: the shop itself. */
  readonly cdnUrl: string | null;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Past a pooler that shares sessions, for what needs one of its own; null: `databaseUrl` keeps them. */
  readonly databaseSessionUrl: string | null;
  /** Servers that follow the database's, for reads that may be a moment old. */
  readonly databaseReplicaUrls: readonly string[];
  readonly sampleData: 'on' | 'off' | 'if-empty';
  /** Whether accounts with published passwords may be there: not on an encrypted public address, unless asked for. */
  readonly demoAccounts: boolean;
  /** Null: generated once into `dataDir`. */
  readonly jwtSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly paypal: PayPalConfig;
  /** Null: no cards are taken. Not to be logged. */
  readonly stripe: StripeConfig | null;
  readonly carriers: CarriersConfig;
  /** Where VAT numbers of buyers are checked; null: by a simulator, as long as no real money is taken either. */
  readonly viesUrl: string | null;
  /**
   * Where Packeta's lists of pick-up points are, with the key: not to be logged. `SAMPLE_POINTS`: invented ones, as long as no
   * real money is taken; null: nowhere.
   */
  readonly packetaFeed: string | null;
  /** Null: limits and news of changes are PostgreSQL's. */
  readonly redisUrl: string | null;
  /** Null: visits are kept in PostgreSQL. */
  readonly cassandra: CassandraConfig | null;
  /** Null: files are kept in `dataDir`. Not to be logged. */
  readonly s3: S3Config | null;
  /** Where the cache in front of the shop is told what is old; null: nowhere. */
  readonly cdnPurge: { readonly url: string; readonly token: string | null } | null;
  /** Addresses and networks whose forwarded headers are believed; null: nobody's. */
  readonly trustProxy: readonly string[] | null;
  /** Null: the shop is open; else what the development gate asks for. */
  readonly gatePassword: string | null;
  readonly metricsToken: string | null;
  /** Cost that one caller of GraphQL may spend in a minute, in all processes. */
  readonly graphqlBudget: number;
  /** Orders that one network may place within an hour without paying them. */
  readonly unpaidOrders: number;
  /** Pages that are made for one network in a minute, all processes together; what it has already does not count. */
  readonly pageBudget: number;
  /** Visitors without a key may run only the operations of the storefront. */
  readonly graphqlAllowList: boolean;
  /** Processes of this machine that share its port. */
  readonly workers: number;
  /** What a process does: `web` serves and runs no jobs, `jobs` runs them and shows its health only. */
  readonly role: 'all' | 'web' | 'jobs';
  /** How long after SIGTERM requests are still accepted while `/readyz` says no, in milliseconds. */
  readonly shutdownDelayMs: number;
  /** A line for each request. */
  readonly accessLog: boolean;
  /** Null: no traces are made. */
  readonly tracing: TracingConfig | null;
  readonly logLevel: string;
}

/** In the place of an address. */
export const SAMPLE_POINTS = 'sample';

const PACKETA = 'https://pickup-point.api.packeta.com/v5';
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

type Environment = z.infer<typeof environment>;

const paypalOf = (env: Environment): PayPalConfig => {
  if (!env.PAYPAL_CLIENT_ID) {
    const [alone] = Object.keys(env).filter((name) => name.startsWith('PAYPAL_'));
    if (alone) throw new ConfigError(`PAYPAL_CLIENT_ID: is required when ${alone} is set`);
    return { simulator: true };
  }
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

/** Where pick-up points are read; without a key invented ones, as long as no real money is taken. */
const packetaFeedOf = ({ PACKETA_API_KEY, PACKETA_FEED_URL, PAYPAL_CLIENT_ID, STRIPE_SECRET_KEY }: Environment) => {
  if (!PACKETA_API_KEY) return PAYPAL_CLIENT_ID || STRIPE_SECRET_KEY ? null : SAMPLE_POINTS;
  return `${(PACKETA_FEED_URL ?? PACKETA).replace(/\/$/, '')}/${encodeURIComponent(PACKETA_API_KEY)}`;
};

/** Who takes the money, who knows VAT numbers, and who keeps parcels. */
const outsideOf = (env: Environment): Pick<Config, 'paypal' | 'stripe' | 'carriers' | 'viesUrl' | 'packetaFeed'> => ({
  paypal: paypalOf(env),
  stripe: stripeOf(env),
  carriers: carriersOf(env),
  viesUrl: env.PAYPAL_CLIENT_ID ? VIES : null,
  packetaFeed: packetaFeedOf(env),
});

const checked = (source: Record<string, string | undefined>): Environment => {
  const present = Object.fromEntries(Object.entries(source).filter(([, given]) => given !== undefined && given !== ''));
  const parsed = environment.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
};

const checkTogether = (env: Environment): void => {
  if (env.DATABASE_URL && !env.JWT_SECRET) throw new ConfigError('JWT_SECRET: is required when DATABASE_URL is set');
  for (const name of ['DATABASE_SESSION_URL', 'DATABASE_REPLICA_URLS'] as const) {
    if (env[name] && !env.DATABASE_URL) throw new ConfigError(`DATABASE_URL: is required when ${name} is set`);
  }
  if (env.CDN_URL && env.GATE_PASSWORD) throw new ConfigError('CDN_URL: cannot pass the gate of GATE_PASSWORD');
};

/** Reads and checks the environment; the only reader of it. An empty variable counts as absent. Throws ConfigError. */
export const readConfig = (source: Record<string, string | undefined>): Config => {
  const env = checked(source);
  checkTogether(env);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    cdnUrl: env.CDN_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseSessionUrl: env.DATABASE_SESSION_URL ?? null,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    sampleData: env.SAMPLE_DATA ?? (env.DATABASE_URL ? 'off' : 'if-empty'),
    demoAccounts: env.SAMPLE_DATA === 'on' || !publicUrl.startsWith('https:'),
    jwtSecret: env.JWT_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    ...outsideOf(env),
    redisUrl: env.REDIS_URL ?? null,
    cassandra: cassandraOf(env),
    s3: s3Of(env),
    cdnPurge: env.CDN_PURGE_URL ? { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN ?? null } : null,
    trustProxy: env.TRUST_PROXY ?? null,
    gatePassword: env.GATE_PASSWORD ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    graphqlBudget: env.GRAPHQL_BUDGET,
    unpaidOrders: env.UNPAID_ORDERS,
    pageBudget: env.PAGE_BUDGET,
    graphqlAllowList: env.GRAPHQL_ALLOW_LIST === 'storefront',
    // The development server of the pages is one process.
    workers: env.NODE_ENV === 'development' ? 1 : env.WORKERS || availableParallelism(),
    role: env.ROLE,
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1000,
    accessLog: env.ACCESS_LOG === 'on',
    tracing: tracingOf(env),
    logLevel: env.LOG_LEVEL,
  };
};
