import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Balloon } from '../../ui/drawing.tsx';
import type { FullProduct } from './buy-box.tsx';
import { sides } from './size-text.ts';

/** The parts by the numbers of the exploded view. */
export function PartsTable({ parts }: { parts: FullProduct['parts'] }) {
  const intl = useIntl();
  const t = useText();
  if (parts.length === 0) return null;
  return (
    <table className="tbl parts">
      <caption className="sr">{t('products.partsCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('products.partNo')}</th>
          <th scope="col">{t('products.part')}</th>
          <th scope="col" className="hide-m">
            {t('products.material')}
          </th>
          <th scope="col" className="hide-m r">
            {t('products.size')}
          </th>
          <th scope="col" className="r">
            {t('products.qty')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, number, name, material, colour, sizeMm, quantity }) => (
          <tr key={id} id={`part-${number}`}>
            <td>
              <Balloon number={number} />
            </td>
            <td>{name}</td>
            <td className="hide-m muted">{[material, colour].filter(Boolean).join(', ')}</td>
            <td className="hide-m num r">{sides(intl, sizeMm)}</td>
            <td className="num r">{intl.formatNumber(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
