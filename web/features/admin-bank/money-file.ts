import { ServerError } from '@apollo/client/errors';
import type { Carrier } from '../../codegen/schema.gen.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';

/** What became of a file about money. */
export interface Imported {
  found: number;
  added: number;
  booked: number;
  unread: number;
}

const send = async (url: string, file: File): Promise<Imported> => {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const response = await shopFetch(url, { method: 'POST', headers, body: file });
  if (response.ok) return (await response.json()) as Imported;
  throw new ServerError('refused', { response, bodyText: await response.text() });
};

/** Sends a bank statement; each of its movements counts once. Rejects with what the shop refuses. */
export const sendStatement = (file: File): Promise<Imported> => send('/api/admin/bank-statement', file);

/** Sends a carrier's list of what it collected; each parcel counts once. Rejects with what the shop refuses. */
export const sendCashList = (carrier: Carrier, file: File): Promise<Imported> =>
  send(`/api/admin/cash-list?carrier=${carrier}`, file);
