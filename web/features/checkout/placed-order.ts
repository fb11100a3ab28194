import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { LINES_KEY, PLACED_KEY as KEY } from './kept-keys.ts';
import { isRecord, readSession, writeSession } from './session-record.ts';

const KEPT_ORDERS = 5;

/** An order of this tab that waits for its payment. The token opens its secret page. */
export interface PlacedOrder {
  id: string;
  accessToken: string;
  lines: CartLineInput[];
}

const isLine = (value: unknown): value is CartLineInput =>
  isRecord(value) && Number.isInteger(value['productId']) && Number.isInteger(value['quantity']);

const areLines = (value: unknown): value is CartLineInput[] => Array.isArray(value) && value.every(isLine);

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['accessToken'] === 'string' &&
  areLines(value['lines']);

interface PlacedLines {
  id: string;
  lines: CartLineInput[];
}

const loadLines = (): PlacedLines[] => {
  const stored = readStored(LINES_KEY);
  return Array.isArray(stored)
    ? stored.filter(
        (entry): entry is PlacedLines => isRecord(entry) && typeof entry['id'] === 'string' && areLines(entry['lines']),
      )
    : [];
};

export const loadPlacedOrder = (): PlacedOrder | null => {
  const stored = readSession(KEY);
  return isPlacedOrder(stored) ? stored : null;
};

export const savePlacedOrder = (order: PlacedOrder): void => {
  writeSession(KEY, order);
  const others = loadLines().filter(({ id }) => id !== order.id);
  writeStored(LINES_KEY, [{ id: order.id, lines: order.lines }, ...others].slice(0, KEPT_ORDERS));
};

export const forgetPlacedOrder = (): void => writeSession(KEY, null);

/** The lines bought with this order, once: a second call, or another order, gives none. */
export const takeBoughtLines = (orderId: string): CartLineInput[] => {
  if (loadPlacedOrder()?.id === orderId) forgetPlacedOrder();
  const all = loadLines();
  const placed = all.find(({ id }) => id === orderId);
  if (placed)
    writeStored(
      LINES_KEY,
      all.filter((entry) => entry !== placed),
    );
  return placed?.lines ?? [];
};
