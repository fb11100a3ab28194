import { ParcelState } from '../../../orders/parcels/parcel-states.ts';

/** Packeta's codes of where a packet is; what is not here says nothing that the shop keeps. */
const STATES: Readonly<Record<string, ParcelState>> = {
  '2': ParcelState.HANDED_OVER,
  '3': ParcelState.HANDED_OVER,
  '4': ParcelState.HANDED_OVER,
  '5': ParcelState.READY,
  '6': ParcelState.HANDED_OVER,
  '7': ParcelState.DELIVERED,
  '10': ParcelState.RETURNED,
};

/** Null: of no meaning for the shop. */
export const packetaState = (code: string): ParcelState | null => STATES[code] ?? null;
