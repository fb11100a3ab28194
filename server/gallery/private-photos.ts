import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { epochMs } from '../core/http/api-operation.ts';
import type { Shop } from '../core/shop.ts';
import { sign, verifySignature } from '../core/signature.ts';
import { HOUR_MS } from '../core/time.ts';

/** What photographs come as. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Of what a photograph is: the folder of its address. */
type Of = 'builds' | 'complaints';

const PURPOSE = 'private-photo';

/** What the address of a private photograph carries. */
export const privatePhotoQuery = z.object({
  photo: z.string().regex(/^[0-9a-f]{64}$/),
  until: epochMs,
  signature: z.string(),
});

type Address = z.output<typeof privatePhotoQuery> & { readonly id: string };

const signedText = (of: Of, { id, photo, until }: Omit<Address, 'signature'>): string =>
  `${of}.${id}.${photo}.${until}`;

/** Address of a photograph that is not public, for an hour or two; only for who may see what it belongs to. */
export const privatePhotoUrl = (shop: Shop, of: Of, id: string, photo: string): string => {
  const until = Math.ceil(shop.clock.now().getTime() / HOUR_MS + 1) * HOUR_MS;
  const signature = sign(shop, PURPOSE, signedText(of, { id, photo, until }));
  return `/api/${of}/${id}/photo?photo=${photo}&until=${until}&signature=${signature}`;
};

/** Sends it, where the shop made this address, and not too long ago; else NOT_FOUND. */
export const sendPrivatePhoto = async (reply: FastifyReply, shop: Shop, of: Of, asked: Address): Promise<void> => {
  const isOpen = asked.until > shop.clock.now().getTime();
  if (!isOpen || !verifySignature(shop, PURPOSE, signedText(of, asked), asked.signature))
    throw new AppError(ErrorCode.NOT_FOUND);
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('image/webp')
    .send(await shop.files.read(asked.photo));
};
