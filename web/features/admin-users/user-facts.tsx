import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';

const LANGUAGES = { en: 'English', sk: 'Slovenčina', de: 'Deutsch' } as Record<string, string>;

/** What is known of an account; what the person never gave is left out. */
export const UserFacts = ({ user }: { user: User }) => {
  const t = useText();
  const intl = useIntl();
  const at = (moment: string | null) => moment && formatMoment(intl, moment);
  const facts: [string, string | null][] = [
    [t('people.email'), user.email],
    [t('people.username'), user.username],
    [t('people.phone'), user.phone],
    [t('people.address'), user.address],
    [t('people.language'), LANGUAGES[user.locale] ?? user.locale],
    [t('people.since'), at(user.createdAt)],
    [t('people.confirmedAt'), at(user.emailConfirmedAt)],
    [t('people.seen'), at(user.lastSeenAt)],
    [t('people.secondFactor'), user.secondFactorAt ? t('people.secondFactor.on') : t('people.secondFactor.off')],
    [t('people.orders'), intl.formatNumber(user.purchases.orders)],
    [t('people.spent'), formatMoney(intl, user.purchases.spent)],
  ];
  return (
    <section className="panel">
      <h2 className="h3">{t('people.account')}</h2>
      <dl className="spec">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
      </dl>
    </section>
  );
};
