import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SavedAddressPartsFragment } from './Addresses.gen.ts';

type Saved = SavedAddressPartsFragment;

export interface AddressActions {
  busy: boolean;
  onEdit: (saved: Saved) => void;
  onDelete: (saved: Saved) => void;
  onMakeDefault: (saved: Saved) => void;
}

const useLines = ({ address }: Saved): string[] => {
  const t = useText();
  const intl = useIntl();
  return [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.postcode} ${address.city}`,
    intl.formatDisplayName(address.country, { type: 'region' }) ?? address.country,
    address.phone,
    address.companyId && t('checkout.order.companyId', { id: address.companyId }),
    address.vatId && t('checkout.order.vatId', { id: address.vatId }),
  ].filter((line): line is string => Boolean(line));
};

/** Name of an address for people: its own, else where it is. */
export const addressName = ({ label, address }: Saved): string => label ?? `${address.street}, ${address.city}`;

/** One saved address and what can be done with it. */
export const AddressCard = ({ saved, actions }: { saved: Saved; actions: AddressActions }) => {
  const t = useText();
  const lines = useLines(saved);
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
      <address className="addr__lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
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
