import type { Ctx } from '../core/context.ts';
import { countryOf } from '../visits/country.ts';
import { UNKNOWN_COUNTRY } from '../visits/visit.ts';
import type { Order } from './order.entity.ts';

export enum EvidenceKind {
  BILLING_ADDRESS = 'BILLING_ADDRESS',
  NETWORK = 'NETWORK',
}

/** One piece of evidence of where a buyer of files lives. */
export interface CountryEvidence {
  readonly kind: EvidenceKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * Country of the network of a request, by the database that the visits use; null for a private or unlisted one, for calls of
 * the shop itself, and where that database cannot be read: no order fails by it.
 */
export const networkCountry = async ({ client, shop }: Ctx): Promise<string | null> => {
  const country = await countryOf(client.network).catch((error: unknown) => {
    shop.logger.warn({ err: error }, 'the country of a network is not known');
    return UNKNOWN_COUNTRY;
  });
  return country === UNKNOWN_COUNTRY ? null : country;
};

/**
 * What the shop has of the list in Implementing Regulation (EU) 282/2011, art. 24f, for an order with files: (a) the billing
 * address and (b) the country of the device's address. Kept as long as the order, ten years (Directive 2006/112/EC, art. 369k).
 */
export const countryEvidence = ({
  billingAddress,
  networkCountry: network,
}: Pick<Order, 'billingAddress' | 'networkCountry'>): CountryEvidence[] => [
  { kind: EvidenceKind.BILLING_ADDRESS, country: billingAddress.country },
  ...(network ? [{ kind: EvidenceKind.NETWORK, country: network }] : []),
];

/** Two pieces that do not contradict each other, as art. 24b point (d) of the regulation asks for. */
export const isEnough = (evidence: readonly CountryEvidence[]): boolean =>
  evidence.length >= 2 && new Set(evidence.map(({ country }) => country)).size === 1;
