import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { GiftCardState } from '../../codegen/schema.gen.ts';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import type { AdminGiftCardFieldsFragment as Card } from './AdminGiftCards.gen.ts';

const KINDS: Partial<Record<GiftCardState, 'ok' | 'warn'>> = {
  ACTIVE: 'ok',
  EXPIRED: 'warn',
  FROZEN: 'warn',
  VOIDED: 'warn',
};

export const StateTag = ({ state }: Pick<Card, 'state'>) => {
  const t = useText();
  return <Tag kind={KINDS[state]}>{t(`orders.giftCards.state.${state}`)}</Tag>;
};

/** What a card is called: by the end of its code, once it has one. */
export const useCardName = () => {
  const t = useText();
  return ({ last4 }: Pick<Card, 'last4'>) => (last4 ? t('giftCard.row', { last4 }) : t('orders.giftCards.waiting'));
};

/** The columns of the list of gift cards. */
export const useGiftCardColumns = (): Column<Card>[] => {
  const t = useText();
  const intl = useIntl();
  const nameOf = useCardName();
  return [
    {
      key: 'name',
      header: t('orders.giftCards.card'),
      fixed: true,
      phone: 'title',
      cell: (card) => (
        <Link className="link" to={`/admin/gift-cards/${card.id}`}>
          {nameOf(card)}
        </Link>
      ),
    },
    { key: 'state', header: t('orders.giftCards.stands'), cell: ({ state }) => <StateTag state={state} /> },
    { key: 'for', header: t('orders.giftCards.email'), cell: ({ recipientEmail }) => recipientEmail },
    {
      key: 'until',
      header: t('orders.giftCards.validUntil'),
      cell: ({ validUntil }) => <span className="num nowrap">{formatDate(intl, validUntil)}</span>,
    },
    {
      key: 'initial',
      header: t('orders.giftCards.amount'),
      end: true,
      phone: 'hide',
      cell: ({ initial }) => <span className="num nowrap">{formatMoney(intl, initial)}</span>,
    },
    {
      key: 'balance',
      header: t('orders.giftCards.balance'),
      end: true,
      cell: ({ balance }) => <span className="num nowrap">{formatMoney(intl, balance)}</span>,
    },
  ];
};
