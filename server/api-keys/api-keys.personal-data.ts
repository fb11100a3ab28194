import type { PersonalData } from '../core/personal-data.ts';
import { AdminKey } from './admin/admin-key.entity.ts';
import type { ApiKey } from './api-key.entity.ts';
import { keysOf } from './api-keys.service.ts';

const facts = ({ name, prefix, scopes, createdAt, lastUsedAt }: ApiKey | AdminKey) => ({
  name,
  prefix,
  scopes,
  createdAt,
  lastUsedAt,
});

/** The keys without what they could be used by. */
export const apiKeysPersonalData: readonly PersonalData[] = [
  {
    name: 'api-keys',
    about: { en: 'Your API keys', sk: 'Vaše kľúče API', de: 'Ihre API-Schlüssel' },
    read: async (ctx, userId) => (await keysOf(ctx, userId)).map(facts),
  },
  {
    name: 'back-office-keys',
    about: {
      en: 'Your keys of the back office',
      sk: 'Vaše kľúče pre správu obchodu',
      de: 'Ihre Schlüssel für die Verwaltung',
    },
    read: async (ctx, userId) =>
      (await ctx.repo(AdminKey).find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } })).map((key) => ({
        ...facts(key),
        expiresAt: key.expiresAt,
      })),
  },
];
