import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RefundStatus, type RefundItem } from '../../../server/payments/refunds/refund.entity.ts';
import { returnedUnits, type RefundsOfOrder } from '../../../server/payments/refunds/returned-units.ts';

type Booked = RefundsOfOrder['refund'];

const LINES = [
  { itemId: 'kit', quantity: 4 },
  { itemId: 'rocket', quantity: 2 },
];

const units = (booked: readonly (readonly RefundItem[] | null)[], id: string): number =>
  booked.reduce((sum, list) => sum + (list ?? []).reduce((n, i) => n + (i.itemId === id ? i.quantity : 0), 0), 0);

/** Books refunds one after another as the payments do; the last one empties the order. */
const book = (wishes: readonly Pick<Booked, 'items' | 'restock'>[], unshipped = true): Booked[] => {
  const refunds: Booked[] = [];
  for (const [index, wish] of wishes.entries()) {
    const refund: Booked = { id: String(index), status: RefundStatus.COMPLETED, restocked: null, ...wish };
    const all = [...refunds, refund];
    const full = index === wishes.length - 1;
    const restocked = returnedUnits(LINES, { refunds: all, refund, full, unshipped });
    refunds.push({ ...refund, restocked });
  }
  return refunds;
};

const backOf = (booked: readonly Booked[]) => booked.map(({ restocked }) => restocked);

it('units that were refunded without going back stay away when the rest goes back', () => {
  const booked = book([
    { items: [{ itemId: 'kit', quantity: 1 }], restock: true },
    { items: [{ itemId: 'kit', quantity: 1 }], restock: false },
    { items: null, restock: true },
  ]);
  expect(backOf(booked)).toEqual([
    [{ itemId: 'kit', quantity: 1 }],
    [],
    [
      { itemId: 'kit', quantity: 2 },
      { itemId: 'rocket', quantity: 2 },
    ],
  ]);
});

it('a refund that PayPal has not decided keeps its units for itself, one that failed gives them up', () => {
  const open: Booked = { id: 'a', status: RefundStatus.REQUESTED, items: [{ itemId: 'kit', quantity: 3 }], restock: true, restocked: null }; // oxfmt-ignore
  const rest: Booked = { id: 'b', status: RefundStatus.COMPLETED, items: null, restock: true, restocked: null };
  const kits = (other: Booked) =>
    units([returnedUnits(LINES, { refunds: [other, rest], refund: rest, full: false, unshipped: true })], 'kit');
  expect([kits(open), kits({ ...open, status: RefundStatus.FAILED })]).toEqual([1, 4]);
});

it.each([
  [true, true, [[{ itemId: 'kit', quantity: 1 }], true]],
  [true, false, [[], false]],
  [false, true, [[], false]],
] as const)(
  'a refund that leaves it to the order puts its goods back once all is refunded (%s) and nothing was sent (%s)',
  (full, unshipped, expected) => {
    const left = { id: 'a', status: RefundStatus.COMPLETED, restock: null, restocked: null };
    const backBy = (items: RefundItem[] | null) => {
      const refund = { ...left, items };
      return returnedUnits(LINES, { refunds: [refund], refund, full, unshipped });
    };
    expect([backBy([{ itemId: 'kit', quantity: 1 }]), backBy(null).length > 0]).toEqual(expected);
  },
);

it('the rest stays away where no refund left it to the order, whatever else goes back', () => {
  const booked = book([
    { items: null, restock: false },
    { items: [{ itemId: 'kit', quantity: 1 }], restock: true },
  ]);
  expect(backOf(booked)).toEqual([[], [{ itemId: 'kit', quantity: 1 }]]);
  const named = book([
    { items: [{ itemId: 'rocket', quantity: 1 }], restock: null },
    { items: [{ itemId: 'kit', quantity: 1 }], restock: true },
  ]);
  expect(named[1]!.restocked).toEqual([{ itemId: 'kit', quantity: 1 }]);
});

it('units of the rest go back once, though another refund keeps some away', () => {
  const of = (id: string, changes: Partial<Booked>): Booked => ({ id, status: RefundStatus.COMPLETED, items: null, restock: null, restocked: null, ...changes }); // oxfmt-ignore
  const one = [{ itemId: 'rocket', quantity: 1 }];
  const away = of('a', { items: one, restock: false, restocked: [] });
  const rest = of('b', { restocked: one });
  const named = of('c', { items: one, restock: true });
  const lines = [{ itemId: 'rocket', quantity: 3 }];
  expect(returnedUnits(lines, { refunds: [away, rest, named], refund: named, full: true, unshipped: true })).toEqual(
    one,
  );
});

it('units that the rest has put back do not go back once more, though a later refund names them', () => {
  const [, later] = book([
    { items: null, restock: true },
    { items: [{ itemId: 'kit', quantity: 1 }], restock: true },
  ]);
  expect(later!.restocked).toEqual([]);
});

it('what the seller gave back at PayPal goes back with the last of the money, unless the goods were sent', () => {
  const wishes = [
    { items: [{ itemId: 'kit', quantity: 1 }], restock: false },
    { items: null, restock: null },
    { items: [{ itemId: 'rocket', quantity: 2 }], restock: true },
  ];
  expect(backOf(book(wishes)).at(-1)).toEqual([
    { itemId: 'kit', quantity: 3 },
    { itemId: 'rocket', quantity: 2 },
  ]);
  expect(backOf(book(wishes, false)).at(-1)).toEqual([{ itemId: 'rocket', quantity: 2 }]);
});

const item = fc.record({ itemId: fc.constantFrom('kit', 'rocket'), quantity: fc.integer({ min: 1, max: 2 }) });
const wish = fc.record({
  items: fc.option(fc.array(item, { minLength: 1, maxLength: 2 })),
  restock: fc.constantFrom(true, false, null),
});

it('no sequence of refunds puts more on the shelf than was sold, less what was refunded without it', () => {
  fc.assert(
    fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), fc.boolean(), (wishes, unshipped) => {
      const left = new Map(LINES.map(({ itemId, quantity }) => [itemId, quantity]));
      const end = wishes.findIndex(({ items, restock }) => !items && restock) + 1;
      const possible = wishes.slice(0, end || undefined).filter(({ items }) => {
        if (LINES.some(({ itemId }) => units([items], itemId) > left.get(itemId)!)) return false;
        for (const { itemId } of LINES) left.set(itemId, left.get(itemId)! - units([items], itemId));
        return true;
      });
      if (possible.length === 0) return;
      const booked = book(possible, unshipped);
      const kept = booked.filter(({ restock }) => restock === false).map(({ items }) => items);
      for (const { itemId, quantity } of LINES)
        expect(units(backOf(booked), itemId)).toBeLessThanOrEqual(quantity - units(kept, itemId));
    }),
    { numRuns: 500 },
  );
});
