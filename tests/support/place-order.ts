import type { GivenOrder } from '../../server/orders/order-input.ts';
import type { TestShop } from './shop.ts';

const PLACE = `mutation P($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    accessToken
    order {
      id orderNumber orderDate paymentDate status paymentStatus fulfilmentStatus userEmail notes reservedUntil
      subtotal { minor } shipping { minor } discount { minor } totalAmount { minor decimal currency }
      taxes { ratePercent tax { minor } gross { minor } }
      lines { id productId productName sku productType quantity taxRatePercent unitPrice { minor } subtotal { minor } image { url } }
      billingAddress { firstName postcode country company } shippingAddress { postcode } shippingMethodName
      paymentMethod paymentId events { at kind text }
    }
  }
}`;

interface PlaceData {
  placeOrder: { accessToken: string; order: { id: string; orderNumber: string; [field: string]: unknown } };
}

/** Places an order as a client does. */
export const place = (shop: TestShop, input: GivenOrder, headers = {}) =>
  shop.graphql<PlaceData>(PLACE, { input }, { headers });

/** Code and arguments of the refusal of an order. */
export const refusalOf = async (shop: TestShop, input: GivenOrder) => {
  const { errors } = await place(shop, input);
  const { code, args } = errors![0]!.extensions;
  return [code, args] as const;
};
