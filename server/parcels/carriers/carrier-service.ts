import type { Carrier } from '../../orders/carriers.ts';
import type { Address } from '../../orders/order.types.ts';
import type { ParcelState } from '../../orders/parcels/parcel-states.ts';
import type { Shop } from '../../core/shop.ts';
import type { Seller } from '../../settings/seller.setting.ts';

/** What a carrier is told of a parcel. */
export interface LabelOrder {
  /** Of this parcel alone, for good: the same is never another parcel. */
  readonly reference: string;
  /** The buyer: takes the parcel, or sends it back. */
  readonly buyer: Address;
  readonly email: string;
  readonly seller: Seller;
  readonly weightGrams: number;
  /** Length, width, height; null: not measured. */
  readonly sizeMm: readonly [number, number, number] | null;
  readonly valueMinor: number;
  /** To be collected at the door; 0: nothing. */
  readonly cashMinor: number;
  /** The carrier's id of the point where the buyer collects it; null: it is brought. */
  readonly pointId: string | null;
  /** The carrier's id of the open manifest into which it goes; null: the carrier has none. */
  readonly manifest: string | null;
}

export interface MadeLabel {
  /** What the carrier's own calls take. */
  readonly carrierId: string;
  /** By which anybody follows the parcel. */
  readonly number: string;
  /** The label, where it comes with the answer. */
  readonly pdf?: Buffer | null;
}

/** Something that a carrier tells of a parcel; null: of no meaning for the shop. */
export interface Told {
  readonly state: ParcelState | null;
  readonly at: Date;
  readonly text: string;
}

/** Carriers that take parcels by a manifest (at the post an ePodací hárok), into which labels are made. */
export interface ManifestService {
  /** Gives the carrier's id. One that is never registered means nothing to the carrier. Throws CarrierError. */
  readonly open: (shop: Shop, seller: Seller) => Promise<string>;
  /** Announces the parcels in it; nothing can be added or taken out after that. Throws CarrierError. */
  readonly register: (shop: Shop, manifest: string) => Promise<void>;
}

export type Sheet = 'A6' | 'A4';

/** A carrier that the shop talks to; what it can do stands in `CARRIER_ABILITIES`. None of these may be called inside a transaction. */
export interface CarrierService {
  readonly carrier: Carrier;
  readonly isSetUp: (shop: Shop) => boolean;
  /** Throws CarrierError. */
  readonly createLabel: (shop: Shop, order: LabelOrder) => Promise<MadeLabel>;
  /** The same from the buyer to the shop; absent: the carrier has none that the shop can ask for. */
  readonly createReturnLabel?: (shop: Shop, order: LabelOrder) => Promise<MadeLabel>;
  /** What was made under a reference since a moment; absent: the carrier has no such question. */
  readonly find?: (shop: Shop, reference: string, since: Date) => Promise<MadeLabel | null>;
  /** The labels of parcels as one PDF. */
  readonly labels: (shop: Shop, carrierIds: readonly string[], sheet: Sheet) => Promise<Buffer>;
  /** Takes a label back; one that is gone already is no error. Throws CarrierError where it is too late. */
  readonly cancel: (shop: Shop, carrierId: string) => Promise<void>;
  /** Absent: parcels are announced by their labels alone. */
  readonly manifests?: ManifestService;
  /** Oldest first; absent: the carrier tells nothing, and people say where a parcel is. */
  readonly track?: (shop: Shop, parcel: MadeLabel) => Promise<Told[]>;
}
