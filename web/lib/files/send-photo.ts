import { ServerError } from '@apollo/client/errors';
import type { ShopError } from '../graphql-error.ts';
import { shopFetch } from '../shop-fetch.ts';

/** Sends a photograph of the visitor as it is. Throws what the shop refuses it with. */
export const sendPhoto = async (address: string, photo: File): Promise<void> => {
  const headers = { 'content-type': photo.type || 'application/octet-stream' };
  const answer = await shopFetch(address, { method: 'PUT', body: photo, headers });
  if (!answer.ok) throw new ServerError('refused', { response: answer, bodyText: await answer.text() });
};

/** Codes that the server gives to a file; an unknown type of content is one that is no photograph. */
export const toPhotoRefusal = (refusal: ShopError): ShopError =>
  refusal.code === 'UNSUPPORTED_MEDIA_TYPE' ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal;
