import { byText, knownList, type Change } from '../../lib/graphql/known-list.ts';
import { AdminKeysDocument, type AdminKeyPartsFragment } from './AdminKeys.gen.ts';

/** The keys that the admin sees, the newest first. */
export const knownAdminKeys = knownList(
  AdminKeysDocument,
  (data, change: Change<AdminKeyPartsFragment>) => ({ ...data, adminKeys: change(data.adminKeys) }),
  byText(({ createdAt }) => createdAt, -1),
);
