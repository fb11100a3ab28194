import * as z from 'zod';
import { requireViewer } from '../../accounts/sessions.service.ts';
import { line, orEmpty } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { address } from './address-rules.ts';
import { SavedAddress } from './saved-address.entity.ts';

const MOST = 20;
const LABEL_LENGTH = 50;

const saved = z.object({
  label: orEmpty(line({ max: LABEL_LENGTH, required: false })).transform((label) => label || null),
  address,
});

export type GivenSavedAddress = z.input<typeof saved> & { isDefault?: boolean | null };

type Checked = z.output<typeof saved>;

/** The addresses of an account, the default first, then in the order of saving. */
export const addressesOf = (ctx: Ctx, userId: string): Promise<SavedAddress[]> =>
  ctx.repo(SavedAddress).find({ where: { userId }, order: { isDefault: 'DESC', createdAt: 'ASC', id: 'ASC' } });

/** The caller's addresses, until the transaction ends for this caller alone to change. */
const locked = async (ctx: Ctx, userId: string): Promise<SavedAddress[]> => {
  await ctx.sql('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  return addressesOf(ctx, userId);
};

const pick = (addresses: readonly SavedAddress[], id: string): SavedAddress => {
  const address = addresses.find((one) => one.id === id.toLowerCase());
  if (!address) throw new AppError(ErrorCode.NOT_FOUND);
  return address;
};

const makeDefault = async (ctx: Ctx, { id, userId }: SavedAddress): Promise<void> => {
  await ctx.repo(SavedAddress).update({ userId, isDefault: true }, { isDefault: false });
  await ctx.repo(SavedAddress).update({ id }, { isDefault: true });
};

const insert = async (ctx: Ctx, userId: string, entry: Checked): Promise<SavedAddress> => {
  const repo = ctx.repo(SavedAddress);
  const row = repo.create({ ...entry, userId, isDefault: false, createdAt: ctx.shop.clock.now() });
  await repo.insert(row);
  return row;
};

/**
 * Keeps an address for the caller's account, or replaces the one with this id. The first one becomes the default; making
 * another the default takes it from the present one in the same transaction. Throws UNAUTHENTICATED, VALIDATION_FAILED (the
 * codes of an order's addresses, below `address`), NOT_FOUND, ADDRESS_LIMIT past 20. Locks the account.
 */
export const saveAddress = async (ctx: Ctx, id: string | null, given: GivenSavedAddress): Promise<SavedAddress> => {
  const { userId } = requireViewer(ctx);
  const entry = checked(saved, given);
  return transaction(ctx, async (tx) => {
    const present = await locked(tx, userId);
    const earlier = id === null ? null : pick(present, id);
    if (!earlier && present.length >= MOST) throw new AppError(ErrorCode.ADDRESS_LIMIT, { most: MOST });
    if (earlier) await tx.repo(SavedAddress).update({ id: earlier.id }, entry);
    const kept = earlier ?? (await insert(tx, userId, entry));
    if (given.isDefault || present.length === 0) await makeDefault(tx, kept);
    return tx.repo(SavedAddress).findOneByOrFail({ id: kept.id });
  });
};

/**
 * Forgets an address of the caller; if it was the default, the oldest of the others becomes it. Throws UNAUTHENTICATED,
 * NOT_FOUND. Locks the account.
 */
export const deleteAddress = async (ctx: Ctx, id: string): Promise<void> => {
  const { userId } = requireViewer(ctx);
  await transaction(ctx, async (tx) => {
    const present = await locked(tx, userId);
    const gone = pick(present, id);
    await tx.repo(SavedAddress).delete({ id: gone.id });
    const next = present.find((one) => one !== gone);
    if (gone.isDefault && next) await makeDefault(tx, next);
  });
};
