import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import type { AuditAction } from '../../audit/audit-actions.ts';
import type { AuditSubject } from '../../audit/audit-entry.entity.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { lockOrder } from '../order-transition.service.ts';
import type { Order } from '../order.entity.ts';

/** What a buyer states about an order and admins settle step by step: a withdrawal, a complaint. */
export interface OrderCase {
  readonly id: string;
  /** Grows by one with every step. */
  readonly version: number;
  readonly state: string;
  /** Null: no order fits what was stated. */
  readonly orderId: string | null;
}

export interface CaseRef {
  readonly id: string;
  /** The version that the admin has seen. */
  readonly expectedVersion: number;
}

/** A case whose order and row are locked, in this order. */
export interface LockedCase<Row> {
  readonly row: Row;
  readonly order: Order | null;
}

/** What one kind of case is made of. */
export interface CaseKind<Row extends OrderCase, Step extends string> {
  readonly entity: EntityTarget<Row>;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Thrown for a step that cannot be taken now, with `args.state` and `args.step`. */
  readonly conflict: ErrorCode;
  readonly stepsFrom: (row: Row) => readonly Step[];
  readonly nameOf: (row: Row, order: Order | null) => string;
  /** What its entry in the audit log tells of what a step changed. */
  readonly told: readonly (keyof Row & string)[];
}

/** Locks the order of a case and the case. Throws NOT_FOUND. */
export const lockCase = async <Row extends OrderCase>(
  ctx: Ctx,
  entity: EntityTarget<Row>,
  id: string,
): Promise<LockedCase<Row>> => {
  const where = { id } as FindOptionsWhere<Row>;
  const seen = isUuid(id) ? await ctx.repo(entity).findOneBy(where) : null;
  if (!seen) throw new AppError(ErrorCode.NOT_FOUND);
  const order = seen.orderId === null ? null : await lockOrder(ctx, seen.orderId);
  const lock = { mode: 'pessimistic_write' } as const;
  return { row: await ctx.repo(entity).findOneOrFail({ where, lock }), order };
};

/** Writes what a step changed, as the next version of a locked case. */
export const writeCase = async <Row extends OrderCase>(
  ctx: Ctx,
  entity: EntityTarget<Row>,
  row: Row,
  changes: Partial<Row>,
): Promise<Row> => {
  const next = { ...changes, version: row.version + 1 };
  await ctx.repo(entity).update(row.id, next as never);
  return Object.assign(row, next);
};

/**
 * Takes one step of a case, with its entry in the audit log: `work` says what changes with it. Of two admins at once one
 * wins, and the other reads VERSION_CONFLICT (args.version). Throws NOT_FOUND and the conflict of its kind. Locks the order.
 */
export const takeCaseStep = <Row extends OrderCase, Step extends string>(
  ctx: Ctx,
  kind: CaseKind<Row, Step>,
  { id, expectedVersion, step }: CaseRef & { readonly step: Step },
  work: (tx: Ctx, locked: LockedCase<Row>) => Promise<Partial<Row>> | Partial<Row>,
): Promise<Row> =>
  transaction(ctx, async (tx) => {
    const locked = await lockCase(tx, kind.entity, id);
    const { row, order } = locked;
    const { state, version } = row;
    if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { version });
    if (!kind.stepsFrom(row).includes(step)) throw new AppError(kind.conflict, { state, step });
    const changes = await work(tx, locked);
    const moved = await writeCase(tx, kind.entity, row, changes);
    const told = kind.told.filter((name) => changes[name]).map((name): [string, unknown] => [name, changes[name]]);
    const after = { step, state: moved.state, ...Object.fromEntries(told) };
    const { action, subject } = kind;
    await recordAction(tx, { action, subject, id, name: kind.nameOf(row, order), before: { state }, after });
    return moved;
  });
