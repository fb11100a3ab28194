import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { byText, knownList, type Change } from '../../../web/lib/graphql/known-list.ts';

interface Role {
  __typename: 'Role';
  id: string;
  name: string;
}
const ROLES: TypedDocumentNode<{ roles: Role[] }, Record<string, never>> = gql`
  query Roles {
    roles {
      id
      name
    }
  }
`;
const REMOVE = gql`
  mutation Remove($id: ID!) {
    removeRole(id: $id) {
      id
    }
  }
`;
const roles = knownList(
  ROLES,
  (data, change: Change<Role>) => ({ ...data, roles: change(data.roles) }),
  byText(({ name }) => name),
);
const role = (id: string, name: string): Role => ({ __typename: 'Role', id, name });

let cache: InMemoryCache;
const names = () => cache.readQuery({ query: ROLES })?.roles.map(({ name }) => name);
beforeEach(() => {
  cache = new InMemoryCache();
});

describe('a list that the cache knows', () => {
  it('shows what was made or brought back in its place, and what was removed no longer', () => {
    cache.writeQuery({ query: ROLES, data: { roles: [role('1', 'Clerk'), role('2', 'Packer')] } });
    roles.put(cache, role('3', 'Editor'));
    expect(names()).toEqual(['Clerk', 'Editor', 'Packer']);
    roles.put(cache, role('1', 'Zealot'));
    expect(names()).toEqual(['Editor', 'Packer', 'Zealot']);
    roles.drop(cache, '2');
    roles.drop(cache, 'unknown');
    expect(names()).toEqual(['Editor', 'Zealot']);
  });

  it('stays unknown where nobody has asked for it', () => {
    roles.put(cache, role('1', 'Clerk'));
    roles.drop(cache, '1');
    expect(names()).toBeUndefined();
  });

  it('lacks at once what is being removed, and has it back when the server refuses', async () => {
    cache.writeQuery({ query: ROLES, data: { roles: [role('1', 'Clerk'), role('2', 'Packer')] } });
    let refuse = (_: Error) => {};
    const link = new ApolloLink(() => new Observable((observer) => void (refuse = (error) => observer.error(error))));
    const client = new ApolloClient({ cache, link });
    const removal = client.mutate({
      mutation: REMOVE,
      variables: { id: '1' },
      optimisticResponse: { removeRole: { __typename: 'Deleted', id: '1' } },
      update: (changed) => roles.drop(changed, '1'),
    });
    const optimistic = () => cache.readQuery({ query: ROLES }, true)?.roles.map(({ name }) => name);
    expect(optimistic()).toEqual(['Packer']);
    refuse(new Error('ROLE_IN_USE'));
    await expect(removal).rejects.toThrow('ROLE_IN_USE');
    expect(optimistic()).toEqual(['Clerk', 'Packer']);
    client.stop();
  });
});
