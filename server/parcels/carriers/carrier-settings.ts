import type { CarriersConfig } from '../../core/config/carriers.ts';
import type { Shop } from '../../core/shop.ts';

export const SIMULATOR_PATH = '/simulator/carriers';

export interface PacketaSettings {
  readonly url: string;
  readonly password: string;
  /** The sender label (`eshop`) of the client section; null: the account has one. */
  readonly sender: string | null;
}

export interface GlsSettings {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly clientNumber: number;
}

/** How Packeta is reached; null: numbers are written by hand. */
export const packetaSettings = (shop: Shop): PacketaSettings | null => {
  const { simulator, packeta } = shop.config.carriers;
  return simulator
    ? { url: `${shop.selfUrl()}${SIMULATOR_PATH}/packeta`, password: 'simulator', sender: null }
    : packeta;
};

/** How GLS is reached; null: numbers are written by hand. */
export const glsSettings = (shop: Shop): GlsSettings | null => {
  const { simulator, gls } = shop.config.carriers;
  const url = `${shop.selfUrl()}${SIMULATOR_PATH}/gls`;
  return simulator ? { url, username: 'simulator', password: 'simulator', clientNumber: 1 } : gls;
};

/** How Slovenská pošta is reached; null: numbers are written by hand. */
export const postSettings = (shop: Shop): CarriersConfig['post'] => {
  const { simulator, post } = shop.config.carriers;
  const url = `${shop.selfUrl()}${SIMULATOR_PATH}/post`;
  const account = { userId: 'simulator', apiKey: 'simulator', category: 'b', payment: 'h' } as const;
  return simulator ? { url, trackingUrl: `${url}/tracking`, ...account } : post;
};

/** How DPD is reached; null: numbers are written by hand. */
export const dpdSettings = (shop: Shop): CarriersConfig['dpd'] => {
  const { simulator, dpd } = shop.config.carriers;
  const url = `${shop.selfUrl()}${SIMULATOR_PATH}/dpd`;
  return simulator
    ? { url, clientKey: 'simulator', email: 'simulator', delisId: 'simulator', senderId: 1, bankId: 1 }
    : dpd;
};
