import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { formatDate, formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useAction } from '../../ui/use-action.ts';
import {
  useAdminGiftCardQuery,
  useProlongGiftCardMutation,
  useReopenGiftCardMutation,
  useSendGiftCardAgainMutation,
  useVoidGiftCardMutation,
  type AdminGiftCardQuery,
} from './AdminGiftCards.gen.ts';
import { StateTag, useCardName } from './gift-card-columns.tsx';

type Card = AdminGiftCardQuery['adminGiftCard'];

interface StepProps {
  card: Card;
  onDone: () => void;
}

/** Takes what is left off the card, or gives it back. */
const VoidStep = ({ card, onDone }: StepProps) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const [voidCard] = useVoidGiftCardMutation();
  const [reopen] = useReopenGiftCardMutation();
  const { busy, problem, run } = useAction();
  const seen = { id: card.id, expectedVersion: card.version };
  const act = (work: () => Promise<unknown>) => void run(() => work().then(onDone));
  if (card.state === 'VOIDED') {
    return (
      <div className="row">
        <p>{t('orders.giftCards.voidedFor', { reason: card.voidReason ?? '' })}</p>
        <Button variant="line" busy={busy} onClick={() => act(() => reopen({ variables: { input: seen } }))}>
          {t('orders.giftCards.reopen')}
        </Button>
        <ErrorLine>{problem}</ErrorLine>
      </div>
    );
  }
  return (
    <div className="adm__stack">
      <TextInput
        label={t('orders.giftCards.reason')}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div>
        <Button
          variant="line"
          busy={busy}
          disabled={!reason.trim()}
          onClick={() => act(() => voidCard({ variables: { input: { ...seen, reason } } }))}
        >
          {t('orders.giftCards.void')}
        </Button>
      </div>
    </div>
  );
};

/** Until when it pays, and its mail once more. */
const ValidityStep = ({ card, onDone }: StepProps) => {
  const t = useText();
  const [day, setDay] = useState(card.validUntil);
  const [prolong] = useProlongGiftCardMutation();
  const [send] = useSendGiftCardAgainMutation();
  const { busy, problem, run } = useAction();
  const act = (work: () => Promise<unknown>) => void run(() => work().then(onDone));
  const change = { id: card.id, expectedVersion: card.version, validUntil: day };
  return (
    <div className="adm__stack">
      <TextInput
        type="date"
        label={t('orders.giftCards.validUntil')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button
          variant="line"
          busy={busy}
          disabled={day === card.validUntil}
          onClick={() => act(() => prolong({ variables: { input: change } }))}
        >
          {t('orders.giftCards.prolong')}
        </Button>
        {card.state !== 'VOIDED' && !card.frozenAt && (
          <Button variant="line" busy={busy} onClick={() => act(() => send({ variables: { input: { id: card.id } } }))}>
            {t('orders.giftCards.sendAgain')}
          </Button>
        )}
      </div>
      <p className="faint">{t('orders.giftCards.sendAgainHint')}</p>
    </div>
  );
};

const Ledger = ({ card }: { card: Card }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <table className="tbl">
      <caption className="sr">{t('orders.giftCards.ledger')}</caption>
      <tbody>
        {card.entries.map(({ id, kind, at, orderId, orderNumber, amount }) => (
          <tr key={id}>
            <td className="num nowrap">{formatMoment(intl, at)}</td>
            <td>
              {t(`orders.giftCards.entry.${kind}`)}{' '}
              {orderId && (
                <Link className="link num" to={`/admin/orders/${orderId}`}>
                  {orderNumber}
                </Link>
              )}
            </td>
            <td className="r num nowrap">{formatMoney(intl, amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const CardView = ({ card, onDone }: StepProps) => {
  const t = useText();
  const intl = useIntl();
  const nameOf = useCardName();
  const sums = { balance: formatMoney(intl, card.balance), initial: formatMoney(intl, card.initial) };
  const back = { to: '/admin/gift-cards', text: t('orders.giftCards.title') };
  return (
    <>
      <AdminTop title={nameOf(card)} back={back} tag={<StateTag state={card.state} />} />
      <div className="adm__stack">
        <div className="panel adm__stack">
          <p>
            <strong>{t('orders.giftCards.left', sums)}</strong>
          </p>
          <p>
            {[card.recipientName, card.recipientEmail].filter(Boolean).join(', ')}
            {' · '}
            {card.sentAt
              ? t('orders.giftCards.sentAt', { day: formatDate(intl, card.sentAt) })
              : t('orders.giftCards.sendsOn', { day: formatDate(intl, card.sendOn) })}
          </p>
          {card.frozenAt && <p>{t('orders.giftCards.frozenSince', { at: formatMoment(intl, card.frozenAt) })}</p>}
          {card.message && <p className="muted">{card.message}</p>}
        </div>
        <div className="panel adm__stack">
          <ValidityStep key={card.version} card={card} onDone={onDone} />
          <VoidStep card={card} onDone={onDone} />
        </div>
        <section className="panel">
          <h2 className="h3">{t('orders.giftCards.ledger')}</h2>
          <Ledger card={card} />
        </section>
      </div>
    </>
  );
};

/** One gift card with everything that moved its balance. */
export const GiftCardPage = () => {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useAdminGiftCardQuery({ variables: { id } });
  if (data) return <CardView card={data.adminGiftCard} onDone={() => void refetch()} />;
  return (
    <>
      <AdminTop title={t('orders.giftCards.title')} />
      {error ? (
        <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" />
      )}
    </>
  );
};
