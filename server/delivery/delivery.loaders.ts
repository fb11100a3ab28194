import { In } from 'typeorm';
import { defineLoader, inOrder } from '../core/loader.ts';
import { bindVersions } from './entitlements.ts';
import { Entitlement } from './entitlement.entity.ts';
import { buildPackage, findPackages, type PackageKey } from './packaging.ts';

/** The entitlement of an order line; null for goods and before the payment. */
export const entitlementByLine = defineLoader(async (ctx, orderLineIds: readonly string[]) => {
  const rows = await ctx.repo(Entitlement).findBy({ orderLineId: In([...orderLineIds]) });
  await bindVersions(ctx, rows);
  return inOrder(orderLineIds, rows, ({ orderLineId }) => orderLineId);
});

/** The package of an entitlement, built here when the job has not come to it yet. */
export const packageOf = defineLoader(async (ctx, keys: readonly PackageKey[]) => {
  const found = await findPackages(ctx, keys);
  return Promise.all(found.map(async (row, i) => row ?? buildPackage(ctx, keys[i]!).catch((error: Error) => error)));
});
