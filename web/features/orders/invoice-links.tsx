import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OrderPagePartsFragment } from './detail/Order.gen.ts';

/** The sheets of one invoice or credit note: to read, and for a company's accounting software. */
export const InvoiceLinks = ({ invoice }: { invoice: OrderPagePartsFragment['invoices'][number] }) => {
  const t = useText();
  const { number, kind, url, dataUrl } = invoice;
  return (
    <>
      <a className="btn btn--line btn--sm" href={url} target="_blank" rel="noreferrer">
        <Icon name="file" />
        {t(`checkout.order.invoice.${kind}`, { number })}
      </a>
      {dataUrl && (
        <a className="btn btn--line btn--sm" href={dataUrl} target="_blank" rel="noreferrer">
          <Icon name="file" />
          {t('checkout.order.invoiceData', { number })}
        </a>
      )}
    </>
  );
};
