import { tell } from '../../../server/core/news/news.ts';
import { transaction } from '../../../server/core/context.ts';
import { hashOf, last4Of, newCode } from '../../../server/gift-cards/gift-card-code.ts';
import { issueCard } from '../../../server/gift-cards/gift-card-issue.service.ts';
import { GiftCard } from '../../../server/gift-cards/gift-card.entity.ts';
import type { GiftCardsSetting } from '../../../server/settings/gift-cards.setting.ts';
import { CHANGED } from '../../../server/settings/settings.queries.ts';
import type { TestShop } from '../shop.ts';

const OFFER: GiftCardsSetting = {
  active: true,
  minMinor: 500,
  maxMinor: 50_000,
  years: 3,
  sold: false,
  stepMinor: 500,
};

/** The shop has gift cards, or no more. */
export const offerGiftCards = async (shop: TestShop, changes: Partial<GiftCardsSetting> = {}): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('GIFT_CARDS', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify({ ...OFFER, ...changes })],
  );
  await tell(shop.ctx(), CHANGED);
};

export interface BuiltCard {
  readonly id: string;
  readonly code: string;
}

/** A card over this sum whose mail was sent; `changes` win. */
export const buildGiftCard = (
  shop: TestShop,
  amountMinor: number,
  changes: Partial<GiftCard> = {},
): Promise<BuiltCard> =>
  transaction(shop.ctx(), async (tx) => {
    const given = { recipientName: 'Jana', recipientEmail: 'jana@example.sk', senderName: null, message: null };
    const { id } = await issueCard(tx, { ...given, amountMinor, locale: 'sk', issueKey: null });
    const code = newCode();
    const sent = { codeHash: hashOf(code), last4: last4Of(code), sentAt: tx.shop.clock.now() };
    await tx.repo(GiftCard).update({ id }, { ...sent, ...changes });
    return { id, code };
  });

/** What is left on a card. */
export const balanceOf = async (shop: TestShop, { id }: Pick<BuiltCard, 'id'>): Promise<number> =>
  (await shop.ctx().repo(GiftCard).findOneByOrFail({ id })).balanceMinor;
