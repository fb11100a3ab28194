import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { Seg } from '../../ui/seg.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useRefundOrderMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';
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

/** What is chosen in the form, and what the server would be asked for. */
const useChosenRefund = (order: AdminOrderPartsFragment) => {
  const [way, setWay] = useState<Way>('all');
  const [amount, setAmount] = useState('');
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const [restock, setRestock] = useState(order.order.fulfilmentStatus === 'UNFULFILLED');
  const quantities = new Map(order.order.items.map(({ id, quantity }) => [id, quantity]));
  const items = [...units].filter(([, quantity]) => quantity > 0).map(([itemId, quantity]) => ({ itemId, quantity }));
  const sums: Record<Way, number | null> = {
    all: order.refundable.minor,
    items: sumOfUnits(order.lines, quantities, units),
    amount: minorOf(amount),
  };
  const minor = sums[way];
  const input = {
    orderId: order.id,
    restock: way !== 'amount' && restock,
    ...(way === 'items' && { items }),
    ...(way === 'amount' && { amountMinor: minor }),
  };
  const fits = minor !== null && minor > 0 && minor <= order.refundable.minor;
  return { way, setWay, amount, setAmount, units, setUnits, restock, setRestock, minor, fits, input };
};

/** Money back through PayPal: everything, some units, or an amount. One form is one refund, however often it is sent. */
export const RefundPanel = ({ order, onClose, onDone }: RefundPanelProps) => {
  const t = useText();
  const intl = useIntl();
  const [refund] = useRefundOrderMutation();
  const [key] = useState(uniqueKey);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useAction();
  const chosen = useChosenRefund(order);
  const { currency } = order.refundable;
  const most = formatMoney(intl, order.refundable);
  const told = formatMoney(intl, { minor: chosen.minor ?? 0, currency });
  const physical = order.order.items.some(({ productType }) => productType === 'PHYSICAL');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason.trim() || !chosen.fits) return;
    const input = { ...chosen.input, reason: reason.trim(), idempotencyKey: key };
    if (await run(() => refund({ variables: { input } }))) onDone(told);
  };
  return (
    <section className="panel" aria-labelledby="refund-title">
      <h2 className="h3 ao-head" id="refund-title" tabIndex={-1} ref={takeFocus}>
        {t('orders.refund.title')}
      </h2>
      <form className="ao-form" onSubmit={(event) => void submit(event)} noValidate>
        <Seg
          label={t('orders.refund.way')}
          value={chosen.way}
          options={WAYS.map((value) => ({ value, content: t(`orders.refund.way.${value}`) }))}
          onChange={chosen.setWay}
        />
        {chosen.way === 'items' && <RefundUnits order={order} units={chosen.units} onChange={chosen.setUnits} />}
        {chosen.way === 'amount' && (
          <TextInput
            label={t('orders.refund.amount')}
            inputMode="decimal"
            value={chosen.amount}
            hint={t('orders.refund.most', { amount: most })}
            error={tried && !chosen.fits ? t('orders.refund.amount.invalid', { amount: most }) : undefined}
            onChange={({ target }) => chosen.setAmount(target.value)}
          />
        )}
        {physical && chosen.way !== 'amount' && (
          <Checkbox checked={chosen.restock} onChange={({ target }) => chosen.setRestock(target.checked)}>
            {t('orders.refund.restock')}
          </Checkbox>
        )}
        <TextInput
          label={t('orders.refund.reason')}
          value={reason}
          maxLength={200}
          hint={t('orders.refund.reason.hint')}
          error={tried && !reason.trim() ? t('orders.refund.reason.missing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {tried && chosen.way === 'items' && !chosen.fits && (
          <p role="alert">{t('orders.refund.items.none', { amount: most })}</p>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className="row">
          <Button type="submit" variant="danger" busy={busy}>
            {t('orders.refund.submit', { amount: told })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('orders.close')}
          </Button>
        </div>
      </form>
    </section>
  );
};
