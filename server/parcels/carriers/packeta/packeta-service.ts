import { elementsOf, textOf } from '../../../core/files/s3-xml.ts';
import type { Shop } from '../../../core/shop.ts';
import { Carrier } from '../../../orders/carriers.ts';
import { callCarrier } from '../carrier-call.ts';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierService, LabelOrder, MadeLabel, Sheet, Told } from '../carrier-service.ts';
import { packetaSettings } from '../carrier-settings.ts';
import { packetaState } from './packeta-status.ts';
import { resultOf, xmlOf, type XmlTree } from './packeta-xml.ts';

const decimal = (minor: number): string => (minor / 100).toFixed(2);
const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

const FORMATS: Record<Sheet, string> = { A6: 'A6 on A6', A4: 'A6 on A4' };

const ask = async (shop: Shop, method: string, body: XmlTree): Promise<string> => {
  const { url, password } = packetaSettings(shop)!;
  const xml = xmlOf({ [method]: { apiPassword: password, ...body } });
  return resultOf(await callCarrier(shop, { name: 'Packeta', url, type: 'text/xml; charset=utf-8', body: xml }));
};

const made = (result: string): MadeLabel => {
  const carrierId = textOf(result, 'id');
  const number = textOf(result, 'barcode');
  if (!carrierId || !number) throw new CarrierError('SILENT', 'Packeta answered something unreadable');
  return { carrierId, number };
};

const createLabel = async (shop: Shop, order: LabelOrder): Promise<MadeLabel> => {
  if (!order.pointId) throw new CarrierError('REFUSED', 'addressId: no pick-up point was chosen');
  const { firstName, lastName, company, phone } = order.buyer;
  const [length, width, height] = order.sizeMm ?? [];
  const packetAttributes = {
    number: order.reference,
    name: firstName,
    surname: lastName,
    company,
    email: order.email,
    phone,
    addressId: order.pointId,
    cod: order.cashMinor > 0 ? decimal(order.cashMinor) : null,
    currency: 'EUR',
    value: decimal(order.valueMinor),
    weight: kilograms(order.weightGrams),
    eshop: packetaSettings(shop)!.sender,
    size: length ? { length, width, height } : null,
  };
  return made(await ask(shop, 'createPacket', { packetAttributes }));
};

const createReturnLabel = async (shop: Shop, order: LabelOrder): Promise<MadeLabel> => {
  const claimWithPasswordAttributes = {
    number: order.reference,
    email: order.email,
    phone: order.buyer.phone,
    value: decimal(order.valueMinor),
    currency: 'EUR',
    eshop: packetaSettings(shop)!.sender,
    consignCountry: order.buyer.country,
    sendEmailToCustomer: 0,
  };
  return made(await ask(shop, 'createPacketClaimWithPassword', { claimWithPasswordAttributes }));
};

const labels = async (shop: Shop, packetIds: readonly string[], sheet: Sheet): Promise<Buffer> => {
  const format = FORMATS[sheet];
  const [packetId] = packetIds;
  const text =
    packetIds.length === 1
      ? await ask(shop, 'packetLabelPdf', { packetId, format, offset: 0 })
      : await ask(shop, 'packetsLabelsPdf', { packetIds, format, offset: 0 });
  const pdf = Buffer.from(text, 'base64');
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new CarrierError('AWAY', 'Packeta gave no label');
  return pdf;
};

const cancel = async (shop: Shop, packetId: string): Promise<void> => {
  try {
    await ask(shop, 'cancelPacket', { packetId });
  } catch (error) {
    // What Packeta no longer knows need not be taken back.
    if (!(error instanceof CarrierError && error.cause === 'PacketIdFault')) throw error;
  }
};

const toldOf = (record: string): Told => ({
  state: packetaState(textOf(record, 'statusCode') ?? ''),
  at: new Date(textOf(record, 'dateTime') ?? NaN),
  text: textOf(record, 'statusText') ?? textOf(record, 'codeText') ?? '',
});

const track = async (shop: Shop, { carrierId }: MadeLabel): Promise<Told[]> => {
  const records = elementsOf(await ask(shop, 'packetTracking', { packetId: carrierId }), 'record').map(toldOf);
  return records
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
};

/**
 * Packeta's REST API: XML to one address. It makes a second packet of the same number without a word and has no question by
 * number, so a call whose answer was lost waits for a person.
 */
export const PACKETA: CarrierService = {
  carrier: Carrier.PACKETA,
  isSetUp: (shop) => packetaSettings(shop) !== null,
  createLabel,
  createReturnLabel,
  labels,
  cancel,
  track,
};
