/** What a carrier does for the shop, as far as the shop knows how to ask it. */
export interface CarrierAbilities {
  /** Tells where a parcel is. */
  readonly tracks: boolean;
  /** Makes labels by which goods come back. */
  readonly returns: boolean;
  /** Says what it made under a reference, so that a lost answer needs no person. */
  readonly finds: boolean;
  /** Is told of its parcels by a manifest that somebody registers. */
  readonly manifests: boolean;
  /** Brings parcels to no door: a label to the buyer needs a point of its own. */
  readonly pointsOnly: boolean;
  /** Takes no parcel to a door without a telephone number. */
  readonly needsPhone: boolean;
}

const NOTHING: CarrierAbilities = {
  tracks: false,
  returns: false,
  finds: false,
  manifests: false,
  pointsOnly: false,
  needsPhone: false,
};

/**
 * The carriers that make labels for the shop, by their names in orders. `needsPhone` of DPD: its courier arranges the delivery by
 * telephone, and public clients always send a number.
 */
export const CARRIER_ABILITIES: Readonly<Record<string, CarrierAbilities>> = {
  PACKETA: { ...NOTHING, tracks: true, returns: true, pointsOnly: true },
  GLS: { ...NOTHING, tracks: true, returns: true, finds: true },
  DPD: { ...NOTHING, needsPhone: true },
  SLOVAK_POST: { ...NOTHING, tracks: true, manifests: true },
};

/** Of one that makes no labels: nothing. */
export const abilitiesOf = (carrier: string | null | undefined): CarrierAbilities =>
  (carrier && Object.hasOwn(CARRIER_ABILITIES, carrier) ? CARRIER_ABILITIES[carrier] : null) ?? NOTHING;
