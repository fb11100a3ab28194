import type { Shop } from '../../core/shop.ts';
import type { Carrier } from '../../orders/carriers.ts';
import { abilitiesOf } from '../../settings/carrier-abilities.ts';
import type { CarrierService } from './carrier-service.ts';
import { DPD } from './dpd/dpd-service.ts';
import { GLS } from './gls/gls-service.ts';
import { PACKETA } from './packeta/packeta-service.ts';
import { POST } from './post/post-service.ts';

/** All that the shop talks to. */
export const KNOWN: readonly CarrierService[] = [PACKETA, GLS, DPD, POST];

/** How the shop talks to a carrier; null: it does not, and numbers are written by hand. */
export const carrierService = (shop: Shop, carrier: Carrier | null): CarrierService | null =>
  KNOWN.find((each) => each.carrier === carrier && each.isSetUp(shop)) ?? null;

/** The carriers that make labels for the shop. */
export const labelCarriers = (shop: Shop): Carrier[] =>
  KNOWN.filter(({ isSetUp }) => isSetUp(shop)).map(({ carrier }) => carrier);

/** The carriers that make labels for sending goods back. */
export const returnCarriers = (shop: Shop): Carrier[] =>
  labelCarriers(shop).filter((carrier) => abilitiesOf(carrier).returns);

/** Whether the shop can ask a carrier where its parcels are. */
export const isFollowed = (shop: Shop, carrier: Carrier | null): boolean =>
  abilitiesOf(carrier).tracks && carrierService(shop, carrier) !== null;
