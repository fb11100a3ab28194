import type { TestShop } from './shop.ts';

/** The statuses that REST and GraphQL answer to the headers of a session. */
export const sessionStatuses = async (shop: TestShop, headers: Record<string, string>): Promise<number[]> => {
  const [profile, me] = await Promise.all([
    shop.inject({ url: '/api/user/profile', headers }),
    shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ me { id email } }' } }),
  ]);
  return [profile.statusCode, me.statusCode];
};
