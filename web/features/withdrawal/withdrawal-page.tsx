import './withdrawal.css';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { sellerAddress, useShopInfo } from '../../lib/shop-info.ts';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { CheckStep } from './check-step.tsx';
import { EntriesForm } from './entries-form.tsx';
import { Receipt } from './receipt.tsx';
import type { KnownEntries } from './statement.ts';
import { useWithdrawal } from './use-withdrawal.ts';

const Next = () => {
  const t = useText();
  const { seller, paysReturns } = useShopInfo();
  const address = `${seller.name}, ${sellerAddress(seller)}`;
  return (
    <section className="withdrawal-next" aria-labelledby="next">
      <h2 className="h3" id="next">
        {t('about.withdrawal.next')}
      </h2>
      <p>{t('about.withdrawal.next.send', { address, paidBy: paysReturns ? 'seller' : 'buyer' })}</p>
      <p>{t('about.withdrawal.next.refund')}</p>
      <p>{t('about.withdrawal.next.files')}</p>
      <p>
        <FormattedMessage id="about.withdrawal.terms" values={{ link: textLink('/terms-of-service#withdrawal') }} />
      </p>
    </section>
  );
};

/** Withdraws from a contract in two steps (Directive 2011/83/EU, art. 11a). `known` fills in what a page led here with. */
export const WithdrawalPage = ({ known }: { known: KnownEntries }) => {
  const t = useText();
  const { step, form, confirm, change, problem, busy } = useWithdrawal();
  return (
    <div className="wrap">
      <PublicHead title={t('about.withdrawal.title')} description={t('about.withdrawal.lead')} />
      <PublicBreadcrumb
        label={t('about.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('about.withdrawal.title') }]}
      />
      <header className="withdrawal-head">
        <h1 className="h1">{t('about.withdrawal.title')}</h1>
        <p className="lead">{t('about.withdrawal.lead')}</p>
      </header>
      <div className="two">
        <div>
          {step.name !== 'received' && <EntriesForm form={form} known={known} hidden={step.name === 'check'} />}
          {step.name === 'check' && (
            <CheckStep
              statement={step.statement}
              problem={problem}
              busy={busy}
              onConfirm={() => void confirm(step.statement)}
              onChange={change}
            />
          )}
          {step.name === 'received' && <Receipt statement={step.statement} receivedAt={step.receivedAt} />}
        </div>
        <Next />
      </div>
    </div>
  );
};
