import { useApolloClient } from '@apollo/client/react';
import type { AdminRoleInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminRolesDocument,
  useCreateRoleMutation,
  useDeleteRoleMutation,
  useUpdateRoleMutation,
  type RolePartsFragment as Role,
} from './AdminRoles.gen.ts';

const inputOf = ({ name, permissions }: AdminRoleInput): AdminRoleInput => ({ name, permissions: [...permissions] });

/** How roles are made, changed and removed; each with a way back. */
export const useRoleChanges = () => {
  const t = useText();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const [mutateNew] = useCreateRoleMutation();
  const [mutate] = useUpdateRoleMutation();
  const [mutateGone] = useDeleteRoleMutation();
  const reload = () => client.refetchQueries({ include: [AdminRolesDocument] });
  const make = async (input: AdminRoleInput) => {
    const { data } = await mutateNew({ variables: { input: inputOf(input) } });
    await reload();
    return data!.createRole;
  };
  const drop = async (id: string) => {
    await mutateGone({ variables: { id } });
    await reload();
  };
  return {
    create: async (input: AdminRoleInput): Promise<void> => {
      const role = await make(input);
      offerUndo(t('people.roles.created', { name: role.name }), () => drop(role.id));
    },
    update: async (role: Role, input: AdminRoleInput): Promise<void> => {
      const { id, version } = role;
      const { data } = await mutate({ variables: { input: { id, expectedVersion: version, ...inputOf(input) } } });
      const before = { id, expectedVersion: data!.updateRole.version, ...inputOf(role) };
      offerUndo(t('people.roles.saved', { name: input.name }), () => mutate({ variables: { input: before } }));
    },
    remove: async (role: Role): Promise<void> => {
      await drop(role.id);
      offerUndo(t('people.roles.removed', { name: role.name }), () => make(role));
    },
  };
};

export type RoleChanges = ReturnType<typeof useRoleChanges>;
