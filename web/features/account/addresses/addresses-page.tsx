import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { useCountriesQuery } from '../../../lib/Countries.gen.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AddressCard, addressName } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';
import { useMyAddressesQuery } from '../../../lib/account/SavedAddresses.gen.ts';
import type { SavedAddressPartsFragment } from '../../../lib/account/SavedAddresses.gen.ts';
import { editedAddress, newAddress, type EditedAddress } from './edited-address.ts';
import { AccountData } from '../account-data.tsx';
import { Outcome } from '../outcome.tsx';
import { useAddressActions } from './use-address-actions.ts';

type Saved = SavedAddressPartsFragment;

/** As many as the server keeps. */
const MOST = 20;

const focus = (button: HTMLButtonElement | null) => button?.focus();

interface DeletedNoticeProps {
  deleted: Saved;
  busy: boolean;
  onUndo: () => void;
}

const DeletedNotice = ({ deleted, busy, onUndo }: DeletedNoticeProps) => {
  const t = useText();
  return (
    <Notice
      kind="ok"
      action={
        <Button variant="line" small busy={busy} ref={focus} onClick={onUndo}>
          {t('common.undo')}
        </Button>
      }
    >
      <p>{t('auth.account.addresses.deleted', { name: addressName(deleted) })}</p>
    </Notice>
  );
};

const AddButton = ({ count, onAdd }: { count: number; onAdd: () => void }) => {
  const t = useText();
  return count < MOST ? (
    <Button variant={count === 0 ? undefined : 'line'} small icon="plus" onClick={onAdd}>
      {t('auth.account.addresses.add')}
    </Button>
  ) : (
    <p className="muted">{t('auth.account.addresses.most', { count: MOST })}</p>
  );
};

const AddressList = ({ saved, reload }: { saved: readonly Saved[]; reload: () => Promise<void> }) => {
  const t = useText();
  const [edited, setEdited] = useState<EditedAddress | null>(null);
  const countries = useCountriesQuery().data?.countries ?? [];
  const { remove, undo, makeDefault, deleted, busy, problem, forget } = useAddressActions(reload);
  const edit = (next: EditedAddress) => {
    forget();
    setEdited(next);
  };
  const saveDone = async () => {
    await reload();
    setEdited(null);
  };
  if (edited) {
    return <AddressEditor edited={edited} countries={countries} onSaved={saveDone} onCancel={() => setEdited(null)} />;
  }
  const actions = {
    busy,
    onEdit: (one: Saved) => edit(editedAddress(one)),
    onDelete: (one: Saved) => void remove(one),
    onMakeDefault: (one: Saved) => void makeDefault(one),
  };
  const add = <AddButton count={saved.length} onAdd={() => edit(newAddress())} />;
  return (
    <div className="stack">
      {deleted && <DeletedNotice key={deleted.id} deleted={deleted} busy={busy} onUndo={() => void undo()} />}
      <Outcome problem={problem} />
      {saved.length === 0 ? (
        <EmptyState art="paper" title={t('auth.account.addresses.empty.title')} action={add}>
          {t('auth.account.addresses.empty.text')}
        </EmptyState>
      ) : (
        <>
          <ul className="addrs">
            {saved.map((one) => (
              <AddressCard key={one.id} saved={one} actions={actions} />
            ))}
          </ul>
          {add}
        </>
      )}
    </div>
  );
};

/** The addresses that the account keeps for its next orders. */
export const AddressesPage = () => (
  <AccountData query={useMyAddressesQuery()}>
    {({ addresses }, reload) => <AddressList saved={addresses} reload={reload} />}
  </AccountData>
);
