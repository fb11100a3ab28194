import type { Module } from '../../core/module.ts';
import { mayManage } from '../../core/rules.ts';
import { AdminGiftCardsResolver } from './admin-gift-cards.resolver.ts';
import { giftCardRoutes } from './admin-gift-cards.rest.ts';

const { ORDERS } = mayManage;

export const adminGiftCardsModule: Module = {
  name: 'admin-gift-cards',
  resolvers: [AdminGiftCardsResolver],
  reads: { now: ['adminGiftCards', 'adminGiftCard', 'giftCardLiability'] },
  rules: {
    Query: { adminGiftCards: ORDERS, adminGiftCard: ORDERS, giftCardLiability: ORDERS },
    Mutation: {
      issueGiftCard: ORDERS,
      voidGiftCard: ORDERS,
      reopenGiftCard: ORDERS,
      prolongGiftCard: ORDERS,
      sendGiftCardAgain: ORDERS,
    },
  },
  routes: giftCardRoutes,
};
