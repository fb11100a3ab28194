import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Balloon } from '../../../ui/drawing.tsx';
import type { FullProduct } from '../product/buy-box.tsx';
import type { Estimate } from './print-estimate-figures.tsx';
import { useRangeText } from './print-estimate-words.tsx';

/** What one copy of each part takes. */
export function PartEstimates({ estimate, parts }: { estimate: Estimate; parts: FullProduct['parts'] }) {
  const intl = useIntl();
  const t = useText();
  const range = useRangeText();
  const rows = estimate.parts.flatMap((one) => {
    const part = parts.find(({ id }) => id === one.partId);
    return part ? [{ ...one, number: part.number, name: part.name }] : [];
  });
  return (
    <details className="est__d">
      <summary className="link">{t('products.estPartByPart')}</summary>
      <table className="tbl parts">
        <caption className="sr">{t('products.estPartByPart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('products.partNo')}</th>
            <th scope="col">{t('products.part')}</th>
            <th scope="col" className="r">
              {t('products.qty')}
            </th>
            <th scope="col" className="r">
              {t('products.estFilament')}
            </th>
            <th scope="col" className="r">
              {t('products.estHoursEach')}
            </th>
            {estimate.cost && (
              <th scope="col" className="r hide-m">
                {t('products.estCostEach')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ partId, number, name, quantity, grams, hours, cost }) => (
            <tr key={partId}>
              <td>
                <Balloon number={number} />
              </td>
              <td>{name}</td>
              <td className="num r">{intl.formatNumber(quantity)}</td>
              <td className="num r">{range.grams(grams.value)}</td>
              <td className="num r">{range.hours(hours)}</td>
              {cost && <td className="num r hide-m">{range.money(cost)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
