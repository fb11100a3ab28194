import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { AmountAt, SwitchAt } from './inputs.tsx';

const CENTS = 100;

/** Whether the shop has and sells gift cards, over which sums, and how long they are valid. */
export const GiftCardsForm = () => {
  const t = useText();
  return (
    <div className="panel adm__stack">
      <SwitchAt path="active" label={t('settings.giftCards.active')} hint={t('settings.giftCards.activeHint')} />
      <div className="fg">
        <AmountAt path="minMinor" scale={CENTS} label={t('settings.giftCards.min')} />
        <AmountAt path="maxMinor" scale={CENTS} label={t('settings.giftCards.max')} />
        <AmountAt path="years" label={t('settings.giftCards.years')} hint={t('settings.giftCards.yearsHint')} />
      </div>
      <SwitchAt path="sold" label={t('settings.giftCards.sold')} hint={t('settings.giftCards.soldHint')} />
      <div className="fg">
        <AmountAt
          path="stepMinor"
          scale={CENTS}
          label={t('settings.giftCards.step')}
          hint={t('settings.giftCards.stepHint')}
        />
      </div>
      <p>
        <Link className="link" to="/admin/gift-cards">
          {t('settings.giftCards.list')}
        </Link>
      </p>
    </div>
  );
};
