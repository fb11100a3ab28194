import { dayOf, formatDay, formatMoney } from '../../core/text/format.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail, type MailDefinition } from '../../mails/mail.ts';
import { orderBlocks, type OrderMailInput, type OrderNews } from './order-mail-blocks.ts';
import { sampleOrderMail } from './order-mail-sample.ts';
import { orderMailWords } from './order-mail-words.ts';

type Kind = OrderNews['kind'];

const ALWAYS = ['orderNumber', 'orderDate', 'link'] as const;
type Name =
  | (typeof ALWAYS)[number]
  | 'customerName'
  | 'amount'
  | 'attachment'
  | 'orderLines'
  | 'files'
  | 'delivery'
  | 'withdrawal'
  | 'giftCard'
  | 'parcel';

interface Rule {
  readonly more?: readonly Name[];
  readonly required?: readonly Name[];
  /** It goes to an address that nobody has shown to be theirs: no word that somebody typed. */
  readonly unproven?: true;
}

/** The order's number stands in every mail; what the law asks for in a confirmation cannot be left out. */
const RULES: Record<Kind, Rule> = {
  UNPAID: { more: ['orderLines'], required: ['link'], unproven: true },
  ORDER: {
    more: ['attachment', 'orderLines', 'files', 'delivery', 'withdrawal'],
    required: ['link', 'orderLines', 'files', 'withdrawal'],
  },
  GIFT_CARD_ORDER: {
    more: ['attachment', 'giftCard', 'orderLines'],
    required: ['link', 'giftCard', 'orderLines'],
  },
  SHIPPED: { more: ['parcel'], required: ['parcel'] },
  PARCEL_READY: { more: ['parcel'], required: ['parcel'] },
  RETURN_LABEL: { more: ['parcel'], required: ['parcel'] },
  REFUND: { more: ['amount', 'attachment'], required: ['amount'] },
  PAYMENT_PENDING: {},
  PAYMENT_FAILED: { required: ['link'] },
  STOCK_GONE: { more: ['amount', 'attachment'], required: ['amount'] },
  CANCELLED: {},
  LINK_RENEWED: { required: ['link'] },
};

const namesOf = ({ unproven, more = [] }: Rule): Name[] => [
  ...ALWAYS,
  ...(unproven ? [] : ['customerName' as const]),
  ...more,
];

const define = (kind: Kind): MailDefinition<Name> =>
  defineMail({
    kind: MailKind[kind],
    group: MailGroup.ORDER,
    placeholders: namesOf(RULES[kind]),
    required: ['orderNumber', ...(RULES[kind].required ?? [])],
    builtIn: orderMailWords(kind),
    sampleBlocks: (locale, seller) => orderBlocks(sampleOrderMail(kind, locale, seller)),
  });

/** What a buyer is told of an order. */
export const ORDER_MAILS = Object.fromEntries(
  (Object.keys(RULES) as Kind[]).map((kind) => [kind, define(kind)]),
) as Record<Kind, MailDefinition<Name>>;

/** What a mail about an order is filled with. */
export const orderMailValues = (input: OrderMailInput) => {
  const { order, news, locale, orderUrl } = input;
  const { firstName, lastName } = order.billingAddress;
  return {
    ...orderBlocks(input),
    orderNumber: order.orderNumber,
    orderDate: formatDay(dayOf(order.orderDate), locale),
    customerName: `${firstName} ${lastName}`,
    amount: 'amountMinor' in news ? formatMoney(news.amountMinor, locale, order.currency) : '',
    link: orderUrl,
  };
};
