import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { GiftCardEntry } from './gift-card-entry.entity.ts';
import { GiftCardUse } from './gift-card-use.entity.ts';
import { GiftCard } from './gift-card.entity.ts';
import { giftCardsPersonalData } from './gift-cards.personal-data.ts';
import { GiftCardsResolver } from './gift-cards.resolver.ts';

export const giftCardsModule: Module = {
  name: 'gift-cards',
  entities: [GiftCard, GiftCardUse, GiftCardEntry],
  resolvers: [GiftCardsResolver],
  personalData: giftCardsPersonalData,
  rules: { Mutation: { checkGiftCard: anyone } },
};
