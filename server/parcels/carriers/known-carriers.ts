import type { Shop } from '../../core/shop.ts';
import type { Carrier } from '../../orders/carriers.ts';
import type { CarrierService } from './carrier-service.ts';
import { DPD } from './dpd/dpd-service.ts';
import { GLS } from './gls/gls-service.ts';
import { PACKETA } from './packeta/packeta-service.ts';
import { POST } from './post/post-service.ts';

const KNOWN: readonly CarrierService[] = [PACKETA, GLS, DPD, POST];

/** How the shop talks to a carrier; null: it does not, and numbers are written by hand. */
export const carrierService = (shop: Shop, carrier: Carrier | null): CarrierService | null =>
  KNOWN.find((each) => each.carrier === carrier && each.isSetUp(shop)) ?? null;

/** The carriers that make labels for the shop. */
export const labelCarriers = (shop: Shop): Carrier[] =>
  KNOWN.filter(({ isSetUp }) => isSetUp(shop)).map(({ carrier }) => carrier);

/** The carriers that make labels for sending goods back. */
export const returnCarriers = (shop: Shop): Carrier[] =>
  KNOWN.filter(({ isSetUp, createReturnLabel }) => createReturnLabel && isSetUp(shop)).map(({ carrier }) => carrier);
