import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PromotionState } from '../../codegen/schema.gen.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { useAction } from '../../ui/use-action.ts';
import { usePromotionWords } from './promotion-words.ts';
import type { PromotionFieldsFragment as Promotion } from './Promotions.gen.ts';
import { promotionName, useSwitchPromotion } from './use-promotion-changes.ts';

const KINDS: Partial<Record<PromotionState, 'ok' | 'warn'>> = { RUNNING: 'ok', USED_UP: 'warn' };

export const StateTag = ({ state }: Pick<Promotion, 'state'>) => {
  const t = useText();
  return <Tag kind={KINDS[state]}>{t(`promotions.state.${state}`)}</Tag>;
};

/** On or off, switched where it stands; a press too many is taken back by undo. */
export const ActiveSwitch = ({ promotion }: { promotion: Promotion }) => {
  const t = useText();
  const { setActive } = useSwitchPromotion();
  const { busy, problem, run } = useAction();
  return (
    <>
      <label className="check switch">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          aria-label={t('promotions.activeOf', { name: promotionName(promotion) })}
          checked={promotion.active}
          disabled={busy}
          onChange={() => void run(() => setActive(promotion, !promotion.active))}
        />
      </label>
      {problem && (
        <p className="err" role="alert">
          <span>{problem}</span>
        </p>
      )}
    </>
  );
};

/** The columns of the list of promotions. */
export const usePromotionColumns = (): Column<Promotion>[] => {
  const t = useText();
  const intl = useIntl();
  const { nameOf, takes, lasts, used } = usePromotionWords();
  return [
    {
      key: 'name',
      header: t('promotions.name'),
      fixed: true,
      phone: 'title',
      cell: (promotion) => (
        <span className="promo-name">
          <Link className="link" to={`/admin/promotions/${promotion.id}`}>
            {nameOf(promotion)}
          </Link>
          <span className="faint num">{promotion.code ?? t('promotions.byItself')}</span>
        </span>
      ),
    },
    { key: 'takes', header: t('promotions.takes'), cell: (one) => <span className="num nowrap">{takes(one)}</span> },
    { key: 'state', header: t('promotions.stands'), cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'lasts',
      header: t('promotions.lasts'),
      phone: 'hide',
      cell: (one) => <span className="muted">{lasts(one)}</span>,
    },
    { key: 'active', header: t('promotions.active'), cell: (promotion) => <ActiveSwitch promotion={promotion} /> },
    {
      key: 'used',
      header: t('promotions.used'),
      end: true,
      cell: (one) => <span className="num nowrap">{used(one)}</span>,
    },
    {
      key: 'revenue',
      header: t('promotions.revenue'),
      end: true,
      phone: 'hide',
      cell: ({ sales }) => <span className="num nowrap">{sales ? formatMoney(intl, sales.revenue) : '–'}</span>,
    },
    {
      key: 'reduction',
      header: t('promotions.reduction'),
      end: true,
      phone: 'hide',
      cell: ({ sales }) => <span className="num nowrap">{sales ? formatMoney(intl, sales.reduction) : '–'}</span>,
    },
  ];
};
