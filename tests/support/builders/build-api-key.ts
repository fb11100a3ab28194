import type { CreatedApiKey } from '../../../server/api-keys/api-keys.types.ts';
import { PASSWORD, type SignedInHeaders } from './build-account.ts';
import type { TestShop } from '../shop.ts';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  made: createApiKey(input: $input) {
    secret key { id name prefix scopes createdAt lastUsedAt }
  }
}`;

/** Asks for a key as a customer does; `scopes` are the names of the enum. */
export const askForApiKey = (
  shop: TestShop,
  headers: SignedInHeaders,
  { name = 'Scale', scopes = ['READ_CATALOGUE'], currentPassword = PASSWORD } = {},
) => shop.graphql<{ made: CreatedApiKey }>(CREATE, { input: { name, scopes, currentPassword } }, { headers });

/** A key of the person who is signed in, with the headers of a program that has it. */
export const buildApiKey = async (shop: TestShop, headers: SignedInHeaders, scopes: string[]) => {
  const { data } = await askForApiKey(shop, headers, { scopes });
  const { secret, key } = data.made;
  return { secret, id: key.id, headers: { authorization: `Bearer ${secret}` } };
};
