import { byText, knownList, type Change } from '../../../lib/graphql/known-list.ts';
import { MyApiKeysDocument, type ApiKeyPartsFragment } from './ApiKeys.gen.ts';

/** The keys of the account, the newest first. */
export const knownKeys = knownList(
  MyApiKeysDocument,
  (data, change: Change<ApiKeyPartsFragment>) => ({
    ...data,
    me: data.me && { ...data.me, apiKeys: change(data.me.apiKeys) },
  }),
  byText(({ createdAt }) => createdAt, -1),
);
