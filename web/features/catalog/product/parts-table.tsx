import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Balloon } from '../../../ui/drawing.tsx';
import { bedSize } from '../print/bed.ts';
import type { FullProduct } from './buy-box.tsx';
import { PartFit } from '../print/part-fit.tsx';
import { usePrinter } from '../print/printer.ts';
import { sides } from './size-text.ts';
import { usePartFits } from '../print/use-part-fits.ts';

/** The parts by the numbers of the exploded view. */
export function PartsTable({ product }: { product: Pick<FullProduct, 'id' | 'parts'> }) {
  const { parts } = product;
  const intl = useIntl();
  const t = useText();
  const { bed } = usePrinter();
  const fits = usePartFits(product);
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
          <th scope="col">{t('products.onBed', { bed: bedSize(intl, bed) })}</th>
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
            <td>
              <PartFit fit={fits.get(id)} />
            </td>
            <td className="num r">{intl.formatNumber(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
