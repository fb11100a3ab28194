import './admin-documents.css';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { useOrderSendingsQuery } from './Documents.gen.ts';
import { SendingCell } from './sending-cell.tsx';

interface OrderSendingsProps {
  orderId: string;
  orderNumber: string;
}

/** How far the documents of an order are in the Peppol network; nothing where none goes there. */
export const OrderSendings = ({ orderId, orderNumber }: OrderSendingsProps) => {
  const t = useText();
  const { data } = useOrderSendingsQuery({ variables: { search: orderNumber }, ...POLLING });
  const sent = data?.adminDocuments.items.filter((one) => one.orderId === orderId && one.sending) ?? [];
  if (sent.length === 0) return null;
  return (
    <section className="panel adm__stack" aria-label={t('documents.sending.title')}>
      <h2 className="h3">{t('documents.sending.title')}</h2>
      {sent.map(({ id, number, sending }) => (
        <div key={id} className="doc-number">
          <span className="num">{number}</span>
          <SendingCell number={number} sending={sending!} mayAddress />
        </div>
      ))}
    </section>
  );
};
