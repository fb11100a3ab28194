import { forgetAttempt } from './attempt.ts';
import { forgetDraft } from './draft.ts';
import { forgetBoughtLines, forgetPlacedOrder } from './placed-order.ts';

/** Takes everything that the checkout keeps in this browser away: who uses it next shall find nothing of it. */
export const forgetCheckout = (): void => {
  forgetDraft();
  forgetAttempt();
  forgetPlacedOrder();
  forgetBoughtLines();
};
