import { elementsOf, textOf } from '../../../core/files/s3-xml.ts';
import { escapeXml } from '../../../core/text/xml.ts';
import { simulatedLabel } from './simulated-label.ts';
import type { SimulatedParcels } from './simulated-parcels.ts';

const MOST_KILOGRAMS = 15;

const ok = (result = ''): string => `<response><status>ok</status><result>${result}</result></response>`;
const fault = (name: string, words: string, detail = ''): string =>
  `<response><status>fault</status><fault>${name}</fault><string>${escapeXml(words)}</string><detail>${detail}</detail></response>`;
const wrong = (field: string, words: string): string =>
  fault(
    'PacketAttributesFault',
    'Failed to validate attributes. See detail.',
    `<attributes><fault><name>${field}</name><fault>${escapeXml(words)}</fault></fault></attributes>`,
  );

const create = (parcels: SimulatedParcels, xml: string, returning: boolean): string => {
  const reference = textOf(xml, 'number') ?? '';
  if (!returning && !/^\d+$/.test(textOf(xml, 'addressId') ?? ''))
    return wrong('addressId', 'The pick-up point is not valid.');
  if (!returning && textOf(xml, 'surname') === 'Odmietnutá') return wrong('surname', 'The addressee cannot be served.');
  if (Number(textOf(xml, 'weight') ?? 0) > MOST_KILOGRAMS)
    return wrong('weight', `Weight is over ${MOST_KILOGRAMS} kg.`);
  const { id, number } = parcels.add('Z', { reference, returning, cash: textOf(xml, 'cod') });
  return ok(`<id>${id}</id><barcode>${number}</barcode><barcodeText>${number}</barcodeText>`);
};

const label = async (parcels: SimulatedParcels, ids: readonly string[]): Promise<string> => {
  const known = ids.map((id) => parcels.of(id));
  if (known.some((parcel) => !parcel)) return fault('PacketIdFault', 'There is no such packet.');
  if (parcels.faults[0] === 'NO_LABEL') {
    parcels.faults.shift();
    return ok();
  }
  return ok((await simulatedLabel(known.map((parcel) => parcel!.number))).toString('base64'));
};

const cancel = (parcels: SimulatedParcels, id: string): string => {
  const parcel = parcels.of(id);
  if (!parcel) return fault('PacketIdFault', 'There is no such packet.');
  if (parcel.steps.length > 0) return fault('CancelNotAllowedFault', 'The packet is on its way.');
  parcel.cancelled = true;
  return ok();
};

const track = (parcels: SimulatedParcels, id: string): string => {
  const parcel = parcels.of(id);
  if (!parcel) return fault('PacketIdFault', 'There is no such packet.');
  const record = ({ code, at, text }: (typeof parcel.steps)[number]) =>
    `<record><dateTime>${at.toISOString()}</dateTime><statusCode>${code}</statusCode><statusText>${text}</statusText></record>`;
  return ok(parcel.steps.map(record).join(''));
};

/** What Packeta would answer. */
export const answerOfPacketa = async (parcels: SimulatedParcels, xml: string): Promise<string> => {
  const method = /^\s*(?:<\?[^>]*>\s*)?<(\w+)>/.exec(xml)?.[1];
  const packetId = textOf(xml, 'packetId') ?? '';
  if (method === 'createPacket') return create(parcels, xml, false);
  if (method === 'createPacketClaimWithPassword') return create(parcels, xml, true);
  if (method === 'packetLabelPdf') return label(parcels, [packetId]);
  if (method === 'packetsLabelsPdf') return label(parcels, elementsOf(xml, 'id'));
  if (method === 'cancelPacket') return cancel(parcels, packetId);
  if (method === 'packetTracking') return track(parcels, packetId);
  return fault('NotSupportedFault', 'There is no such method.');
};
