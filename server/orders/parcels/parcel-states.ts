/** Where a parcel is. */
export enum ParcelState {
  /** In the house, its units are nobody else's. */
  PACKED = 'PACKED',
  HANDED_OVER = 'HANDED_OVER',
  /** It waits for the buyer at a point. */
  READY = 'READY',
  DELIVERED = 'DELIVERED',
  /** It came back without having been taken. */
  RETURNED = 'RETURNED',
  /** Unpacked again: its units are free. */
  CANCELLED = 'CANCELLED',
}

/** How far the shop is with a label of the carrier. */
export enum LabelState {
  NONE = 'NONE',
  /** Recorded; the carrier is being asked. */
  REQUESTED = 'REQUESTED',
  READY = 'READY',
  /** The carrier will not take the parcel as it is described. */
  REFUSED = 'REFUSED',
  /** The carrier was asked, did not answer, and cannot be asked what it did: a person looks. */
  UNCLEAR = 'UNCLEAR',
}

const { PACKED, HANDED_OVER, READY, DELIVERED, RETURNED, CANCELLED } = ParcelState;

/** States in which the goods have left the house. */
export const GONE: readonly ParcelState[] = [HANDED_OVER, READY, DELIVERED, RETURNED];
/** States in which the carrier has the parcel. */
export const UNDERWAY: readonly ParcelState[] = [HANDED_OVER, READY];

const FORWARD: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  PACKED: [HANDED_OVER, CANCELLED],
  HANDED_OVER: [READY, DELIVERED, RETURNED],
  READY: [DELIVERED, RETURNED],
  DELIVERED: [],
  RETURNED: [],
  CANCELLED: [],
};

/** Whether a parcel may go on so. What a carrier tells late or twice may not. */
export const mayGo = (from: ParcelState, to: ParcelState): boolean => FORWARD[from].includes(to);

/** Whether every parcel of an order has arrived; those that were unpacked or came back do not count. */
export const allArrived = (states: readonly ParcelState[]): boolean => {
  const counted = states.filter((state) => state !== CANCELLED && state !== RETURNED);
  return counted.length > 0 && counted.every((state) => state === DELIVERED);
};

/** Whether anything is still packed in the house. */
export const isOpen = (state: ParcelState): boolean => state === PACKED;
