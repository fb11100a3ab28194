import { useApolloClient } from '@apollo/client/react';
import type { CustomerGroupInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { knownList } from '../../lib/graphql/known-list.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  CustomerGroupDocument,
  CustomerGroupsDocument,
  useCreateCustomerGroupMutation,
  useDeleteCustomerGroupMutation,
  useUpdateCustomerGroupMutation,
  type CustomerGroupQuery,
  type GroupPartsFragment as Group,
} from './CustomerGroups.gen.ts';

export type WholeGroup = CustomerGroupQuery['customerGroup'];

const groups = knownList(
  CustomerGroupsDocument,
  (data, change) => ({ ...data, customerGroups: change(data.customerGroups) }),
  (one: Group, other: Group) => one.name.localeCompare(other.name),
);

const inputOf = ({ name, emails }: Pick<WholeGroup, 'name' | 'emails'>): CustomerGroupInput => ({
  name,
  emails: [...(emails ?? [])],
});

/** How groups of customers are made, changed and removed; each with a way back. */
export const useGroupChanges = () => {
  const t = useText();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const [mutateNew] = useCreateCustomerGroupMutation({
    update: (cache, { data }) => data && groups.put(cache, data.createCustomerGroup),
  });
  const [mutate] = useUpdateCustomerGroupMutation();
  const [mutateGone] = useDeleteCustomerGroupMutation({
    update: (cache, { data }) => data && groups.drop(cache, data.deleteCustomerGroup.id),
  });
  const make = async (input: CustomerGroupInput) =>
    (await mutateNew({ variables: { input } })).data!.createCustomerGroup;
  const drop = ({ id, version }: Group) => mutateGone({ variables: { id, expectedVersion: version } });
  return {
    create: async (input: CustomerGroupInput): Promise<void> => {
      const group = await make(input);
      offerUndo(t('people.groups.created', { name: group.name }), () => drop(group));
    },
    update: async (group: WholeGroup, input: CustomerGroupInput): Promise<void> => {
      const { id, version } = group;
      const { data } = await mutate({ variables: { input: { id, expectedVersion: version, ...input } } });
      const before = { id, expectedVersion: data!.updateCustomerGroup.version, ...inputOf(group) };
      offerUndo(t('people.groups.saved', { name: input.name }), () => mutate({ variables: { input: before } }));
    },
    remove: async (group: Group): Promise<void> => {
      const { customerGroup } = await askServer(client, CustomerGroupDocument, { id: group.id });
      await drop(group);
      offerUndo(t('people.groups.removed', { name: group.name }), () => make(inputOf(customerGroup)));
    },
  };
};

export type GroupChanges = ReturnType<typeof useGroupChanges>;
