import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { late } from '../../ui/late.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import type { FullProduct } from './buy-box.tsx';
import type { TabContent } from './product-tabs.tsx';

/** Only in the browser: the server's page asks for no estimate. */
const PrintEstimate = late(() => import('./print-estimate.tsx').then((module) => module.PrintEstimate));

const noSubscription = () => () => {};
const useInBrowser = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

type PrintInfoContent = Extract<TabContent, { __typename: 'PrintInfoContent' }>;

const SETTINGS = [
  ['printTime', 'products.printTime'],
  ['layerHeight', 'products.layerHeight'],
  ['infill', 'products.infill'],
  ['supports', 'products.supports'],
  ['materials', 'products.materials'],
  ['estimatedCost', 'products.estimatedCost'],
] as const;

function Components({ components }: { components: PrintInfoContent['rcComponents'] }) {
  const intl = useIntl();
  const t = useText();
  return (
    <table className="tbl tbl--cards pc">
      <thead>
        <tr>
          <th scope="col">{t('products.component')}</th>
          <th scope="col" className="r">
            {t('products.qty')}
          </th>
          <th scope="col" className="hide-m">
            {t('products.specification')}
          </th>
          <th scope="col" className="r">
            {t('products.estimatedPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ name, quantity, specifications, estimatedPrice, required, product }) => (
          <tr key={`${name} ${specifications}`}>
            <td>
              {product ? (
                <Link className="link" to={`/products/${product.id}`}>
                  {name}
                </Link>
              ) : (
                name
              )}{' '}
              {!required && <Tag>{t('products.optional')}</Tag>}
            </td>
            <td className="r num pc__q">{intl.formatNumber(quantity)}</td>
            <td className="hide-m muted">{specifications}</td>
            <td className="r num">{estimatedPrice ? <Price value={estimatedPrice} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ content }: { content: PrintInfoContent }) {
  const t = useText();
  const { printSettings, rcComponents, additionalNotes } = content;
  return (
    <div className="two two--even">
      <div className="stack">
        <h2 className="h2">{t('products.printSettings')}</h2>
        <dl className="spec">
          {SETTINGS.map(([key, term]) => (
            <div className="spec__r" key={key}>
              <dt>{t(term)}</dt>
              <dd>{printSettings[key]}</dd>
            </div>
          ))}
        </dl>
        {additionalNotes.map((note) => (
          <Notice key={note}>{note}</Notice>
        ))}
      </div>
      {rcComponents.length > 0 && (
        <div className="stack">
          <h2 className="h2">{t('products.components')}</h2>
          <Components components={rcComponents} />
        </div>
      )}
    </div>
  );
}

/** What printing the parts takes, how they are printed, and what has to be bought beside them. */
export function PrintInfo({ content, product }: { content: PrintInfoContent; product: FullProduct }) {
  const inBrowser = useInBrowser();
  return (
    <>
      {product.parts.length > 0 && <div className="estroom">{inBrowser && <PrintEstimate product={product} />}</div>}
      <Texts content={content} />
    </>
  );
}
