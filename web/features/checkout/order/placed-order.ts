import type { CartLineInput } from '../../../codegen/schema.gen.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { LINES_KEY, PLACED_KEY as KEY } from '../storage-keys.ts';
import { isRecord, readSession, writeSession } from '../session-record.ts';

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

/** What an order of this browser was placed for, until it is known whether it was paid. */
export interface PlacedLines {
  id: string;
  /** Under which it was placed: tells how it stands, and nothing else. */
  key: string;
  lines: CartLineInput[];
}

const isPlacedLines = (value: unknown): value is PlacedLines =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['key'] === 'string' && areLines(value['lines']);

export const placedLines = (): PlacedLines[] => {
  const stored = readStored(LINES_KEY);
  return Array.isArray(stored) ? stored.filter(isPlacedLines) : [];
};

export const loadPlacedOrder = (): PlacedOrder | null => {
  const stored = readSession(KEY);
  return isPlacedOrder(stored) ? stored : null;
};

export const savePlacedOrder = (order: PlacedOrder, key: string): void => {
  writeSession(KEY, order);
  const others = placedLines().filter(({ id }) => id !== order.id);
  writeStored(LINES_KEY, [{ id: order.id, key, lines: order.lines }, ...others].slice(0, KEPT_ORDERS));
};

/** The secret page of this order has another token. */
export const renewPlacedOrder = (id: string, accessToken: string): void => {
  const placed = loadPlacedOrder();
  if (placed?.id === id) writeSession(KEY, { ...placed, accessToken });
};

export const forgetPlacedOrder = (): void => writeSession(KEY, null);

/** The lines of this order, once: a second call, in whichever tab, or another order, gives none. */
export const takeBoughtLines = (orderId: string): CartLineInput[] => {
  if (loadPlacedOrder()?.id === orderId) forgetPlacedOrder();
  const all = placedLines();
  const placed = all.find(({ id }) => id === orderId);
  const others = all.filter((entry) => entry !== placed);
  if (others.length === 0) removeStored(LINES_KEY);
  else if (placed) writeStored(LINES_KEY, others);
  return placed?.lines ?? [];
};
