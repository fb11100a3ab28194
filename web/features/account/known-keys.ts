import { byText, knownList } from '../../lib/graphql/known-list.ts';
import { MyApiKeysDocument, type ApiKeyPartsFragment } from './ApiKeys.gen.ts';

/** The keys of the account, the newest first. */
export const knownKeys = knownList(
  MyApiKeysDocument,
  (data, change) => ({ ...data, me: data.me && { ...data.me, apiKeys: change(data.me.apiKeys) } }),
  byText(({ createdAt }: ApiKeyPartsFragment) => createdAt, -1),
);
