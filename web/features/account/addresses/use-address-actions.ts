import { useState } from 'react';
import { useAction } from '../../../ui/use-action.ts';
import { useSaveAddressMutation, type SavedAddressPartsFragment } from '../../../lib/account/SavedAddresses.gen.ts';
import { useDeleteAddressMutation } from './Addresses.gen.ts';
import { inputOf } from './edited-address.ts';

type Saved = SavedAddressPartsFragment;

/** Deleting with a way back, and choosing the default. `reload` reads the list anew. */
export const useAddressActions = (reload: () => Promise<void>) => {
  const [saveAddress] = useSaveAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation();
  // An address that is gone already is as good as deleted.
  const deleting = useAction(({ code }) => code === 'NOT_FOUND');
  const saving = useAction();
  const [deleted, setDeleted] = useState<Saved | null>(null);

  const remove = async (saved: Saved) => {
    const done = await deleting.run(() => deleteAddress({ variables: { id: saved.id } }));
    if (done) setDeleted(saved);
    await reload();
  };
  const undo = async () => {
    if (!deleted || !(await saving.run(() => saveAddress({ variables: { input: inputOf(deleted) } })))) return;
    setDeleted(null);
    await reload();
  };
  const makeDefault = async (saved: Saved) => {
    const input = { ...inputOf(saved), isDefault: true };
    if (await saving.run(() => saveAddress({ variables: { input: { id: saved.id, ...input } } }))) await reload();
  };
  return {
    remove,
    undo,
    makeDefault,
    deleted,
    busy: deleting.busy || saving.busy,
    problem: deleting.problem ?? saving.problem,
    forget: () => setDeleted(null),
  };
};
