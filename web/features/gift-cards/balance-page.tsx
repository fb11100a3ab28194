import './balance.css';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useCheckGiftCardMutation, type CheckGiftCardMutation } from './CheckGiftCard.gen.ts';

type Balance = CheckGiftCardMutation['checkGiftCard'];

const BalanceView = ({ balance }: { balance: Balance }) => {
  const t = useText();
  const intl = useIntl();
  const { last4, state, validUntil, entries } = balance;
  const day = formatDay(intl, validUntil);
  return (
    <section className="panel" aria-live="polite">
      <h2 className="h3">{t('giftCard.row', { last4 })}</h2>
      <p className="price">{formatMoney(intl, balance.balance)}</p>
      <p>{t(`giftCard.balance.${state}`, { day })}</p>
      <table className="tbl">
        <caption className="sr">{t('giftCard.balance.uses')}</caption>
        <tbody>
          {entries.map(({ id, kind, at, amount }) => (
            <tr key={id}>
              <td className="num nowrap">{formatDate(intl, at)}</td>
              <td>{t(`giftCard.entry.${kind}`)}</td>
              <td className="r num nowrap">{formatMoney(intl, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What is left on a gift card, for who knows its code. */
export const BalancePage = () => {
  const t = useText();
  const { sellsGiftCards } = useShopInfo();
  const [code, setCode] = useState('');
  const [balance, setBalance] = useState<Balance | null>(null);
  const [check] = useCheckGiftCardMutation();
  const { busy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBalance(null);
    if (!code.trim()) return;
    void run(async () => {
      const { data } = await check({ variables: { input: { code: code.trim() } } });
      setBalance(data?.checkGiftCard ?? null);
    });
  };
  return (
    <div className="wrap">
      <PublicHead title={t('giftCard.balance.title')} description={t('giftCard.balance.lead')} />
      <PublicBreadcrumb
        label={t('checkout.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('giftCard.balance.title') }]}
      />
      <div className="stack balance">
        <h1 className="h1">{t('giftCard.balance.title')}</h1>
        <p className="lead">{t('giftCard.balance.lead')}</p>
        <form className="stack" onSubmit={submit}>
          <TextInput
            label={t('giftCard.balance.code')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={problem ?? undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('giftCard.balance.show')}
            </Button>
          </div>
        </form>
        {balance && <BalanceView balance={balance} />}
        {sellsGiftCards && (
          <p>
            <Link className="link" to="/gift-cards">
              {t('giftCard.balance.toBuy')}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
};
