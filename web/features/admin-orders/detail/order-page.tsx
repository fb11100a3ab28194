import '../admin-orders.css';
import { useState, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { ResentMail } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useAdminOrderQuery, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { CashPanel } from './cash-panel.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import { OrderButtons, type OpenForm } from './order-buttons.tsx';
import { isPartlySent } from '../../../lib/partly-sent.ts';
import { OrderStage } from '../order-stage.tsx';
import { ParcelsPanel } from '../parcels/parcels-panel.tsx';
import { RefundPanel } from '../refunds/refund-panel.tsx';
import { ShipPanel } from './ship-panel.tsx';
import { AddressesPanel, CustomerPanel, PaymentPanel } from './side-panels.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { ComplaintsPanel } from '../complaints/complaints-panel.tsx';
import { WithdrawalsPanel } from '../withdrawals/withdrawals-panel.tsx';

interface OrderPageProps {
  /** How far the documents of the order are on their way to a company. */
  sendings?: ComponentType<{ orderId: string; orderNumber: string }>;
}

interface KnownOrderProps extends OrderPageProps {
  order: AdminOrderPartsFragment;
  refetch: () => Promise<unknown>;
}

const isSent = ({ order: { fulfilmentStatus } }: AdminOrderPartsFragment): boolean =>
  fulfilmentStatus === 'SHIPPED' || fulfilmentStatus === 'DELIVERED';

const KnownOrder = ({ order, refetch, sendings: Sendings }: KnownOrderProps) => {
  const t = useText();
  const action = useAction();
  const [form, setForm] = useState<OpenForm>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setForm(null);
  const open = (next: OpenForm) => {
    setDone(null);
    setForm(next);
  };
  const toldOf = (mail: ResentMail) =>
    t('orders.resent', { mail: t(`orders.resend.${mail}`), email: order.order.userEmail });
  const refunded = (amount: string) => {
    close();
    setDone(t('orders.refund.done', { amount, email: order.order.userEmail }));
  };
  const back = { to: '/admin/orders', text: t('orders.title') };
  return (
    <>
      <AdminTop
        title={order.order.orderNumber}
        back={back}
        tag={<OrderStage order={{ ...order.order, partlySent: isPartlySent(order.order) }} />}
      >
        <OrderButtons order={order} action={action} onOpen={open} onSent={(mail) => setDone(toldOf(mail))} />
      </AdminTop>
      {action.problem && <Notice kind="error">{action.problem}</Notice>}
      {done && !action.problem && <Notice kind="ok">{done}</Notice>}
      <div className="adm__two">
        <div className="adm__stack">
          {form === 'ship' && <ShipPanel order={order} onClose={close} />}
          {form === 'refund' && <RefundPanel order={order} onClose={close} onDone={refunded} />}
          {order.actions.includes('COLLECT') && <CashPanel order={order} />}
          {order.disputes.map((dispute) => (
            <DisputePanel key={dispute.id} dispute={dispute} onChange={refetch} />
          ))}
          {order.complaints.length > 0 && <ComplaintsPanel complaints={order.complaints} onChange={refetch} />}
          {order.withdrawals.length > 0 && (
            <WithdrawalsPanel withdrawals={order.withdrawals} language={order.language} onChange={refetch} />
          )}
          <ItemsPanel order={order} />
          <ParcelsPanel id={order.id} sent={isSent(order)} onChange={refetch} />
          <TimelinePanel timeline={order.timeline} />
          {order.actions.includes('CANCEL') && <CancelPanel id={order.id} />}
        </div>
        <div className="adm__stack">
          <CustomerPanel order={order} />
          <AddressesPanel order={order} />
          <PaymentPanel order={order} />
          {Sendings && <Sendings orderId={order.id} orderNumber={order.order.orderNumber} />}
          <NotePanel order={order} onSaved={refetch} />
        </div>
      </div>
    </>
  );
};

/** One order: what was bought, where it stands, what happened, and what can be done. */
export const OrderPage = ({ sendings }: OrderPageProps) => {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useAdminOrderQuery({
    variables: { id },
    ...POLLING,
  });
  if (data) {
    const { adminOrder: order } = data;
    return <KnownOrder key={order.id} order={order} sendings={sendings} refetch={() => refetch()} />;
  }
  return (
    <>
      <AdminTop title={t('orders.one')} back={{ to: '/admin/orders', text: t('orders.title') }} />
      {error ? (
        <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" />
      )}
    </>
  );
};
