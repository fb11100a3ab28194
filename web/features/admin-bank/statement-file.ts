import { ServerError } from '@apollo/client/errors';
import { shopFetch } from '../../lib/shop-fetch.ts';

/** What became of a statement. */
export interface Imported {
  found: number;
  added: number;
  booked: number;
  unread: number;
}

/** Sends a bank statement; each of its movements counts once. Rejects with what the shop refuses. */
export const sendStatement = async (file: File): Promise<Imported> => {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const response = await shopFetch('/api/admin/bank-statement', { method: 'POST', headers, body: file });
  if (response.ok) return (await response.json()) as Imported;
  throw new ServerError('refused', { response, bodyText: await response.text() });
};
