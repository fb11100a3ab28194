import type { Shop } from '../../../core/shop.ts';
import { Carrier } from '../../../orders/carriers.ts';
import { bytesOfCarrier, isPdf, readAnswer } from '../carrier-call.ts';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierService, LabelOrder, MadeLabel, Sheet } from '../carrier-service.ts';
import { dpdSettings } from '../carrier-settings.ts';
import { dpdAnswer, type DpdAnswer, type DpdShipment } from './dpd-schemas.ts';
import { dpdShipment } from './dpd-shipment.ts';

/** DPD's code of a sign-in that failed. */
const SIGN_IN = 103;
/** Codes after which nothing was made: input that DPD refuses, and calls that JSON-RPC cannot read. */
const NOT_MADE = new Set([401, 519, -32_700, -32_600, -32_601, -32_602]);

const call = (shop: Shop, method: string, params: object): Promise<Buffer> => {
  const { url, clientKey, email } = dpdSettings(shop)!;
  const DPDSecurity = { SecurityToken: { ClientKey: clientKey, Email: email } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { DPDSecurity, ...params } });
  return bytesOfCarrier(shop, { name: 'DPD', url, type: 'application/json', body });
};

const faultOf = (code: number) => (code === SIGN_IN ? 'AWAY' : NOT_MADE.has(code) ? 'REFUSED' : 'SILENT');

const wordsOf = ({ messages }: DpdShipment): string =>
  (messages ?? []).map((each) => (typeof each === 'string' ? each : each.value)).join(' ');

/** Throws CarrierError for an error, and for a shipment that was refused. */
const read = (bytes: Buffer): DpdAnswer => {
  const answer = readAnswer('DPD', bytes.toString('utf8'), dpdAnswer);
  const { error } = answer;
  if (error) throw new CarrierError(faultOf(error.code), `${error.message ?? 'refused'} (${error.code})`.slice(0, 500));
  const refused = answer.result?.result?.find(({ success }) => !success);
  if (refused) throw new CarrierError('REFUSED', (wordsOf(refused) || 'DPD refused').slice(0, 500));
  return answer;
};

const DAY_DIGITS = 8;
const NUMBER_DIGITS = 14;

/** The shipment's id ends in the day it was made; one that a person wrote down has no day. */
const hasDay = (id: string): boolean => id.length > NUMBER_DIGITS;
const numberOf = (id: string): string => (hasDay(id) ? id.slice(0, -DAY_DIGITS) : id);

const createLabel = async (shop: Shop, order: LabelOrder): Promise<MadeLabel> => {
  const shipment = dpdShipment(order, dpdSettings(shop)!, shop.clock.now());
  const made = read(await call(shop, 'create', { shipment: [shipment] })).result?.result?.[0]?.mpsid;
  if (!made || !hasDay(made)) throw new CarrierError('SILENT', 'DPD answered without a parcel');
  return { carrierId: made, number: numberOf(made) };
};

const labels = async (shop: Shop, carrierIds: readonly string[], pageSize: Sheet): Promise<Buffer> => {
  const parcel = carrierIds.map((id) => ({ parcelno: numberOf(id) }));
  const bytes = await call(shop, 'printLabels', { label: { parcels: { parcel }, pageSize, position: '1' } });
  if (isPdf(bytes)) return bytes;
  read(bytes);
  throw new CarrierError('AWAY', 'DPD gave no label');
};

const cancel = async (shop: Shop, carrierId: string): Promise<void> => {
  if (!hasDay(carrierId)) throw new CarrierError('REFUSED', `DPD: delete ${carrierId} in its portal`);
  read(await call(shop, 'deleteShipments', { mpsId: [carrierId] }));
};

/**
 * DPD Shipper of Slovakia, by JSON-RPC. No document of DPD was at hand; what is said and heard is read from public clients:
 * `create` from riesenia/dpd-shipment and inikoo/shipping (error codes 103, 401, 519 too), `printLabels` (answers a PDF) from
 * the WooCommerce plugin wc-dpd, `deleteShipments` from one shop's client alone. None of them tracks, returns or asks by
 * reference: a lost answer waits for a person.
 */
export const DPD: CarrierService = {
  carrier: Carrier.DPD,
  isSetUp: (shop) => dpdSettings(shop) !== null,
  createLabel,
  labels,
  cancel,
};
