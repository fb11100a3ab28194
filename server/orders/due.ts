import type { Order } from './order.entity.ts';

export type Owed = Pick<Order, 'totalMinor' | 'giftCardsMinor'>;

/** What the way to pay of an order collects: its total, less what gift cards pay. Every provider takes the sum from here. */
export const dueMinor = ({ totalMinor, giftCardsMinor }: Owed): number => totalMinor - giftCardsMinor;

/** The same in SQL, of `orders o`. */
export const DUE_MINOR = '(o.total_minor - o.gift_cards_minor)';
