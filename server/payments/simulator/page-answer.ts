import type { FastifyReply } from 'fastify';
import { pageCsp } from './page.ts';

/** Sends a page of a simulator, which may lead to `targets`. */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: string,
  targets: readonly string[] = [],
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pageCsp(targets))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page);
