import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import type { Carrier } from '../../orders/carriers.ts';
import type { CashCollection } from '../../payments/cash/collections/cash-collection.entity.ts';
import { assign, setAside } from '../../payments/cash/collections/collection-decisions.service.ts';
import { importCollections, type ImportedList } from '../../payments/cash/collections/collection-import.service.ts';
import { shownCollection, type ShownCollection } from './cash-collections.queries.ts';

/** As `importCollections`, with its audit entry. */
export const importCashList = async (ctx: Ctx, carrier: Carrier, bytes: Uint8Array): Promise<ImportedList> => {
  const imported = await importCollections(ctx, carrier, bytes);
  const name = ctx.shop.clock.now().toISOString().slice(0, 10);
  const after = { carrier, ...imported };
  await recordAction(ctx, { action: 'cash-list.import', subject: 'PAYMENT', id: name, name, after });
  return imported;
};

/** What the audit log calls it. */
const nameOf = ({ id, parcelNumber, variableSymbol }: CashCollection): string => parcelNumber ?? variableSymbol ?? id;

/** As `assign`, with its audit entry. */
export const assignCashCollection = async (ctx: Ctx, id: string, orderId: string): Promise<ShownCollection> => {
  await transaction(ctx, async (tx) => {
    const { order, after, changed } = await assign(tx, id, orderId);
    const now = { order: order.orderNumber, state: after.state };
    if (changed)
      await recordAction(tx, {
        action: 'cash-collection.assign',
        subject: 'PAYMENT',
        id,
        name: nameOf(after),
        after: now,
      });
  });
  return shownCollection(ctx, id);
};

/** As `setAside`, with its audit entry. */
export const setCashCollectionAside = async (ctx: Ctx, id: string, aside: boolean): Promise<ShownCollection> => {
  await transaction(ctx, async (tx) => {
    const { before, after } = await setAside(tx, id, aside);
    const states = { before: { state: before }, after: { state: after.state } };
    await recordAction(tx, { action: 'cash-collection.aside', subject: 'PAYMENT', id, name: nameOf(after), ...states });
  });
  return shownCollection(ctx, id);
};
