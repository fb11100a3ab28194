import type { Ctx } from '../../core/context.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { dayOf, formatDay, formatMoney } from '../../core/text/format.ts';
import { dueMinor } from '../../orders/due.ts';
import type { Order } from '../../orders/order.entity.ts';
import { orderLines as linesOf } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { orderBlocks } from './order-mail-blocks.ts';
import { orderUrl } from './order-mail-dispatch.service.ts';

/** What a mail says of an order that was placed and is paid later, in the language of the order. */
export const unpaidMailParts = async (ctx: Ctx, order: Order) => {
  const { seller, returns } = await readSettings(ctx);
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
  const lines = await linesOf(ctx, order.id);
  const link = orderUrl(ctx, order);
  const sellerPaysReturns = returns.sellerPays;
  const around = { orderUrl: link, attached: false, seller, sellerPaysReturns };
  const input = { order, lines, locale, news: { kind: 'UNPAID' }, ...around } as const;
  const { orderLines, withdrawal } = orderBlocks(input);
  const facts = {
    orderNumber: order.orderNumber,
    orderDate: formatDay(dayOf(order.orderDate), locale),
    amount: formatMoney(dueMinor(order), locale, order.currency),
    link,
    orderLines,
  };
  return { locale, facts, withdrawal };
};
