import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import type { CashCollectionPartsFragment, CashCollectionsQuery } from './CashCollections.gen.ts';

type Collection = CashCollectionPartsFragment;
export type AwaitedOrder = CashCollectionsQuery['cashCollections']['awaited'][number];

export interface CashSteps {
  busy: boolean;
  awaited: readonly AwaitedOrder[];
  assign: (collection: Collection, orderId: string) => void;
  setAside: (collection: Collection) => void;
}

/** What a row is called. */
export const nameOf = ({ parcelNumber, orderNumber, variableSymbol, day }: Collection): string =>
  parcelNumber ?? orderNumber ?? variableSymbol ?? day;

interface AssignProps extends Pick<CashSteps, 'busy' | 'assign'> {
  collection: Collection;
  orders: readonly AwaitedOrder[];
}

/** Whose money it is: the orders that nobody paid yet, those of the same sum first. */
const Assign = ({ collection, orders, busy, assign }: AssignProps) => {
  const t = useText();
  const intl = useIntl();
  const { minor, currency } = collection.amount;
  const isSame = ({ due }: AwaitedOrder) => due.minor === minor && due.currency === currency;
  const sorted = [...orders.filter(isSame), ...orders.filter((order) => !isSame(order))];
  const [chosen, setChosen] = useState(orders.filter(isSame).length === 1 ? sorted[0]!.id : '');
  return (
    <div className="bank-candidates">
      <Select label={t('orders.cashList.order')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{t('orders.cashList.order.choose')}</option>
        {sorted.map(({ id, orderNumber, name, due }) => (
          <option key={id} value={id}>
            {t('orders.cashList.order.option', { number: orderNumber, name, amount: formatMoney(intl, due) })}
          </option>
        ))}
      </Select>
      <Button variant="line" small busy={busy} disabled={chosen === ''} onClick={() => assign(collection, chosen)}>
        {t('orders.cashList.assign')} <span className="sr">{nameOf(collection)}</span>
      </Button>
    </div>
  );
};

/** What can be done with cash that waits. */
export const CashButtons = ({
  collection,
  busy,
  awaited,
  assign,
  setAside,
}: CashSteps & { collection: Collection }) => {
  const t = useText();
  return (
    <div className="bank-steps">
      {collection.problem === 'ORDER_UNKNOWN' && awaited.length > 0 && (
        <Assign collection={collection} orders={awaited} busy={busy} assign={assign} />
      )}
      <Button variant="quiet" small busy={busy} onClick={() => setAside(collection)}>
        {t('orders.cashList.aside')} <span className="sr">{nameOf(collection)}</span>
      </Button>
    </div>
  );
};
