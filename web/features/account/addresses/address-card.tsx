import { useText } from '../../../intl/use-text.ts';
import { AddressLines } from '../../../ui/address-lines.tsx';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SavedAddressPartsFragment } from '../../../lib/account/SavedAddresses.gen.ts';

type Saved = SavedAddressPartsFragment;

export interface AddressActions {
  busy: boolean;
  onEdit: (saved: Saved) => void;
  onDelete: (saved: Saved) => void;
  onMakeDefault: (saved: Saved) => void;
}

/** Name of an address for people: its own, else where it is. */
export const addressName = ({ label, address }: Saved): string => label ?? `${address.street}, ${address.city}`;

/** One saved address and what can be done with it. */
export const AddressCard = ({ saved, actions }: { saved: Saved; actions: AddressActions }) => {
  const t = useText();
  const { phone, companyId, taxId, vatId } = saved.address;
  const more = [
    phone,
    companyId && t('checkout.order.companyId', { id: companyId }),
    taxId && t('checkout.order.taxId', { id: taxId }),
    vatId && t('checkout.order.vatId', { id: vatId }),
  ];
  const name = addressName(saved);
  const about = <span className="sr">{name}</span>;
  return (
    <li className="panel addr">
      {(saved.label || saved.isDefault) && (
        <div className="row">
          {saved.label && <h2 className="addr__label">{saved.label}</h2>}
          {saved.isDefault && <Tag kind="ok">{t('auth.account.addresses.default')}</Tag>}
        </div>
      )}
      <AddressLines className="addr__lines" address={saved.address} more={more} />
      <div className="row addr__actions">
        <Button variant="line" small onClick={() => actions.onEdit(saved)}>
          <span>
            {t('auth.account.addresses.change')} {about}
          </span>
        </Button>
        {!saved.isDefault && (
          <Button variant="quiet" small busy={actions.busy} onClick={() => actions.onMakeDefault(saved)}>
            <span>
              {t('auth.account.addresses.makeDefault')} {about}
            </span>
          </Button>
        )}
        <Button variant="quiet" small icon="trash" busy={actions.busy} onClick={() => actions.onDelete(saved)}>
          <span>
            {t('auth.account.addresses.delete')} {about}
          </span>
        </Button>
      </div>
    </li>
  );
};
