import { useSyncExternalStore } from 'react';
import { cell } from './cell.ts';

/** Cards that one order may be paid with. */
export const MOST_CARDS = 5;

const NONE: readonly string[] = [];
const codes = cell(NONE);

/** Codes are money: they live in this tab alone, and a reload forgets them. */
export const giftCardCodes = {
  add: (code: string): void => codes.set([...codes.get(), code].slice(-MOST_CARDS)),
  remove: (code: string): void => codes.set(codes.get().filter((each) => each !== code)),
  /** The order was placed, or somebody else uses the browser. */
  forget: (): void => codes.set(NONE),
};

/** The codes of gift cards that go with the cart of this tab, as they were typed. */
export const useGiftCardCodes = (): readonly string[] =>
  useSyncExternalStore(codes.subscribe, codes.get, codes.initial);
