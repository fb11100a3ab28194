import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ctxOf, sendError } from '../../core/http/rest.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { parallelLimit } from '../../core/parallel.ts';
import type { Shop } from '../../core/shop.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { assetHeaders } from './asset-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
const ADDRESS = /^\/assets\/([\w-][\w.-]{0,119}\.(\w+))(?:\?|$)/;
const AT_ONCE = 8;
/** Of one network in a minute: a page asks for some twenty. */
const BUDGET = 600;

/**
 * Puts the hashed files of this version where every process finds them, before a page of it names any. A store that is away
 * holds up no start: while versions change, a page may then lack its program.
 */
export const publishAssets = async ({ assets, logger }: Pick<Shop, 'assets' | 'logger'>, folder: string) => {
  if (!assets) return;
  try {
    const [own, there] = await Promise.all([readdir(folder), assets.names()]);
    const missing = own.filter((name) => !there.has(name) && Object.hasOwn(TYPES, path.extname(name).slice(1)));
    const inTurn = parallelLimit(AT_ONCE);
    const keep = async (name: string) => assets.keep(name, await readFile(path.join(folder, name)));
    await Promise.all(missing.map((name) => inTurn(() => keep(name))));
  } catch (error) {
    logger.warn({ err: error }, 'the files of this version could not be shared with the processes of another one');
  }
};

/** Answers a hashed file that this version does not have, as long as another version that serves beside it has published it. */
export const assetOfAnotherVersion = ({ assets, budgets }: Pick<Shop, 'assets' | 'budgets'>) => {
  const budget = budgets('asset', BUDGET, MINUTE_MS);
  const find = async (request: FastifyRequest): Promise<{ name: string; type: string; content: Buffer } | null> => {
    const [, name, ending] = ADDRESS.exec(request.url) ?? [];
    const type = TYPES[ending ?? ''];
    if (!assets || !name || !type) return null;
    const { client, shop } = ctxOf(request);
    const { taken } = await budget.take(client.network, 1, shop.clock.now());
    if (!taken) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 });
    const content = await assets.read(name);
    return content && { name, type, content };
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await find(request);
    if (!found) return sendError(request, reply, new AppError(ErrorCode.NOT_FOUND));
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', ...assetHeaders(found.name) })
      .type(found.type)
      .send(found.content);
  };
};
