import type { Module } from '../core/module.ts';
import { adminOnly, signedIn } from '../core/rules.ts';
import { AdminKey } from './admin/admin-key.entity.ts';
import { AdminKeysResolver } from './admin/admin-keys.resolver.ts';
import { ApiKey } from './api-key.entity.ts';
import { apiKeysPersonalData } from './api-keys.personal-data.ts';
import { ApiKeysResolver } from './api-keys.resolver.ts';
import { sweepAnswersJob } from './idempotency/answers-cleanup.job.ts';
import { IdempotentAnswer } from './idempotency/idempotent-answer.entity.ts';
import { authenticateKeys } from './key-authentication.ts';

export const apiKeysModule: Module = {
  name: 'api-keys',
  entities: [ApiKey, AdminKey, IdempotentAnswer],
  resolvers: [ApiKeysResolver, AdminKeysResolver],
  reads: { now: ['adminKeys'] },
  rules: {
    Query: { adminKeys: adminOnly },
    Mutation: {
      createApiKey: signedIn,
      revokeApiKey: signedIn,
      createAdminKey: adminOnly,
      revokeAdminKey: adminOnly,
    },
  },
  jobs: [sweepAnswersJob],
  personalData: apiKeysPersonalData,
  routes: authenticateKeys,
};
