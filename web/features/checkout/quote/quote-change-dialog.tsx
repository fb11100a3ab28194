import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { quoteDifference, remedies } from './quote-difference.ts';
import type { AmountDifference, LinePrice, QuoteDifference } from './quote-difference.ts';
import type { QuoteChange } from '../order/use-place-order.ts';

interface QuoteChangeDialogProps {
  change: QuoteChange;
  onOrder: () => void;
  /** Sets the cart to what is available; 0 removes a line. */
  onAdjust: (quantities: { productId: number; quantity: number }[]) => void;
  onClose: () => void;
}

interface Row {
  key: string;
  name: string;
  before: string;
  after: string;
}

const useRows = (difference: QuoteDifference, currency: string): Row[] => {
  const t = useText();
  const intl = useIntl();
  const amount = (minor: number | null) =>
    minor === null ? t('checkout.change.gone') : formatMoney(intl, { minor, currency });
  const price = (line: LinePrice | null, counted: boolean) => {
    if (!line) return t('checkout.change.gone');
    const unit = amount(line.unitMinor);
    return counted ? t('checkout.change.pieces', { count: line.quantity, price: unit }) : unit;
  };
  const sum = (key: string, name: string, values: AmountDifference | null): Row[] =>
    values ? [{ key, name, before: amount(values.before), after: amount(values.after) }] : [];
  return [
    ...difference.lines.map(({ productId, name, before, after }) => {
      const counted = [before, after].some((line) => line !== null && line.quantity > 1);
      return { key: String(productId), name, before: price(before, counted), after: price(after, counted) };
    }),
    ...sum('discount', t('checkout.discount'), difference.discount),
    ...sum('shipping', t('checkout.delivery'), difference.shipping),
    ...sum('vat', t('checkout.change.vat'), difference.vat),
  ];
};

const DifferenceTable = ({ difference, currency }: { difference: QuoteDifference; currency: string }) => {
  const t = useText();
  const intl = useIntl();
  const rows = useRows(difference, currency);
  const total = (minor: number) => formatMoney(intl, { minor, currency });
  return (
    <table className="tbl change__table">
      <thead>
        <tr>
          <th scope="col">{t('checkout.change.what')}</th>
          <th scope="col" className="r">
            {t('checkout.change.before')}
          </th>
          <th scope="col" className="r">
            {t('checkout.change.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td className="r num change__old">{row.before}</td>
            <td className="r num">{row.after}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('checkout.total')}</th>
          <td className="r num change__old">{total(difference.total.before)}</td>
          <td className="r num">
            <strong>{total(difference.total.after)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** Shows what changed since the buyer looked, before and after, and orders only at a price that was confirmed. */
export const QuoteChangeDialog = ({ change, onOrder, onAdjust, onClose }: QuoteChangeDialogProps) => {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const difference = quoteDifference(change.before, change.after);
  const fixes = remedies(change.after);
  const nothingLeft = fixes.length === change.after.lines.length && fixes.every(({ quantity }) => quantity === 0);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="change" aria-labelledby="change-title" onClose={onClose}>
      <h2 className="h3" id="change-title">
        {t('checkout.change.title')}
      </h2>
      <p className="muted">{t('checkout.change.text')}</p>
      <DifferenceTable difference={difference} currency={change.after.total.currency} />
      {fixes.length > 0 && (
        <p className="muted">{t(nothingLeft ? 'checkout.change.nothingLeft' : 'checkout.change.adjustText')}</p>
      )}
      <div className="row change__actions">
        {difference.orderable ? (
          <Button variant="signal" onClick={onOrder}>
            {t('checkout.change.order')}
          </Button>
        ) : (
          <Button onClick={() => onAdjust(fixes)}>{t('checkout.change.adjust')}</Button>
        )}
        <Button variant="line" onClick={onClose}>
          {t('checkout.change.back')}
        </Button>
      </div>
    </dialog>
  );
};
