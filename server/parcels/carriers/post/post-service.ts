import type { ZodType } from 'zod';
import type { Shop } from '../../../core/shop.ts';
import { Carrier } from '../../../orders/carriers.ts';
import type { Seller } from '../../../settings/seller.setting.ts';
import { bytesOfCarrier, isPdf, readAnswer } from '../carrier-call.ts';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierService, LabelOrder, MadeLabel, Told } from '../carrier-service.ts';
import { postSettings } from '../carrier-settings.ts';
import { postParcel, postSheet } from './post-parcel.ts';
import {
  labelsAnswer,
  parcelAnswer,
  plainAnswer,
  sheetAnswer,
  trackingAnswer,
  type PostAnswer,
} from './post-schemas.ts';
import { toldByPost } from './post-status.ts';

const NAME = 'Slovenská pošta';

/** Statuses whose body says what is wrong: public clients read `validation_errors` whatever the status. */
const SAID = [400, 404, 409, 422];

const wordsOf = ({ status, validation_errors: faults }: PostAnswer): string =>
  (faults ?? []).map(({ attribute, reason }) => [attribute, reason].filter(Boolean).join(': ')).join(', ') || status;

/** Throws CarrierError (REFUSED) for an answer that is not `ok`: nothing was done. */
const read = <Answer extends PostAnswer>(bytes: Buffer, schema: ZodType<Answer>): Answer => {
  const answer = readAnswer(NAME, bytes.toString('utf8'), schema);
  if (answer.status !== 'ok') throw new CarrierError('REFUSED', `${NAME}: ${wordsOf(answer)}`.slice(0, 500));
  return answer;
};

type Method = 'PUT' | 'POST' | 'DELETE';

const call = async <Answer extends PostAnswer>(
  shop: Shop,
  [method, path, body]: readonly [Method, string, object?],
  schema: ZodType<Answer>,
): Promise<Answer> => {
  const { url, userId, apiKey } = postSettings(shop)!;
  const bytes = await bytesOfCarrier(shop, {
    name: NAME,
    url: `${url}${path}`,
    method,
    type: 'application/json',
    body: body && JSON.stringify(body),
    headers: { 'x-api-auth': `apikey ${userId}:${apiKey}` },
    said: SAID,
  });
  return read(bytes, schema);
};

/** A label, an item and its sheet go by both ids: `sheet/item`. */
const pathOf = (carrierId: string): string => {
  const [sheet, item] = carrierId.split('/');
  return `/sheets/${encodeURIComponent(sheet!)}/parcels/${encodeURIComponent(item!)}`;
};

/** The address of a file is the post's own: anything else is not asked. */
const isOfPost = (shop: Shop, address: string): boolean => {
  const [own, file] = [new URL(postSettings(shop)!.url), URL.canParse(address) ? new URL(address) : null];
  if (!file || file.protocol !== own.protocol) return false;
  return file.host === own.host || (file.protocol === 'https:' && /(^|\.)posta\.sk$/.test(file.hostname));
};

const askLabels = (shop: Shop, carrierId: string) =>
  call(shop, ['POST', `${pathOf(carrierId)}/labels`, { format: 'pdf' }], labelsAnswer);

const createLabel = async (shop: Shop, order: LabelOrder): Promise<MadeLabel> => {
  const body = postParcel(order, postSettings(shop)!);
  const { parcel } = await call(
    shop,
    ['PUT', `/sheets/${encodeURIComponent(order.manifest!)}/parcels`, body],
    parcelAnswer,
  );
  if (!parcel?.id) throw new CarrierError('SILENT', `${NAME} answered without a parcel`);
  const carrierId = `${order.manifest}/${parcel.id}`;
  const number = parcel.parcel_number || (await askLabels(shop, carrierId)).parcel?.parcel_number;
  if (!number) throw new CarrierError('SILENT', `${NAME} gave the parcel no number`);
  return { carrierId, number };
};

/** One at a time: several come from the shop's own files. */
const labels = async (shop: Shop, carrierIds: readonly string[]): Promise<Buffer> => {
  const [carrierId, ...others] = carrierIds;
  if (!carrierId || others.length > 0) throw new CarrierError('REFUSED', `${NAME} prints one label at a time`);
  const url = (await askLabels(shop, carrierId)).labels?.url;
  if (!url) throw new CarrierError('AWAY', `${NAME} gave no label`);
  if (!isOfPost(shop, url)) throw new CarrierError('REFUSED', `${NAME}: the label is at a foreign address`);
  const pdf = await bytesOfCarrier(shop, { name: NAME, url, method: 'GET' });
  if (!isPdf(pdf)) throw new CarrierError('AWAY', `${NAME} gave no label`);
  return pdf;
};

const cancel = async (shop: Shop, carrierId: string): Promise<void> =>
  void (await call(shop, ['DELETE', pathOf(carrierId)], plainAnswer));

const openSheet = async (shop: Shop, seller: Seller): Promise<string> => {
  const { sheet } = await call(shop, ['PUT', '/sheets', postSheet(seller, postSettings(shop)!)], sheetAnswer);
  if (!sheet?.id) throw new CarrierError('SILENT', `${NAME} answered without a sheet`);
  return sheet.id;
};

const register = async (shop: Shop, sheet: string): Promise<void> =>
  void (await call(shop, ['POST', `/sheets/${encodeURIComponent(sheet)}/register`, {}], plainAnswer));

const track = async (shop: Shop, { number }: MadeLabel): Promise<Told[]> => {
  const url = `${postSettings(shop)!.trackingUrl}?q=${encodeURIComponent(number)}&l=en`;
  const bytes = await bytesOfCarrier(shop, { name: NAME, url, method: 'GET' });
  const { results } = readAnswer(NAME, bytes.toString('utf8'), trackingAnswer);
  return toldByPost(results.find((result) => result.number === number)?.events ?? []);
};

/**
 * Slovenská pošta by its WebEPH REST API: items are put into an open sheet (ePodací hárok), their labels are fetched, and the
 * sheet is registered before they are brought to the post; labels cannot be had after that. Never tried at the real service.
 *
 * Read on 2026-11-28: the beginning of the post's own page mojezasielky.posta.sk/pomoc/webeph-api (authentication, calls, `status`
 * and `validation_errors` of their answers) and posta.sk/informacie/api-dokumentacia (sheets); the fields of sheets and
 * items from three public clients: the WooCommerce plugin spirit-eph (sender, categories b, ek, zb, kinds of payment, weight in
 * kilograms, cash on delivery, `parcel_number`), EPHService of tradeTracker (label by its address) and Postal of a Laravel shop
 * (`custom_identifier`). Tracking: api.posta.sk/tracking, by martinusdev/shipments-tracking and a Home Assistant integration,
 * both from live answers. None of them asks for an item by its identifier: a lost answer waits for a person.
 */
export const POST: CarrierService = {
  carrier: Carrier.SLOVAK_POST,
  isSetUp: (shop) => postSettings(shop) !== null,
  createLabel,
  labels,
  cancel,
  track,
  manifests: { open: openSheet, register },
};
