import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { formatMoney } from '../../../intl/money.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useSetDisputeReleasedMutation, type AdminOrderDisputeFragment } from './AdminOrder.gen.ts';
import { DisputeForm } from './dispute-form.tsx';

interface DisputePanelProps {
  dispute: AdminOrderDisputeFragment;
  onChange: () => Promise<unknown>;
}

const TAGS = { ANSWER: 'error', WAITING: 'warn', WON: 'ok', LOST: undefined } as const;

const REASONS = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'PAYMENT_BY_OTHER_MEANS',
  'CANCELED_RECURRING_BILLING',
  'PROBLEM_WITH_REMITTANCE',
] as const;
const STAGES = ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'] as const;

/** What PayPal says, in words where its word is known. */
const useDisputeWords = () => {
  const t = useText();
  return {
    reasonOf: (word: string): string => {
      const known = REASONS.find((reason) => reason === word);
      return known ? t(`orders.dispute.reason.${known}`) : word;
    },
    stageOf: (word: string): string => {
      const known = STAGES.find((stage) => stage === word);
      return known ? t(`orders.dispute.stage.${known}`) : word;
    },
  };
};

const Facts = ({ dispute }: Pick<DisputePanelProps, 'dispute'>) => {
  const t = useText();
  const intl = useIntl();
  const { reasonOf, stageOf } = useDisputeWords();
  return (
    <dl className="spec">
      <dt>{t('orders.dispute.amount')}</dt>
      <dd>
        <Price value={dispute.amount} />
      </dd>
      {dispute.held && (
        <>
          <dt>{t('orders.dispute.held')}</dt>
          <dd>
            <Price value={dispute.held} />
          </dd>
        </>
      )}
      <dt>{t('orders.dispute.reason')}</dt>
      <dd>{reasonOf(dispute.reason)}</dd>
      <dt>{t('orders.dispute.stage')}</dt>
      <dd>{stageOf(dispute.stage)}</dd>
      <dt>{t('orders.dispute.opened')}</dt>
      <dd>{formatMoment(intl, dispute.openedAt)}</dd>
      <dt>{t('orders.dispute.id')}</dt>
      <dd>{dispute.paypalDisputeId}</dd>
    </dl>
  );
};

const Answers = ({ answers }: Pick<AdminOrderDisputeFragment, 'answers'>) => {
  const t = useText();
  const intl = useIntl();
  return answers.map(({ id, kind, state, failure, requestedAt, carrier, tracking, fileName, note }) => (
    <div key={id} className="ao-small">
      <p>
        {formatMoment(intl, requestedAt)}: {t(`orders.dispute.answer.${kind}`)} ·{' '}
        {t(`orders.dispute.answer.state.${state}`)}
        {failure && <span className="num"> {failure}</span>}
      </p>
      <p className="muted">{[carrier, tracking, fileName, note].filter(Boolean).join(' · ')}</p>
    </div>
  ));
};

/** A credit note that was issued before PayPal named the dispute. */
const Credited = ({ dispute: { credited, state } }: Pick<DisputePanelProps, 'dispute'>) => {
  const t = useText();
  const intl = useIntl();
  if (!credited) return null;
  const amount = formatMoney(intl, credited);
  return <p>{t(state === 'WON' ? 'orders.dispute.credited.WON' : 'orders.dispute.credited', { amount })}</p>;
};

/** Whether the goods may leave the house while the dispute is open. */
const Release = ({ dispute: { id, state, reason, stopsShipping, releasedAt } }: Pick<DisputePanelProps, 'dispute'>) => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const [release] = useSetDisputeReleasedMutation();
  const { busy, problem, run } = useAction();
  const set = (released: boolean) => release({ variables: { id, released } });
  const allow = async () => {
    if (await run(() => set(true))) offerUndo(t('orders.dispute.released'), () => set(false));
  };
  if (state !== 'ANSWER' && state !== 'WAITING') return null;
  return (
    <>
      {reason === 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' && <p>{t('orders.dispute.track')}</p>}
      {stopsShipping && (
        <>
          <p>{t(reason === 'UNAUTHORISED' ? 'orders.dispute.stops.UNAUTHORISED' : 'orders.dispute.stops')}</p>
          <p>
            <Button variant="line" small icon="truck" busy={busy} onClick={() => void allow()}>
              {t('orders.dispute.release')}
            </Button>
          </p>
        </>
      )}
      {releasedAt && (
        <p className="row">
          <span className="muted">{t('orders.dispute.releasedAt', { at: formatMoment(intl, releasedAt) })}</span>
          <Button variant="quiet" small busy={busy} onClick={() => void run(() => set(false))}>
            {t('orders.dispute.keep')}
          </Button>
        </p>
      )}
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};

/** A buyer's dispute: how it stands, what is to be done until when, and the answer to it. */
export const DisputePanel = ({ dispute, onChange }: DisputePanelProps) => {
  const t = useText();
  const intl = useIntl();
  const { id, state, respondBy, answers } = dispute;
  const sending = answers.some((answer) => answer.state === 'REQUESTED');
  const date = respondBy ? formatMoment(intl, respondBy) : '';
  const todo = () => {
    if (state !== 'ANSWER') return t(`orders.dispute.todo.${state}`);
    if (sending) return t('orders.dispute.todo.sending');
    return respondBy ? t('orders.dispute.todo.ANSWER', { date }) : t('orders.dispute.todo.ANSWER.open');
  };
  return (
    <section className="panel ao-dispute" aria-labelledby={`dispute-${id}`}>
      <h2 className="h3" id={`dispute-${id}`}>
        {t('orders.dispute')} <Tag kind={TAGS[state]}>{t(`orders.dispute.state.${state}`)}</Tag>
      </h2>
      <p>{todo()}</p>
      <Credited dispute={dispute} />
      <Facts dispute={dispute} />
      <Answers answers={answers} />
      <Release dispute={dispute} />
      {state === 'ANSWER' && !sending && <DisputeForm dispute={dispute} onChange={onChange} />}
    </section>
  );
};
