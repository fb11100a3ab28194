import { Fragment } from 'react';
import type { OrderAction, ResentMail } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/data-table/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Action } from '../../../ui/use-action.ts';
import {
  useMarkOrderDeliveredMutation,
  useResendMailToBuyerMutation,
  type AdminOrderPartsFragment,
} from './AdminOrder.gen.ts';

/** The forms that a press opens. */
export type OpenForm = 'ship' | 'refund' | null;

interface OrderButtonsProps {
  order: AdminOrderPartsFragment;
  action: Action;
  onOpen: (form: OpenForm) => void;
  onSent: (mail: ResentMail) => void;
}

const MAILS: readonly (readonly [OrderAction, ResentMail])[] = [
  ['MAIL_ORDER', 'ORDER'],
  ['MAIL_SHIPPED', 'SHIPPED'],
  ['MAIL_REFUND', 'REFUND'],
];

const Documents = ({ invoices }: Pick<AdminOrderPartsFragment['order'], 'invoices'>) => {
  const t = useText();
  return invoices.map(({ id, kind, url, dataUrl, number }) => (
    <Fragment key={id}>
      <a className="btn btn--line btn--sm" href={url} target="_blank" rel="noreferrer" title={number}>
        <Icon name="file" />
        {t(kind === 'INVOICE' ? 'orders.invoice' : 'orders.creditNote')}
      </a>
      {dataUrl && (
        <a className="btn btn--line btn--sm" href={dataUrl} target="_blank" rel="noreferrer" title={number}>
          <Icon name="file" />
          {t(kind === 'INVOICE' ? 'orders.invoiceData' : 'orders.creditNoteData')}
        </a>
      )}
    </Fragment>
  ));
};

/** What may be done with the order as it stands; the server says what. */
export const OrderButtons = ({ order, action, onOpen, onSent }: OrderButtonsProps) => {
  const t = useText();
  const [resend] = useResendMailToBuyerMutation();
  const [deliver] = useMarkOrderDeliveredMutation();
  const may = (one: OrderAction) => order.actions.includes(one);
  const { id } = order;
  const send = async (mail: ResentMail) => {
    if (await action.run(() => resend({ variables: { id, mail } }))) onSent(mail);
  };
  const mails = MAILS.filter(([allowed]) => may(allowed));
  return (
    <>
      <Documents invoices={order.order.invoices} />
      {mails.length > 0 && (
        <Menu worded icon={<Icon name="mail" />} label={t('orders.resend')}>
          {mails.map(([, mail]) => (
            <button key={mail} type="button" onClick={() => void send(mail)}>
              {t(`orders.resend.${mail}`)}
            </button>
          ))}
        </Menu>
      )}
      {may('REFUND') && (
        <Button variant="line" small onClick={() => onOpen('refund')}>
          {t('orders.refund')}
        </Button>
      )}
      {may('DELIVER') && (
        <Button
          variant="line"
          small
          busy={action.busy}
          onClick={() => void action.run(() => deliver({ variables: { id } }))}
        >
          {t('orders.deliver')}
        </Button>
      )}
      {may('SHIP') && (
        <Button small icon="truck" onClick={() => onOpen('ship')}>
          {t('orders.ship')}
        </Button>
      )}
    </>
  );
};
