import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import {
  bookByHand,
  bookEntry,
  judgeEntry,
  type Decided,
  type SeenMoney,
  type Verdict,
} from '../../payments/bank/bank-decisions.service.ts';
import { importStatement, type Imported } from '../../payments/bank/statement-import.service.ts';
import { shownEntry, type ShownEntry } from './bank-payments.queries.ts';

const noteBooked = async (ctx: Ctx, { entry, order, changed }: Decided): Promise<void> => {
  if (!changed) return;
  const { amountMinor, bookedOn, surplusMinor, source } = entry;
  const after = { amountMinor, day: bookedOn, source, ...(surplusMinor > 0 && { surplusMinor }) };
  await recordAction(ctx, { action: 'order.paid', subject: 'ORDER', id: order.id, name: order.orderNumber, after });
};

/** As `bookEntry`, with its audit entry. */
export const bookBankEntry = async (ctx: Ctx, id: string, orderId: string): Promise<ShownEntry> => {
  await transaction(ctx, async (tx) => noteBooked(tx, await bookEntry(tx, id, orderId)));
  return shownEntry(ctx, id);
};

/** As `bookByHand`, with its audit entry. */
export const markPaidByBank = async (ctx: Ctx, given: SeenMoney): Promise<ShownEntry> => {
  const id = await transaction(ctx, async (tx) => {
    const decided = await bookByHand(tx, given);
    await noteBooked(tx, decided);
    return decided.entry.id;
  });
  return shownEntry(ctx, id);
};

/** As `judgeEntry`, with its audit entry. */
export const judgeBankEntry = async (ctx: Ctx, id: string, verdict: Verdict): Promise<ShownEntry> => {
  await transaction(ctx, async (tx) => {
    const { before, after } = await judgeEntry(tx, id, verdict);
    const facts = ({ state, surplusSettledAt }: typeof after) => ({ state, surplusSettled: surplusSettledAt !== null });
    const name = after.variableSymbol ?? after.payerName ?? after.bookedOn;
    const entry = { action: 'bank-entry.judge', subject: 'PAYMENT', id, name } as const;
    await recordAction(tx, { ...entry, before: facts(before), after: facts(after) });
  });
  return shownEntry(ctx, id);
};

/** As `importStatement`, with its audit entry. */
export const importBankStatement = async (ctx: Ctx, bytes: Uint8Array): Promise<Imported> => {
  const imported = await importStatement(ctx, bytes);
  const name = ctx.shop.clock.now().toISOString().slice(0, 10);
  await recordAction(ctx, {
    action: 'bank-statement.import',
    subject: 'PAYMENT',
    id: name,
    name,
    after: { ...imported },
  });
  return imported;
};
