import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { acknowledgeJob, tellSellerJob } from './withdrawal-mail.job.ts';
import { WithdrawalItem } from './withdrawal-item.entity.ts';
import { Withdrawal } from './withdrawal.entity.ts';
import { withdrawalsPersonalData } from './withdrawals.personal-data.ts';
import { WithdrawalStandingResolver, WithdrawalsResolver } from './withdrawals.resolver.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  entities: [Withdrawal, WithdrawalItem],
  resolvers: [WithdrawalsResolver, WithdrawalStandingResolver],
  rules: { Mutation: { withdrawFromContract: anyone } },
  jobs: [acknowledgeJob, tellSellerJob],
  personalData: withdrawalsPersonalData,
};
