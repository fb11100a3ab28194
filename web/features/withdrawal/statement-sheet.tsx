import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { sellerAddress, useShopInfo } from '../../lib/shop-info.ts';
import type { Statement } from './statement.ts';

/** The statement as it is given; `children` are more rows. */
export const StatementSheet = ({ statement, children }: { statement: Statement; children?: ReactNode }) => {
  const t = useText();
  const { seller } = useShopInfo();
  const { name, email, orderNumber, items } = statement;
  return (
    <div className="panel stack withdrawal-sheet">
      <p>{t('about.withdrawal.to', { seller: `${seller.name}, ${sellerAddress(seller)}` })}</p>
      <p>{t('about.withdrawal.statement')}</p>
      <dl className="spec">
        {children}
        <dt>{t('about.contact.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('about.contact.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('about.withdrawal.orderNumber')}</dt>
        <dd>{orderNumber}</dd>
        <dt>{t('about.withdrawal.scope')}</dt>
        <dd className="withdrawal-items">{items ?? t('about.withdrawal.whole')}</dd>
      </dl>
    </div>
  );
};
