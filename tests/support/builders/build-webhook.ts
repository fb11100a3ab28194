import type { SignedInHeaders } from './build-account.ts';
import type { TestShop } from '../shop.ts';

const CREATE = `mutation ($input: WebhookEndpointInput!) {
  made: createWebhookEndpoint(input: $input) { secret endpoint { id url events active } }
}`;

export interface MadeEndpoint {
  made: { secret: string; endpoint: { id: string; url: string; events: string[]; active: boolean } };
}

/** Asks for an endpoint as an admin does; `events` are the names of the enum. */
export const askForEndpoint = (shop: TestShop, headers: SignedInHeaders, input: object) =>
  shop.graphql<MadeEndpoint>(CREATE, { input: { events: ['ORDER_PAID'], ...input } }, { headers });

/** An endpoint with its secret. */
export const buildEndpoint = async (shop: TestShop, headers: SignedInHeaders, input: object) => {
  const { data, errors } = await askForEndpoint(shop, headers, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return { id: data.made.endpoint.id, secret: data.made.secret };
};
