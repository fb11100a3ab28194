import type { AdminRoleInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { knownList } from '../../lib/graphql/known-list.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  AdminRolesDocument,
  useCreateRoleMutation,
  useDeleteRoleMutation,
  useUpdateRoleMutation,
  type RolePartsFragment as Role,
} from './AdminRoles.gen.ts';

const roles = knownList(
  AdminRolesDocument,
  (data, change) => ({ ...data, adminRoles: change(data.adminRoles) }),
  (one: Role, other: Role) => one.name.localeCompare(other.name),
);

const inputOf = ({ name, permissions }: AdminRoleInput): AdminRoleInput => ({ name, permissions: [...permissions] });

/** How roles are made, changed and removed; each with a way back. */
export const useRoleChanges = () => {
  const t = useText();
  const offerUndo = useUndo();
  const [mutateNew] = useCreateRoleMutation({ update: (cache, { data }) => data && roles.put(cache, data.createRole) });
  const [mutate] = useUpdateRoleMutation();
  const [mutateGone] = useDeleteRoleMutation({
    update: (cache, { data }) => data && roles.drop(cache, data.deleteRole.id),
  });
  const make = async (input: AdminRoleInput) => {
    const { data } = await mutateNew({ variables: { input: inputOf(input) } });
    return data!.createRole;
  };
  const drop = (id: string) => mutateGone({ variables: { id } });
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
