import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { PromotionFieldsFragment as Promotion } from './Promotions.gen.ts';

/** What a promotion takes off and when, in short. */
export const usePromotionWords = () => {
  const t = useText();
  const intl = useIntl();
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' });
  return {
    nameOf: ({ names }: Promotion): string => names[intl.locale as keyof typeof names] || names.en,
    takes: ({ percent: part, amount, takeUnits, payUnits }: Promotion): string => {
      if (takeUnits !== null && payUnits !== null) return t('promotions.nForM', { take: takeUnits, pay: payUnits });
      if (part !== null) return `−${percent(part)}`;
      return amount ? formatMoney(intl, { ...amount, minor: -amount.minor }) : t('promotion.freeDelivery');
    },
    lasts: ({ startsAt, endsAt }: Promotion): string => {
      const [from, to] = [startsAt, endsAt].map((at) => at && formatMoment(intl, at));
      if (from && to) return `${from} – ${to}`;
      if (from) return t('promotions.from', { from });
      return to ? t('promotions.until', { to }) : t('promotions.always');
    },
    used: ({ redeemed, maxUses }: Promotion): string =>
      maxUses === null
        ? t('promotions.usedTimes', { used: redeemed })
        : t('promotions.usedOf', { used: redeemed, most: intl.formatNumber(maxUses) }),
  };
};
