import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  useConfirmUserEmailMutation,
  useSendPasswordResetMutation,
  useSetUserActiveMutation,
  useSetUserNoteMutation,
  useSetUserRoleMutation,
  useSignOutUserMutation,
  type UserPartsFragment as User,
} from './AdminUser.gen.ts';

/** What an account may do: a customer's, an owner's (no role), or that of an admin with a role. */
export interface Access {
  admin: boolean;
  roleId: string | null;
}

/** How an account is changed; what can be taken back offers it. */
export const useUserChanges = (user: User) => {
  const t = useText();
  const offerUndo = useUndo();
  const { id, email } = user;
  const [mutateActive] = useSetUserActiveMutation();
  const [mutateRole] = useSetUserRoleMutation();
  const [confirm] = useConfirmUserEmailMutation();
  const [sendReset] = useSendPasswordResetMutation();
  const [signOut] = useSignOutUserMutation();
  const [mutateNote] = useSetUserNoteMutation();
  const giveActive = (active: boolean) => mutateActive({ variables: { id, active } });
  const giveRole = (access: Access) => mutateRole({ variables: { id, ...access } });
  return {
    setActive: async (active: boolean) => {
      await giveActive(active);
      offerUndo(t(active ? 'people.opened' : 'people.closed', { email }), () => giveActive(!active));
    },
    setRole: async (access: Access) => {
      const before: Access = { admin: user.admin, roleId: user.role?.id ?? null };
      await giveRole(access);
      offerUndo(t('people.role.saved', { email }), () => giveRole(before));
    },
    confirmEmail: () => confirm({ variables: { id } }),
    sendReset: () => sendReset({ variables: { id } }),
    signOut: () => signOut({ variables: { id } }),
    saveNote: async (note: string) => {
      const saved = await mutateNote({ variables: { id, note, version: user.noteVersion } });
      const { noteVersion: version } = saved.data!.setUserNote;
      offerUndo(t('people.note.saved'), () => mutateNote({ variables: { id, note: user.note, version } }));
    },
  };
};
