import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { AdminOrderPartsFragment } from './AdminOrder.gen.ts';

interface OrderVatCheckProps {
  check: NonNullable<AdminOrderPartsFragment['vatCheck']>;
  withoutVat: boolean;
}

/** What VIES had said of the company's number, to be compared with who ordered. */
export const OrderVatCheck = ({ check, withoutVat }: OrderVatCheckProps) => {
  const t = useText();
  const intl = useIntl();
  const { number, state, name, address, requestId, checkedAt } = check;
  return (
    <>
      <h3 className="label">{t('orders.vatCheck')}</h3>
      <dl className="spec">
        <dt>{t('orders.vatCheck.number')}</dt>
        <dd>{number}</dd>
        <dt>{t('orders.vatCheck.answer')}</dt>
        <dd>{t(state === 'VALID' ? 'orders.vatCheck.VALID' : 'orders.vatCheck.INVALID')}</dd>
        <dt>{t('orders.vatCheck.company')}</dt>
        <dd>{[name, address].filter(Boolean).join(', ') || t('orders.vatCheck.untold')}</dd>
        {requestId && (
          <>
            <dt>{t('orders.vatCheck.request')}</dt>
            <dd>{requestId}</dd>
          </>
        )}
        <dt>{t('orders.vatCheck.at')}</dt>
        <dd>{formatMoment(intl, checkedAt)}</dd>
      </dl>
      <p className="muted ao-small">{t(withoutVat ? 'orders.vatCheck.without' : 'orders.vatCheck.with')}</p>
    </>
  );
};
