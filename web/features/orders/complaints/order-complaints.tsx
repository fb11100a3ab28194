import './complaints.css';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OrderPagePartsFragment } from '../detail/Order.gen.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintStanding } from './complaint-standing.tsx';

/** What every buyer is promised, whatever the country. */
const DAYS = 30;

interface OrderComplaintsProps {
  order: OrderPagePartsFragment;
  accessToken: string | null;
}

/** Complaints about an order, where they stand, and the way to make one. */
export const OrderComplaints = ({ order, accessToken }: OrderComplaintsProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<{ problem: string | null } | null>(null);
  const { id: orderId, lines, complaints, mayComplain, userEmail: email } = order;
  if (!mayComplain && complaints.length === 0) return null;
  const link = { orderId, accessToken };
  const done = (problem: string | null) => {
    setOpen(false);
    setSent({ problem });
  };
  return (
    <section className="panel" aria-labelledby="order-complaints">
      <h2 className="h3" id="order-complaints">
        {t('checkout.order.complaint')}
      </h2>
      {complaints.length === 0 && (
        <p className="muted order-note">{t('checkout.order.complaint.lead', { days: DAYS })}</p>
      )}
      {sent && (
        <Notice kind={sent.problem === null ? 'ok' : 'error'}>
          {sent.problem === null
            ? t('checkout.order.complaint.sent', { email })
            : t('checkout.order.complaint.photos.failed', { reason: sent.problem })}
        </Notice>
      )}
      {complaints.map((complaint) => (
        <ComplaintStanding
          key={complaint.id}
          complaint={complaint}
          name={lines.find(({ id }) => id === complaint.lineId)?.productName ?? ''}
          link={link}
        />
      ))}
      {open ? (
        <ComplaintForm lines={lines} link={link} onSent={done} onClose={() => setOpen(false)} />
      ) : (
        mayComplain && (
          <Button variant="line" small onClick={() => setOpen(true)}>
            {t('checkout.order.complaint.action')}
          </Button>
        )
      )}
    </section>
  );
};
