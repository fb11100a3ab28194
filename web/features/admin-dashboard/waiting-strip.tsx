import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import type { WaitingQuery } from './Waiting.gen.ts';

type Counts = WaitingQuery['adminCounts'];
type Name = Exclude<keyof Counts, '__typename'>;

/** Each kind of work, and the list where it is done. */
const LISTS: readonly (readonly [Name, string])[] = [
  ['ordersToPack', '/admin/orders?todo=pack'],
  ['paymentsToCheck', '/admin/orders?todo=payment'],
  ['mailsToCheck', '/admin/mails'],
  ['withdrawals', '/admin/withdrawals'],
  ['withdrawalsOverdue', '/admin/withdrawals?show=overdue'],
  ['complaints', '/admin/complaints'],
  ['complaintsOverdue', '/admin/complaints?show=overdue'],
  ['disputes', '/admin/orders?todo=dispute'],
  ['deadPaymentEvents', '/admin/payment-events'],
  ['paymentDifferences', '/admin/payment-differences'],
  ['bankEntries', '/admin/bank-payments'],
  ['cashCollections', '/admin/bank-payments#cash-open'],
  ['undelivered', '/admin/documents?sending=TROUBLE'],
  ['lowStock', '/admin/products?stock=low'],
  ['outOfStock', '/admin/products?stock=out'],
  ['waitingBuilds', '/admin/galleries'],
  ['waitingReviews', '/admin/reviews'],
  ['failedWebhooks', '/admin/webhooks?state=FAILED'],
];

/** These are in trouble as soon as there is one. */
const TROUBLE: readonly Name[] = [
  'paymentsToCheck',
  'mailsToCheck',
  'withdrawals',
  'withdrawalsOverdue',
  'complaints',
  'complaintsOverdue',
  'disputes',
  'deadPaymentEvents',
  'paymentDifferences',
  'bankEntries',
  'cashCollections',
  'undelivered',
  'failedWebhooks',
];

/** What waits for a person, as far as the admin's role goes; each leads to the list where it is dealt with; what is done comes last. */
export const WaitingStrip = ({ counts }: { counts: Counts }) => {
  const t = useText();
  const intl = useIntl();
  const shown = LISTS.flatMap(([name, to]) => {
    const count = counts[name];
    return count === null ? [] : [{ name, to, count }];
  });
  shown.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby="dashboard-waiting">
      <h2 className="sr" id="dashboard-waiting">
        {t('dashboard.waiting')}
      </h2>
      <ul className="todo">
        {shown.map(({ name, to, count }) => (
          <li key={name}>
            <Link
              to={to}
              className={classNames(
                count === 0 && 'todo--none',
                count > 0 && TROUBLE.includes(name) && 'todo--trouble',
              )}
            >
              <span className="num">{intl.formatNumber(count)}</span>{' '}
              <span>{t(`dashboard.waiting.${name}`, { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
