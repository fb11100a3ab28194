import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { acknowledgeJob, tellSellerJob } from './withdrawal-mail.job.ts';
import { Withdrawal } from './withdrawal.entity.ts';
import { withdrawalsPersonalData } from './withdrawals.personal-data.ts';
import { WithdrawalsResolver } from './withdrawals.resolver.ts';

export const withdrawalsModule: Module = {
  name: 'withdrawals',
  entities: [Withdrawal],
  resolvers: [WithdrawalsResolver],
  rules: { Mutation: { withdrawFromContract: anyone } },
  jobs: [acknowledgeJob, tellSellerJob],
  personalData: withdrawalsPersonalData,
};
