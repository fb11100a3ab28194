import type { Module } from '../core/module.ts';
import { signedIn } from '../core/rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { apiKeysPersonalData } from './api-keys.personal-data.ts';
import { ApiKeysResolver } from './api-keys.resolver.ts';
import { authenticateKeys } from './key-authentication.ts';

export const apiKeysModule: Module = {
  name: 'api-keys',
  entities: [ApiKey],
  resolvers: [ApiKeysResolver],
  rules: { Mutation: { createApiKey: signedIn, revokeApiKey: signedIn } },
  personalData: apiKeysPersonalData,
  routes: authenticateKeys,
};
