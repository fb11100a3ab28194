import * as z from 'zod';
import { glsDate, momentOf } from '../gls/gls-schemas.ts';
import { simulatedLabel } from './simulated-label.ts';
import type { SimulatedParcel, SimulatedParcels } from './simulated-parcels.ts';

const parcel = z.object({
  ClientReference: z.string(),
  CODAmount: z.number().optional(),
  DeliveryAddress: z.object({ Name: z.string(), City: z.string() }),
  ServiceList: z.array(z.object({ Code: z.string() })),
});
const print = z.object({ ParcelList: z.array(parcel).length(1) });
const ids = z.object({ ParcelIdList: z.array(z.number()) });
const list = z.object({ PrintDateFrom: z.string(), PrintDateTo: z.string() });
const status = z.object({ ParcelNumber: z.number() });

const fault = (ErrorCode: number, ErrorDescription: string) => [{ ErrorCode, ErrorDescription }];

const infoOf = ({ id, number, reference }: SimulatedParcel) => ({
  ParcelId: Number(id),
  ParcelNumber: Number(number),
  ClientReference: reference,
});

const printLabels = async (parcels: SimulatedParcels, body: unknown): Promise<object> => {
  const [given] = print.parse(body).ParcelList;
  const { ClientReference: reference, CODAmount, DeliveryAddress, ServiceList } = given!;
  if (DeliveryAddress.Name.endsWith('Odmietnutá')) return { PrintLabelsErrorList: fault(21, 'Address is not served') };
  const returning = ServiceList.some(({ Code }) => Code === 'SRS');
  const made = parcels.add('', { reference, returning, cash: CODAmount === undefined ? null : CODAmount.toFixed(2) });
  const missing = parcels.faults[0] === 'NO_LABEL' && parcels.faults.shift();
  const Labels = missing ? null : [...(await simulatedLabel([made.number]))];
  return { Labels, PrintLabelsErrorList: [], PrintLabelsInfoList: [infoOf(made)] };
};

const printed = async (parcels: SimulatedParcels, body: unknown): Promise<object> => {
  const known = ids.parse(body).ParcelIdList.map((id) => parcels.of(String(id)));
  if (known.some((each) => !each)) return { Labels: null, GetPrintedLabelsErrorList: fault(4, 'Unknown parcel') };
  const Labels = [...(await simulatedLabel(known.map((each) => each!.number)))];
  return { Labels, GetPrintedLabelsErrorList: [] };
};

const listed = (parcels: SimulatedParcels, body: unknown): object => {
  const { PrintDateFrom, PrintDateTo } = list.parse(body);
  const [from, to] = [momentOf(PrintDateFrom), momentOf(PrintDateTo)];
  const own = parcels.all.filter(({ made, cancelled }) => !cancelled && made >= from && made <= to);
  return { PrintDataInfoList: own.map(infoOf), GetParcelListErrors: [] };
};

const deleted = (parcels: SimulatedParcels, body: unknown): object => {
  const DeleteLabelsErrorList = ids.parse(body).ParcelIdList.flatMap((id) => {
    const known = parcels.of(String(id));
    if (!known) return fault(4, 'Unknown parcel');
    if (known.steps.length > 0) return fault(6, 'The parcel is on its way');
    known.cancelled = true;
    return [];
  });
  return { DeleteLabelsErrorList };
};

const statuses = (parcels: SimulatedParcels, body: unknown): object => {
  const known = parcels.of(String(status.parse(body).ParcelNumber));
  const step = ({ code, at, text }: SimulatedParcel['steps'][number]) => ({
    StatusCode: code,
    StatusDate: glsDate(at),
    StatusDescription: text,
  });
  return known
    ? { ParcelStatusList: known.steps.map(step), GetParcelStatusErrors: [] }
    : { ParcelStatusList: null, GetParcelStatusErrors: fault(4, 'Unknown parcel') };
};

const METHODS: Readonly<Record<string, (parcels: SimulatedParcels, body: unknown) => object | Promise<object>>> = {
  PrintLabels: printLabels,
  GetPrintedLabels: printed,
  GetParcelList: listed,
  DeleteLabels: deleted,
  GetParcelStatuses: statuses,
};

/** What MyGLS would answer; null: it has no such method. */
export const answerOfGls = async (parcels: SimulatedParcels, method: string, body: unknown): Promise<object | null> =>
  (await METHODS[method]?.(parcels, body)) ?? null;
