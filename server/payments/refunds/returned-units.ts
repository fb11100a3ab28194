import { RefundStatus, type Refund, type RefundItem } from './refund.entity.ts';

/** A line of an order whose goods may go back on the shelf. */
export interface SoldUnits {
  readonly itemId: string;
  readonly quantity: number;
}

type Booked = Pick<Refund, 'id' | 'status' | 'items' | 'restock' | 'restocked'> & Partial<Pick<Refund, 'fit'>>;

export interface RefundsOfOrder {
  /** Every refund of the money that paid the order, `refund` among them. */
  readonly refunds: readonly Booked[];
  /** The one that is booked now. */
  readonly refund: Booked;
  /** With it everything has gone back. */
  readonly full: boolean;
  /** Nothing of the order was sent. */
  readonly unshipped: boolean;
}

const unitsIn = (lists: readonly (readonly RefundItem[] | null)[], itemId: string): number =>
  lists.reduce((sum, list) => sum + (list ?? []).reduce((n, i) => n + (i.itemId === itemId ? i.quantity : 0), 0), 0);

/** Whether the units that no refund names go back: as this refund says, else as one did that left it to the order's state. */
const takesRest = ({ refunds, refund, full, unshipped }: RefundsOfOrder): boolean => {
  if (!refund.items && refund.restock !== null) return refund.restock;
  return full && unshipped && refunds.some(({ items, restock }) => !items && restock === null);
};

/**
 * The units of each line that a refund puts back on the shelf: those that it names, unless it says that they stay away,
 * and for a refund of the rest those that no refund names. Units whose money went back without them stay away for good; all
 * refunds of an order together put back at most what was sold, whatever their order.
 */
export const returnedUnits = (lines: readonly SoldUnits[], given: RefundsOfOrder): RefundItem[] => {
  const alive = given.refunds.filter(({ status }) => status !== RefundStatus.FAILED);
  const { refund, full, unshipped } = given;
  const named = refund.restock ?? (full && unshipped);
  return lines.flatMap(({ itemId, quantity }) => {
    const own = refund.fit ? unitsIn([refund.fit], itemId) : named ? unitsIn([refund.items], itemId) : 0;
    const rest = takesRest({ ...given, refunds: alive }) ? quantity - unitsIn(alive.map(({ items }) => items), itemId) : 0; // oxfmt-ignore
    const back = alive.map(({ restocked }) => restocked);
    const backOfRest = alive.map(({ items, restocked }) => (items ? null : restocked));
    const wanted = own + Math.max(0, rest - unitsIn(backOfRest, itemId));
    const units = Math.min(wanted, quantity - unitsIn(back, itemId));
    return units > 0 ? [{ itemId, quantity: units }] : [];
  });
};
