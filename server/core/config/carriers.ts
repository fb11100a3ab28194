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
}

export interface CarriersEnvironment {
  readonly CARRIER_SIMULATOR: 'on' | 'off';
  readonly PACKETA_API_URL?: string;
  readonly PACKETA_API_PASSWORD?: string;
  readonly PACKETA_SENDER?: string;
  readonly GLS_API_URL?: string;
  readonly GLS_USERNAME?: string;
  readonly GLS_PASSWORD?: string;
  readonly GLS_CLIENT_NUMBER?: number;
}

const packetaOf = (env: CarriersEnvironment): CarriersConfig['packeta'] => {
  const { PACKETA_API_PASSWORD: password, PACKETA_API_URL: url, PACKETA_SENDER: sender } = env;
  if (!password && (url || sender))
    throw new ConfigError(
      `PACKETA_API_PASSWORD: is required when ${url ? 'PACKETA_API_URL' : 'PACKETA_SENDER'} is set`,
    );
  return password ? { url: url ?? 'https://www.zasilkovna.cz/api/rest', password, sender: sender ?? null } : null;
};

const GLS = ['GLS_USERNAME', 'GLS_PASSWORD', 'GLS_CLIENT_NUMBER'] as const;

const glsOf = (env: CarriersEnvironment): CarriersConfig['gls'] => {
  const given = [...GLS, 'GLS_API_URL' as const].find((name) => env[name] !== undefined);
  if (!given) return null;
  const absent = GLS.find((name) => env[name] === undefined);
  if (absent) throw new ConfigError(`${absent}: is required when ${given} is set`);
  const url = (env.GLS_API_URL ?? 'https://api.mygls.sk/ParcelService.svc/json').replace(/\/$/, '');
  return { url, username: env.GLS_USERNAME!, password: env.GLS_PASSWORD!, clientNumber: env.GLS_CLIENT_NUMBER! };
};

/** Accounts at carriers. Throws ConfigError for half of one. */
export const carriersOf = (env: CarriersEnvironment): CarriersConfig => ({
  simulator: env.CARRIER_SIMULATOR === 'on',
  packeta: packetaOf(env),
  gls: glsOf(env),
});
