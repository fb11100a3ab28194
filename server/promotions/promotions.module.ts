import { setGroupInUse } from '../accounts/groups/customer-groups.service.ts';
import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { isGroupInUse } from './groups-in-use.queries.ts';
import { Promotion } from './promotion.entity.ts';
import { PromotionsResolver } from './promotions.resolver.ts';
import { PromotionRedemption } from './redemption.entity.ts';

setGroupInUse(isGroupInUse);

const rule = mayManage[Permission.CATALOGUE];

export const promotionsModule: Module = {
  name: 'promotions',
  entities: [Promotion, PromotionRedemption],
  resolvers: [PromotionsResolver],
  reads: { now: ['promotions', 'promotion'] },
  rules: {
    Query: { promotions: rule, promotion: rule },
    Mutation: { createPromotion: rule, updatePromotion: rule, switchPromotion: rule },
  },
};
