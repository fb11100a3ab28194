/** Who carries parcels for the shop. */
export enum Carrier {
  SLOVAK_POST = 'SLOVAK_POST',
  PACKETA = 'PACKETA',
  DPD = 'DPD',
  GLS = 'GLS',
  DHL = 'DHL',
  OTHER = 'OTHER',
}

/** Carrier and number, as far as they are known. */
export interface Consignment {
  readonly carrier?: Carrier | null;
  /** The carrier's number of the parcel. */
  readonly tracking?: string | null;
}

const NAMES: Record<Carrier, string> = {
  SLOVAK_POST: 'Slovenská pošta',
  PACKETA: 'Packeta',
  DPD: 'DPD',
  GLS: 'GLS',
  DHL: 'DHL',
  OTHER: '',
};

const PAGES: Partial<Record<Carrier, string>> = {
  SLOVAK_POST: 'https://tandt.posta.sk/zasielky/',
  PACKETA: 'https://tracking.packeta.com/en/?id=',
  DPD: 'https://www.dpdgroup.com/sk/mydpd/my-parcels/search?parcelNumber=',
  GLS: 'https://gls-group.com/SK/en/parcel-tracking/?match=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
};

const isCarrier = (value: unknown): value is Carrier => Object.values(Carrier).includes(value as Carrier);

/** The parcel that an event of shipping tells of. */
export const parcelOf = ({ carrier, tracking }: Record<string, unknown>): Consignment => ({
  carrier: isCarrier(carrier) ? carrier : null,
  tracking: typeof tracking === 'string' ? tracking : null,
});

/** Carrier and number, as far as they are known: "DPD 05308812345678"; empty when nothing is. */
export const parcelText = (data: Record<string, unknown>): string => {
  const { carrier, tracking } = parcelOf(data);
  return [carrier && NAMES[carrier], tracking].filter(Boolean).join(' ');
};

/** The carrier's page about a parcel; null when there is none. */
export const trackingUrl = ({ carrier, tracking }: Consignment): string | null => {
  const page = carrier && PAGES[carrier];
  return page && tracking ? page + encodeURIComponent(tracking) : null;
};
