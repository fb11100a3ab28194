import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import type { Shop } from '../../../core/shop.ts';
import { Carrier } from '../../../orders/carriers.ts';
import { callCarrier, readAnswer } from '../carrier-call.ts';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierService, LabelOrder, MadeLabel, Sheet, Told } from '../carrier-service.ts';
import { glsSettings } from '../carrier-settings.ts';
import { fromBuyer, toBuyer } from './gls-parcel.ts';
import {
  deleteAnswer,
  glsDate,
  labelBytes,
  listAnswer,
  momentOf,
  printAnswer,
  printedAnswer,
  statusAnswer,
  type GlsFault,
  type GlsInfo,
} from './gls-schemas.ts';
import { glsState } from './gls-status.ts';

const PRINTERS: Record<Sheet, string> = { A6: 'Connect', A4: 'A4_2x2' };

/** GLS' codes of faults after which nothing was done and a later try may work: sign-in, and the service itself. */
const NOT_DONE = new Set([-1, 14, 15, 27]);

const call = async <Answer>(shop: Shop, method: string, body: object, answer: ZodType<Answer>): Promise<Answer> => {
  const { url, username, password } = glsSettings(shop)!;
  const Password = [...createHash('sha512').update(password).digest()];
  const text = await callCarrier(shop, {
    name: 'GLS',
    url: `${url}/${method}`,
    type: 'application/json',
    body: JSON.stringify({ Username: username, Password, ...body }),
  });
  return readAnswer('GLS', text, answer);
};

const refuse = (faults: readonly GlsFault[] | null | undefined): void => {
  const [first] = faults ?? [];
  if (!first) return;
  const words = `${first.ErrorDescription ?? 'refused'} (${first.ErrorCode})`.slice(0, 500);
  throw new CarrierError(NOT_DONE.has(first.ErrorCode) ? 'AWAY' : 'REFUSED', words, first.ErrorCode);
};

const madeOf = ({ ParcelId, ParcelNumber }: GlsInfo): MadeLabel => ({
  carrierId: String(ParcelId),
  number: String(ParcelNumber ?? ParcelId),
});

const print = async (shop: Shop, parcel: object): Promise<MadeLabel> => {
  const body = { ParcelList: [parcel], PrintPosition: 1, ShowPrintDialog: false, TypeOfPrinter: PRINTERS.A6 };
  const answer = await call(shop, 'PrintLabels', body, printAnswer);
  refuse(answer.PrintLabelsErrorList);
  const [info] = answer.PrintLabelsInfoList ?? [];
  if (!info) throw new CarrierError('SILENT', 'GLS answered without a parcel');
  return { ...madeOf(info), pdf: labelBytes(answer.Labels) };
};

const numbered = (shop: Shop, order: LabelOrder, made: typeof toBuyer): Promise<MadeLabel> =>
  print(shop, made(order, glsSettings(shop)!.clientNumber, shop.clock.now()));

/** By GLS' clock and ours: a quarter of an hour apart at most. */
const SLACK_MS = 15 * 60_000;

const find = async (shop: Shop, reference: string, since: Date): Promise<MadeLabel | null> => {
  const [from, to] = [since.getTime() - SLACK_MS, shop.clock.now().getTime() + SLACK_MS];
  const body = { PrintDateFrom: glsDate(new Date(from)), PrintDateTo: glsDate(new Date(to)) };
  const answer = await call(shop, 'GetParcelList', body, listAnswer);
  refuse(answer.GetParcelListErrors);
  const referenceOf = (info: GlsInfo) => info.ClientReference ?? info.Parcel?.ClientReference;
  const own = (answer.PrintDataInfoList ?? []).find((info) => referenceOf(info) === reference);
  return own ? madeOf(own) : null;
};

const labels = async (shop: Shop, carrierIds: readonly string[], sheet: Sheet): Promise<Buffer> => {
  const body = { ParcelIdList: carrierIds.map(Number), PrintPosition: 1, TypeOfPrinter: PRINTERS[sheet] };
  const answer = await call(shop, 'GetPrintedLabels', body, printedAnswer);
  refuse(answer.GetPrintedLabelsErrorList);
  const pdf = labelBytes(answer.Labels);
  if (!pdf) throw new CarrierError('AWAY', 'GLS gave no label');
  return pdf;
};

/** GLS does not know the parcel: it was deleted. */
const UNKNOWN_PARCEL = 4;

const cancel = async (shop: Shop, carrierId: string): Promise<void> => {
  const answer = await call(shop, 'DeleteLabels', { ParcelIdList: [Number(carrierId)] }, deleteAnswer);
  refuse(answer.DeleteLabelsErrorList?.filter(({ ErrorCode }) => ErrorCode !== UNKNOWN_PARCEL));
};

const track = async (shop: Shop, { number }: MadeLabel): Promise<Told[]> => {
  const body = { ParcelNumber: Number(number), ReturnPOD: false, LanguageIsoCode: 'EN' };
  const answer = await call(shop, 'GetParcelStatuses', body, statusAnswer);
  refuse(answer.GetParcelStatusErrors);
  return (answer.ParcelStatusList ?? [])
    .map(({ StatusCode, StatusDate, StatusDescription }) => ({
      state: glsState(StatusCode),
      at: momentOf(StatusDate),
      text: StatusDescription ?? '',
    }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
};

/** MyGLS, by JSON. It lists parcels with the reference that the shop gave them: a lost answer is asked for. */
export const GLS: CarrierService = {
  carrier: Carrier.GLS,
  isSetUp: (shop) => glsSettings(shop) !== null,
  createLabel: (shop, order) => numbered(shop, order, toBuyer),
  createReturnLabel: (shop, order) => numbered(shop, order, fromBuyer),
  find,
  labels,
  cancel,
  track,
};
