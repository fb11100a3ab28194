import type { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, signInAs, type SignedInHeaders } from './build-account.ts';
import { phonePhoto } from './build-photo.ts';
import { buildSellable } from './build-sellable.ts';
import type { TestShop } from '../shop.ts';

export interface Person {
  user: User;
  headers: SignedInHeaders;
}

export const buildPerson = async (shop: TestShop, changes: Partial<User> = {}): Promise<Person> => {
  const user = await buildAccount(shop, changes);
  return { user, headers: await signInAs(shop, user) };
};

/** Calls of the gallery as somebody makes them. */
export const galleryOf = (shop: TestShop) => {
  const run = <Data>(query: string, variables: object, headers: Record<string, string> = {}) =>
    shop.graphql<Data>(query, variables as Record<string, unknown>, { headers });
  const photo = (headers: Record<string, string>, id: string, payload: Buffer, type = 'image/jpeg') =>
    shop.inject({
      method: 'PUT',
      url: `/api/builds/${id}/photo`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  const save = (headers: Record<string, string>, input: object, id: string | null = null) =>
    run<{ saveBuild: { id: string } } | null>(
      'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { id } }',
      { input: { id, ...input } },
      headers,
    );
  const act = (name: string, headers: Record<string, string>, id: string) =>
    run<Record<string, unknown> | null>(
      `mutation ($id: ID!) { ${name}(input: { id: $id }) { id ${name === 'deleteBuild' ? '' : 'state reason'} } }`,
      { id },
      headers,
    );
  const submitted = async (headers: Record<string, string>, changes: object = {}) => {
    const productId = await buildSellable(shop);
    const { data } = await save(headers, { productId, title: 'My rocket', ...changes });
    const { id } = data!.saveBuild;
    await photo(headers, id, await phonePhoto(`#${id.slice(-6)}`));
    await act('submitBuild', headers, id);
    return id;
  };
  const published = async (headers: Record<string, string>, admin: Person, changes: object = {}) => {
    const id = await submitted(headers, changes);
    await act('publishBuild', admin.headers, id);
    return id;
  };
  return { run, photo, save, act, submitted, published };
};
