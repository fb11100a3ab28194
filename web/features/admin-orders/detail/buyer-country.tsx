import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { AdminOrderPartsFragment } from './AdminOrder.gen.ts';

type Country = NonNullable<AdminOrderPartsFragment['buyerCountry']>;

/** Where the buyer of files lives: what is kept as evidence, and whether it is enough. */
export const BuyerCountry = ({ country: { vatCountry, evidence, enough } }: { country: Country }) => {
  const t = useText();
  const intl = useIntl();
  const name = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
  return (
    <>
      <h3 className="label">{t('orders.evidence')}</h3>
      <dl className="spec">
        {evidence.map(({ kind, country }) => (
          <Fragment key={kind}>
            <dt>{t(`orders.evidence.${kind}`)}</dt>
            <dd>{name(country)}</dd>
          </Fragment>
        ))}
        {vatCountry && (
          <>
            <dt>{t('orders.evidence.vat')}</dt>
            <dd>{name(vatCountry)}</dd>
          </>
        )}
      </dl>
      {enough ? (
        <p className="muted ao-small">{t('orders.evidence.enough')}</p>
      ) : (
        <p className="err">
          <Icon name="warn" />
          <span>{t('orders.evidence.missing')}</span>
        </p>
      )}
    </>
  );
};
