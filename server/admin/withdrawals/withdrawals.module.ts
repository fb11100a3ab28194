import type { Module } from '../../core/module.ts';
import { mayManage } from '../../core/rules.ts';
import { AdminWithdrawalsResolver } from './withdrawals.resolver.ts';

const { ORDERS } = mayManage;

export const adminWithdrawalsModule: Module = {
  name: 'admin-withdrawals',
  resolvers: [AdminWithdrawalsResolver],
  reads: { now: ['adminWithdrawals'] },
  rules: {
    Query: { adminWithdrawals: ORDERS },
    Mutation: {
      acceptWithdrawal: ORDERS,
      noteWithdrawnGoodsSent: ORDERS,
      receiveWithdrawnGoods: ORDERS,
      inspectWithdrawnGoods: ORDERS,
      refundWithdrawal: ORDERS,
      rejectWithdrawal: ORDERS,
      revokeWithdrawal: ORDERS,
      undoWithdrawalStep: ORDERS,
      setWithdrawalHandled: ORDERS,
    },
  },
};
