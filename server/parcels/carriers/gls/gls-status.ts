import { ParcelState } from '../../../orders/parcels/parcel-states.ts';

/** GLS' codes of where a parcel is; what is not here says nothing that the shop keeps. */
const STATES: Readonly<Record<number, ParcelState>> = {
  1: ParcelState.HANDED_OVER,
  2: ParcelState.HANDED_OVER,
  3: ParcelState.HANDED_OVER,
  4: ParcelState.HANDED_OVER,
  5: ParcelState.DELIVERED,
  23: ParcelState.RETURNED,
  54: ParcelState.READY,
  55: ParcelState.READY,
  56: ParcelState.READY,
  58: ParcelState.DELIVERED,
};

/** Null: of no meaning for the shop. */
export const glsState = (code: string): ParcelState | null => STATES[Number(code)] ?? null;
