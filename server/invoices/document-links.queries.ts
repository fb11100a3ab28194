import * as z from 'zod';
import { isHolderLive, isKey, linkHolder } from '../api-keys/link-holder.queries.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign, verifySignature } from '../core/signature.ts';
import { isUuid } from '../core/text/text.ts';
import { HOUR_MS, MINUTE_MS } from '../core/time.ts';
import { Order } from '../orders/order.entity.ts';

const PURPOSE = 'document-link';
/** A page stays open for half a day; a program asks again. */
const LIFE_MS = 12 * HOUR_MS;
const KEY_LIFE_MS = 15 * MINUTE_MS;

const payloadSchema = z.tuple([z.string().regex(/^(|[ks]:[0-9a-f-]{36})$/), z.number().int()]);

type Keyed = Pick<Order, 'id' | 'accessNonce'>;

const signedText = (payload: string, order: Keyed, number: string): string =>
  [payload, order.id, order.accessNonce, number].join('.');

/**
 * Query of a link that opens one invoice or credit note and nothing else, for 12 hours, for a program 15 minutes. It dies
 * before that with the key or session that it was made for, and when the secret of the order is renewed.
 */
export const documentQuery = (ctx: Ctx, order: Keyed, number: string): string => {
  const holder = linkHolder(ctx);
  const expires = ctx.shop.clock.now().getTime() + (isKey(holder) ? KEY_LIFE_MS : LIFE_MS);
  const payload = Buffer.from(JSON.stringify([holder, expires])).toString('base64url');
  const link = `${payload}.${sign(ctx.shop, PURPOSE, signedText(payload, order, number))}`;
  return new URLSearchParams({ number, link }).toString();
};

export interface DocumentLink {
  readonly id: string;
  readonly number: string;
  readonly link: string;
}

/** The order of a document that a link opens. Throws ORDER_NOT_FOUND for none of this shop, DOWNLOAD_LINK_EXPIRED for a dead one. */
export const readDocumentLink = async (ctx: Ctx, { id, number, link }: DocumentLink): Promise<Order> => {
  const order = isUuid(id) ? await ctx.repo(Order).findOneBy({ id }) : null;
  const [payload = '', signature = '', ...more] = link.split('.');
  const ours =
    order && more.length === 0 && verifySignature(ctx.shop, PURPOSE, signedText(payload, order, number), signature);
  if (!ours) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  const [holder, expires] = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const live = ctx.shop.clock.now().getTime() < expires && (await isHolderLive(ctx, holder));
  if (!live) throw new AppError(ErrorCode.DOWNLOAD_LINK_EXPIRED);
  return order;
};
