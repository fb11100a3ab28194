import type { Locale } from '../../core/locale.ts';
import { toDecimal } from '../../core/money.ts';
import type { Payable } from '../payable.ts';

const PAYPAL_LOCALE: Record<Locale, string> = { en: 'en-GB', sk: 'sk-SK', de: 'de-DE' };

const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

const amountOf = (order: Payable) => {
  const money = (minor: number) => ({ currency_code: order.currency, value: toDecimal(minor) });
  const items = order.lines.reduce((sum, line) => sum + line.unitPriceMinor * line.quantity, 0);
  if (items + order.shippingMinor - order.discountMinor !== order.dueMinor) {
    throw new RangeError(`order ${order.orderId} does not add up`);
  }
  const breakdown = {
    item_total: money(items),
    shipping: money(order.shippingMinor),
    discount: money(order.discountMinor),
  };
  return { ...money(order.dueMinor), breakdown };
};

const shippingOf = ({ shippingAddress: address }: Payable) =>
  address && {
    name: { full_name: cut(`${address.firstName} ${address.lastName}`, 300) },
    address: {
      address_line_1: cut(address.street, 300),
      admin_area_2: cut(address.city, 120),
      postal_code: cut(address.postcode, 60),
      country_code: address.country,
    },
  };

const itemsOf = (order: Payable) =>
  order.lines.map((line) => ({
    name: cut(line.productName, 127),
    sku: cut(line.sku, 127),
    quantity: String(line.quantity),
    unit_amount: { currency_code: order.currency, value: toDecimal(line.unitPriceMinor) },
    category: line.productType === 'PHYSICAL' ? 'PHYSICAL_GOODS' : 'DIGITAL_GOODS',
  }));

/** The body that creates the PayPal order. Its breakdown adds up to what is due to the cent, or this throws RangeError. */
export const orderRequest = (order: Payable): object => {
  const shipping = shippingOf(order);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: order.attemptId,
        custom_id: order.orderId,
        invoice_id: order.attemptId,
        description: cut(`Martyx ${order.orderNumber}`, 127),
        soft_descriptor: 'MARTYX',
        amount: amountOf(order),
        items: itemsOf(order),
        ...(shipping ? { shipping } : {}),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Martyx',
          locale: PAYPAL_LOCALE[order.locale],
          shipping_preference: shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
};
