import * as z from 'zod';
import { simulatedLabel } from './simulated-label.ts';
import type { SimulatedParcel, SimulatedParcels } from './simulated-parcels.ts';

const shipment = z.object({
  reference: z.string(),
  addressRecipient: z.object({ name: z.string(), country: z.number() }),
  services: z.object({ cod: z.object({ amount: z.number() }).optional() }),
});
const creating = z.object({ shipment: z.array(shipment).length(1) });
const printing = z.object({
  label: z.object({ parcels: z.object({ parcel: z.array(z.object({ parcelno: z.string() })) }) }),
});
const deleting = z.object({ mpsId: z.array(z.string()).length(1) });
const rpc = z.object({ method: z.string(), params: z.object({}).loose() });

const DAY = '20261126';

const error = (code: number, message: string): object => ({ jsonrpc: '2.0', id: 1, error: { code, message } });
const result = (each: object): object => ({ jsonrpc: '2.0', id: 1, result: { result: [each] } });
const refused = (value: string): object => result({ success: false, messages: [{ value }] });

const create = (parcels: SimulatedParcels, params: object): object => {
  const [given] = creating.parse(params).shipment;
  const { reference, addressRecipient, services } = given!;
  if (addressRecipient.name.endsWith('Odmietnutá')) return refused('Address is not served');
  const { number } = parcels.add('0530', {
    reference,
    returning: false,
    cash: services.cod?.amount.toFixed(2) ?? null,
  });
  return result({ success: true, mpsid: `${number}${DAY}`, messages: [] });
};

const print = async (parcels: SimulatedParcels, params: object): Promise<object> => {
  const { parcel } = printing.parse(params).label.parcels;
  const known = parcel.map(({ parcelno }) => parcels.of(parcelno));
  if (known.some((each) => !each)) return error(519, 'Unknown parcel');
  if (parcels.faults[0] !== 'NO_LABEL') return simulatedLabel(known.map((each) => each!.number));
  parcels.faults.shift();
  return result({ success: true });
};

const remove = (parcels: SimulatedParcels, params: object): object => {
  const [id] = deleting.parse(params).mpsId;
  const known: SimulatedParcel | undefined = parcels.of(id!.slice(0, -DAY.length));
  if (!known) return refused('Unknown shipment');
  if (known.steps.length > 0) return refused('The parcel is on its way');
  known.cancelled = true;
  return result({ success: true });
};

const METHODS: Readonly<Record<string, (parcels: SimulatedParcels, params: object) => object | Promise<object>>> = {
  create,
  printLabels: print,
  deleteShipments: remove,
};

/** What DPD would answer. */
export const answerOfDpd = async (parcels: SimulatedParcels, body: unknown): Promise<object> => {
  const { method, params } = rpc.parse(body);
  return (await METHODS[method]?.(parcels, params)) ?? error(-32_601, 'Method not found');
};
