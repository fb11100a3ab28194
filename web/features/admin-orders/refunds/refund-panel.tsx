import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { uniqueKey } from '../../../lib/unique-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { Seg } from '../../../ui/seg.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useRefundOrderMutation, type AdminOrderPartsFragment } from '../detail/AdminOrder.gen.ts';
import { minorOf, sumOfUnits } from './refund-sum.ts';
import { RefundUnits } from './refund-units.tsx';

interface RefundPanelProps {
  order: AdminOrderPartsFragment;
  onClose: () => void;
  /** Money is on its way: how much. */
  onDone: (amount: string) => void;
}

const WAYS = ['all', 'items', 'amount'] as const;
type Way = (typeof WAYS)[number];

interface RefundValues {
  /** Null until the admin chooses. */
  way: Way | null;
  amount: string;
  /** How many of an item, by its id. */
  units: ReadonlyMap<string, number>;
  delivery: boolean;
  restock: boolean;
  reason: string;
}

/** The sum of what is chosen; null for what is no amount. */
const sumOf = (order: AdminOrderPartsFragment, { way, amount, units, delivery }: RefundValues): number | null => {
  if (way === 'all') return order.refundable.minor;
  if (way === 'amount') return minorOf(amount);
  if (way === null) return null;
  const quantities = new Map(order.order.lines.map(({ id, quantity }) => [id, quantity]));
  return sumOfUnits(order.lines, quantities, units) + (delivery ? order.refundableDelivery.minor : 0);
};

/** What the server is asked for. */
const inputOf = (order: AdminOrderPartsFragment, values: RefundValues) => {
  const { way, units, delivery, restock, reason } = values;
  const chosen = [...units].filter(([, quantity]) => quantity > 0);
  return {
    orderId: order.id,
    reason: reason.trim(),
    restock: way !== 'amount' && restock,
    ...(way === 'items' && {
      delivery,
      ...(chosen.length > 0 && { lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })) }),
    }),
    ...(way === 'amount' && { amountMinor: sumOf(order, values) }),
  };
};

const useRefund = ({ order, onDone }: RefundPanelProps) => {
  const intl = useIntl();
  const [refund] = useRefundOrderMutation();
  const [key] = useState(uniqueKey);
  const { currency, minor: most } = order.refundable;
  const told = (values: RefundValues) => formatMoney(intl, { minor: sumOf(order, values) ?? 0, currency });
  const form = useControlledForm<RefundValues>({
    initial: {
      way: null,
      amount: '',
      units: new Map(),
      delivery: false,
      restock: order.order.fulfilmentStatus === 'UNFULFILLED',
      reason: '',
    },
    judge: (values) => {
      const minor = sumOf(order, values);
      const amount = formatMoney(intl, order.refundable);
      const fits = minor !== null && minor > 0 && minor <= most;
      return {
        ...(!fits && values.way === 'amount' && { amount: { id: 'orders.refund.amount.invalid', values: { amount } } }),
        ...(values.way === null && { way: { id: 'orders.refund.way.missing' } }),
        ...(!fits && values.way === 'items' && { units: { id: 'orders.refund.items.none', values: { amount } } }),
        ...(!values.reason.trim() && { reason: { id: 'orders.refund.reason.missing' } }),
      };
    },
    send: async (values) => {
      await refund({ variables: { input: { ...inputOf(order, values), idempotencyKey: key } } });
      onDone(told(values));
    },
  });
  return { ...form, told: sumOf(order, form.values) ? told(form.values) : null };
};

interface ChosenProps {
  order: AdminOrderPartsFragment;
  form: ReturnType<typeof useRefund>;
}

/** What the chosen way of refunding asks for. */
const Chosen = ({ order, form: { values, set, errors } }: ChosenProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const most = formatMoney(intl, order.refundable);
  const physical = order.order.lines.some(({ productType }) => productType === 'PHYSICAL');
  return (
    <>
      {values.way === 'items' && (
        <>
          <RefundUnits order={order} units={values.units} onChange={(units) => set('units', units)} />
          <ErrorLine>{lines(errors.units)}</ErrorLine>
        </>
      )}
      {values.way === 'items' && order.refundableDelivery.minor > 0 && (
        <Checkbox checked={values.delivery} onChange={({ target }) => set('delivery', target.checked)}>
          {t('orders.refund.delivery', { amount: formatMoney(intl, order.refundableDelivery) })}
        </Checkbox>
      )}
      {values.way === 'amount' && (
        <TextInput
          label={t('orders.refund.amount')}
          inputMode="decimal"
          value={values.amount}
          hint={t('orders.refund.most', { amount: most })}
          error={lines(errors.amount)}
          onChange={({ target }) => set('amount', target.value)}
        />
      )}
      {physical && (values.way === 'all' || values.way === 'items') && (
        <Checkbox checked={values.restock} onChange={({ target }) => set('restock', target.checked)}>
          {t('orders.refund.restock')}
        </Checkbox>
      )}
    </>
  );
};

const Reason = ({ form: { values, set, errors } }: Pick<ChosenProps, 'form'>) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <TextInput
      label={t('orders.refund.reason')}
      value={values.reason}
      maxLength={200}
      hint={t('orders.refund.reason.hint')}
      error={lines(errors.reason)}
      onChange={({ target }) => set('reason', target.value)}
    />
  );
};

/** Money back, through PayPal or as the admin sent it: everything, some units, or an amount. One form is one refund, however often it is sent. */
export const RefundPanel = (props: RefundPanelProps) => {
  const t = useText();
  const lines = useErrorLines();
  const { order, onClose } = props;
  const refund = useRefund(props);
  const { paymentMethod } = order.order;
  const byBank = paymentMethod !== 'paypal' && paymentMethod !== 'card';
  const { values, set, errors, busy, problem, told } = refund;
  return (
    <section className="panel" aria-labelledby="refund-title">
      <h2 className="h3 ao-head" id="refund-title" tabIndex={-1} ref={takeFocus}>
        {t(byBank ? 'orders.refund.byBank' : paymentMethod === 'card' ? 'orders.refund.toCard' : 'orders.refund.title')}
      </h2>
      {byBank && <p className="muted">{t('orders.refund.byBank.about')}</p>}
      <form className="ao-form" {...refund.props}>
        <Seg
          label={t('orders.refund.way')}
          value={values.way}
          options={WAYS.map((value) => ({ value, content: t(`orders.refund.way.${value}`) }))}
          onChange={(way) => set('way', way)}
        />
        <ErrorLine>{lines(errors.way)}</ErrorLine>
        <Chosen order={order} form={refund} />
        <Reason form={refund} />
        <ErrorLine>{problem}</ErrorLine>
        <div className="row">
          <Button type="submit" variant="danger" busy={busy}>
            {told ? t('orders.refund.submit', { amount: told }) : t('orders.refund')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('orders.close')}
          </Button>
        </div>
      </form>
    </section>
  );
};
