/** Who keeps parcels for collection at points that the buyer chooses. */
export enum PickupCarrier {
  PACKETA = 'PACKETA',
}

interface CarrierRules {
  /** It writes or calls when the parcel is there: no parcel is taken without a number in its international form. */
  readonly needsPhone: boolean;
}

/** What each asks for. */
export const PICKUP_CARRIERS: Readonly<Record<PickupCarrier, CarrierRules>> = {
  [PickupCarrier.PACKETA]: { needsPhone: true },
};
