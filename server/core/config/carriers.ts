import { ConfigError } from './values.ts';

export interface CarriersConfig {
  /** Parcels are sent by a carrier that carries nothing: for a demonstration, and for tests. */
  readonly simulator: boolean;
  /** Null: numbers of Packeta are written by hand. Not to be logged. */
  readonly packeta: { readonly url: string; readonly password: string; readonly sender: string | null } | null;
  /** Null: numbers of GLS are written by hand. Not to be logged. */
  readonly gls: {
    readonly url: string;
    readonly username: string;
    readonly password: string;
    readonly clientNumber: number;
  } | null;
  /** Null: numbers of DPD are written by hand. Not to be logged. */
  readonly dpd: {
    readonly url: string;
    readonly clientKey: string;
    readonly email: string;
    readonly delisId: string;
    /** The account's id of the address where DPD collects. */
    readonly senderId: number;
    /** The account's id of the bank account that gets what is collected at the door; null: nothing can be collected. */
    readonly bankId: number | null;
  } | null;
  /** Null: numbers of Slovenská pošta are written by hand. Not to be logged. */
  readonly post: {
    readonly url: string;
    readonly trackingUrl: string;
    readonly userId: string;
    readonly apiKey: string;
    readonly category: PostCategory;
    readonly payment: PostPayment;
  } | null;
}

/** Kinds of items of Slovenská pošta: Balík, Expres kuriér, Balík of customers with a contract. */
export const POST_CATEGORIES = ['b', 'ek', 'zb'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/**
 * How postage is paid: cash, invoice, online, transfer, credit, stamps, franking machine, matter of the postal service, in the codes of the post.
 */
export const POST_PAYMENTS = ['h', 'fa', 'ol', 'pr', 'up', 'pz', 'vsz', 'vps'] as const;
export type PostPayment = (typeof POST_PAYMENTS)[number];

export interface CarriersEnvironment {
  readonly CARRIER_SIMULATOR: 'on' | 'off';
  readonly PACKETA_API_URL?: string;
  readonly PACKETA_API_PASSWORD?: string;
  readonly PACKETA_SENDER?: string;
  readonly GLS_API_URL?: string;
  readonly GLS_USERNAME?: string;
  readonly GLS_PASSWORD?: string;
  readonly GLS_CLIENT_NUMBER?: number;
  readonly DPD_API_URL?: string;
  readonly DPD_CLIENT_KEY?: string;
  readonly DPD_EMAIL?: string;
  readonly DPD_DELIS_ID?: string;
  readonly DPD_SENDER_ID?: number;
  readonly DPD_BANK_ID?: number;
  readonly SLOVAK_POST_API_URL?: string;
  readonly SLOVAK_POST_TRACKING_URL?: string;
  readonly SLOVAK_POST_USER_ID?: string;
  readonly SLOVAK_POST_API_KEY?: string;
  readonly SLOVAK_POST_CATEGORY?: PostCategory;
  readonly SLOVAK_POST_PAYMENT?: PostPayment;
}

const packetaOf = (env: CarriersEnvironment): CarriersConfig['packeta'] => {
  const { PACKETA_API_PASSWORD: password, PACKETA_API_URL: url, PACKETA_SENDER: sender } = env;
  if (!password && (url || sender))
    throw new ConfigError(
      `PACKETA_API_PASSWORD: is required when ${url ? 'PACKETA_API_URL' : 'PACKETA_SENDER'} is set`,
    );
  return password ? { url: url ?? 'https://www.zasilkovna.cz/api/rest', password, sender: sender ?? null } : null;
};

/** False: nothing of an account is set. Throws ConfigError for half of one. */
const isWhole = (
  env: CarriersEnvironment,
  needed: readonly (keyof CarriersEnvironment)[],
  more: readonly (keyof CarriersEnvironment)[],
): boolean => {
  const given = [...needed, ...more].find((name) => env[name] !== undefined);
  const absent = needed.find((name) => env[name] === undefined);
  if (given && absent) throw new ConfigError(`${absent}: is required when ${given} is set`);
  return given !== undefined;
};

const GLS = ['GLS_USERNAME', 'GLS_PASSWORD', 'GLS_CLIENT_NUMBER'] as const;

const glsOf = (env: CarriersEnvironment): CarriersConfig['gls'] => {
  if (!isWhole(env, GLS, ['GLS_API_URL'])) return null;
  const url = (env.GLS_API_URL ?? 'https://api.mygls.sk/ParcelService.svc/json').replace(/\/$/, '');
  return { url, username: env.GLS_USERNAME!, password: env.GLS_PASSWORD!, clientNumber: env.GLS_CLIENT_NUMBER! };
};

const DPD = ['DPD_CLIENT_KEY', 'DPD_EMAIL', 'DPD_DELIS_ID', 'DPD_SENDER_ID'] as const;

const dpdOf = (env: CarriersEnvironment): CarriersConfig['dpd'] =>
  isWhole(env, DPD, ['DPD_API_URL', 'DPD_BANK_ID'])
    ? {
        url: env.DPD_API_URL ?? 'https://api.dpd.sk/shipment/json',
        clientKey: env.DPD_CLIENT_KEY!,
        email: env.DPD_EMAIL!,
        delisId: env.DPD_DELIS_ID!,
        senderId: env.DPD_SENDER_ID!,
        bankId: env.DPD_BANK_ID ?? null,
      }
    : null;

const POST = ['SLOVAK_POST_USER_ID', 'SLOVAK_POST_API_KEY'] as const;
const POST_CHOICES = [
  'SLOVAK_POST_API_URL',
  'SLOVAK_POST_TRACKING_URL',
  'SLOVAK_POST_CATEGORY',
  'SLOVAK_POST_PAYMENT',
] as const;

const postOf = (env: CarriersEnvironment): CarriersConfig['post'] => {
  if (!isWhole(env, POST, POST_CHOICES)) return null;
  const url = env.SLOVAK_POST_API_URL ?? 'https://mojezasielky.posta.sk/integration/rest/v1';
  return {
    url: url.replace(/\/$/, ''),
    trackingUrl: env.SLOVAK_POST_TRACKING_URL ?? 'https://api.posta.sk/tracking',
    userId: env.SLOVAK_POST_USER_ID!,
    apiKey: env.SLOVAK_POST_API_KEY!,
    category: env.SLOVAK_POST_CATEGORY ?? 'b',
    payment: env.SLOVAK_POST_PAYMENT ?? 'h',
  };
};

/** Accounts at carriers. Throws ConfigError for half of one. */
export const carriersOf = (env: CarriersEnvironment): CarriersConfig => ({
  simulator: env.CARRIER_SIMULATOR === 'on',
  packeta: packetaOf(env),
  gls: glsOf(env),
  dpd: dpdOf(env),
  post: postOf(env),
});
