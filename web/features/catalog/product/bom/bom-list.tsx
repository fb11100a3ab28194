import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MoneyValue } from '../../../../intl/money.ts';
import { useText } from '../../../../intl/use-text.ts';
import { Tag } from '../../../../ui/badge.tsx';
import { Price } from '../../../../ui/price.tsx';
import type { TabContent } from '../product-tabs.tsx';

export type PrintInfoContent = Extract<TabContent, { __typename: 'PrintInfoContent' }>;
export type Component = PrintInfoContent['rcComponents'][number];

/** What the browser adds to a row. */
export interface RowExtra {
  tick?: ReactNode;
  /** Stands in the place of the specification. */
  warning?: string | null;
  /** The price of today, for one. */
  price?: MoneyValue | null;
  struck?: boolean;
}

interface BomListProps {
  components: readonly Component[];
  extra?: (index: number) => RowExtra;
  children?: ReactNode;
}

/** What has to be bought beside the printed parts. The server's page shows it without ticks, in the same places. */
export function BomList({ components, extra, children }: BomListProps) {
  const intl = useIntl();
  const t = useText();
  return (
    <div className="stack">
      <h2 className="h2">{t('products.components')}</h2>
      <ul className="bom">
        {components.map(({ name, quantity, specifications, estimatedPrice, required, product }, index) => {
          const { tick, warning, price = estimatedPrice, struck } = extra?.(index) ?? {};
          return (
            <li key={index}>
              <span className="bom__t">{tick}</span>
              <span>
                {product ? (
                  <Link className="link" to={`/products/${product.id}`}>
                    {name}
                  </Link>
                ) : (
                  name
                )}{' '}
                {!required && <Tag>{t('products.optional')}</Tag>}
                <br />
                <span className={warning ? 'bom__w' : 'bom__s'}>{warning ?? specifications}</span>
              </span>
              <span className="num faint nowrap">{intl.formatNumber(quantity)} ×</span>
              <span className="bom__p">
                {price ? (
                  struck ? (
                    <s>
                      <Price value={price} />
                    </s>
                  ) : (
                    <Price value={price} />
                  )
                ) : (
                  '–'
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="bom__f">{children}</div>
    </div>
  );
}
