import { In } from 'typeorm';
import { defineLoader, inOrder } from '../core/loader.ts';
import { findVersion } from '../models/models.service.ts';
import { bindVersions } from './entitlements.service.ts';
import { Entitlement } from './entitlement.entity.ts';
import type { PackageKey } from './package/package.entity.ts';
import { buildPackage, findPackages } from './package/package.service.ts';

/** The entitlement of an order line; null for goods and before the payment. */
export const entitlementByLine = defineLoader(async (ctx, orderLineIds: readonly string[]) => {
  const rows = await ctx.repo(Entitlement).findBy({ orderLineId: In([...orderLineIds]) });
  await bindVersions(ctx, rows);
  return inOrder(orderLineIds, rows, ({ orderLineId }) => orderLineId);
});

/** The random part of the secret of the order that an entitlement belongs to. */
export const accessNonceOf = defineLoader<string, string>(async (ctx, entitlementIds) => {
  const rows = await ctx.sql<{ id: string; nonce: string }>(
    `SELECT e.id, o.access_nonce AS nonce FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
       JOIN orders o ON o.id = l.order_id WHERE e.id = ANY($1::uuid[])`,
    [entitlementIds],
    'delivery.access-nonce',
  );
  return inOrder(entitlementIds, rows, ({ id }) => id).map((row) => row!.nonce);
});

/** A package, built here when the job has not come to it yet. */
export const packageOf = defineLoader(async (ctx, keys: readonly PackageKey[]) => {
  const found = await findPackages(ctx, keys);
  return Promise.all(found.map(async (row, i) => row ?? buildPackage(ctx, keys[i]!).catch((error: Error) => error)));
});

/** A version with its manifest. */
export const versionById = defineLoader(async (ctx, ids: readonly string[]) =>
  Promise.all(ids.map((id) => findVersion(ctx, id))),
);
