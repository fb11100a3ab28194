import type { PayableQuote } from '../../cart/quote-gift-cards.ts';
import { money } from '../../core/money.types.ts';
import type { OrderGiftCardView } from '../../gift-cards/gift-cards.types.ts';
import type { Taken } from '../../gift-cards/gift-card-uses.service.ts';

/** A gift card as an order keeps it. */
export interface OrderGiftCard extends Taken {
  readonly last4: string;
}

/** The cards of a quote as its order keeps them; null: none. */
export const orderGiftCards = ({ giftCards }: PayableQuote): OrderGiftCard[] | null => {
  const paying = giftCards.flatMap(({ id, last4, paysMinor }) =>
    id === null ? [] : [{ id, last4, minor: paysMinor }],
  );
  return paying.length > 0 ? paying : null;
};

/** The same for readers of the order. */
export const giftCardViews = (cards: readonly OrderGiftCard[] | null): OrderGiftCardView[] =>
  (cards ?? []).map(({ last4, minor }) => ({ last4, amount: money(minor) }));
