import type { Shop } from '../../core/shop.ts';
import { ProviderError } from '../provider-error.ts';
import { callStripe } from './stripe-client.ts';
import { EVENT_TYPES } from './stripe-events.ts';
import { accountAnswer } from './stripe-schemas.ts';
import { stripeSettings } from './stripe-settings.ts';
import { stripeSource } from './stripe-source.ts';

export enum ConnectionState {
  WORKS = 'WORKS',
  /** No key is set. */
  OFF = 'OFF',
  /** The key is not, or no longer, one of Stripe's. */
  REFUSED = 'REFUSED',
  SILENT = 'SILENT',
  /** The account may not take payments yet. */
  INACTIVE = 'INACTIVE',
}

export enum ConnectionMode {
  SIMULATOR = 'SIMULATOR',
  TEST = 'TEST',
  LIVE = 'LIVE',
}

export interface CardConnection {
  readonly state: ConnectionState;
  readonly mode: ConnectionMode | null;
  readonly webhookUrl: string;
  readonly eventTypes: readonly string[];
}

const modeOf = (shop: Shop): ConnectionMode | null => {
  if (shop.config.stripe?.simulator) return ConnectionMode.SIMULATOR;
  const settings = stripeSettings(shop);
  return settings && (settings.secretKey.includes('k_live_') ? ConnectionMode.LIVE : ConnectionMode.TEST);
};

/** A key that may not read the account (a restricted one) is one of Stripe's all the same. */
const REFUSED = 401;
const RESTRICTED = 403;

const stateOf = async (shop: Shop): Promise<ConnectionState> => {
  if (!stripeSettings(shop)) return ConnectionState.OFF;
  try {
    const account = await callStripe(shop, { method: 'GET', path: '/v1/account', answer: accountAnswer });
    return account.charges_enabled === false ? ConnectionState.INACTIVE : ConnectionState.WORKS;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status === RESTRICTED) return ConnectionState.WORKS;
    return error.status === REFUSED ? ConnectionState.REFUSED : ConnectionState.SILENT;
  }
};

/** Whether Stripe takes the key, and what it has to be told of the shop. */
export const cardConnection = async (shop: Shop): Promise<CardConnection> => ({
  state: await stateOf(shop),
  mode: modeOf(shop),
  webhookUrl: `${shop.config.publicUrl}${stripeSource.path}`,
  eventTypes: EVENT_TYPES,
});
