import type * as Types from '../codegen/schema.gen.ts';

interface Sending {
  fulfilmentStatus: Types.FulfilmentStatus;
  parcels: { returning: boolean }[];
}

/** Whether some of the goods of an order have left in a parcel and the rest have not. */
export const isPartlySent = ({ fulfilmentStatus, parcels }: Sending) =>
  fulfilmentStatus === 'UNFULFILLED' && parcels.some(({ returning }) => !returning);
