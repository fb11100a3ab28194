import * as z from 'zod';

const message = z.union([z.string(), z.object({ value: z.string() }).loose()]);

const shipment = z.object({
  success: z.union([z.boolean(), z.number()]),
  /** The number of the parcel and the day it was made, 8 digits. */
  mpsid: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((id) => (id === null || id === undefined ? null : String(id))),
  messages: z.array(message).nullish(),
});

/** An answer of JSON-RPC; DPD gives one shipment alone or in a list. */
export const dpdAnswer = z.object({
  error: z.object({ code: z.coerce.number(), message: z.string().nullish() }).loose().nullish(),
  result: z
    .object({ result: z.union([z.array(shipment), shipment.transform((only) => [only])]).nullish() })
    .loose()
    .nullish(),
});

export type DpdShipment = z.infer<typeof shipment>;
export type DpdAnswer = z.infer<typeof dpdAnswer>;
