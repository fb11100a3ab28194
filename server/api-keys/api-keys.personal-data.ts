import type { PersonalData } from '../core/personal-data.ts';
import { keysOf } from './api-keys.service.ts';

/** The keys without what they could be used by. */
export const apiKeysPersonalData: readonly PersonalData[] = [
  {
    name: 'api-keys',
    about: { en: 'Your API keys', sk: 'Vaše kľúče API', de: 'Ihre API-Schlüssel' },
    read: async (ctx, userId) =>
      (await keysOf(ctx, userId)).map(({ name, prefix, scopes, createdAt, lastUsedAt }) => ({
        name,
        prefix,
        scopes,
        createdAt,
        lastUsedAt,
      })),
  },
];
