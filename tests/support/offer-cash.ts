import { tell } from '../../server/core/news/news.ts';
import { PaymentWay } from '../../server/orders/payment-way.ts';
import type { CodSetting } from '../../server/settings/cod.setting.ts';
import { CHANGED } from '../../server/settings/settings.queries.ts';
import { buildAddress, buildOrder, type OrderChanges } from './builders/build-order.ts';
import type { TestShop } from './shop.ts';

const OFFER: CodSetting = {
  active: true,
  maxMinor: 30_000,
  methods: ['courier'],
  fees: [{ country: 'SK', minor: 150 }],
};

/** The shop takes cash on delivery, or no more. */
export const offerCash = async (shop: TestShop, changes: Partial<CodSetting> = {}): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('COD', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify({ ...OFFER, ...changes })],
  );
  await tell(shop.ctx(), CHANGED);
};

let houses = 0;

/** A placed order that is paid on delivery, each to another house. */
export const buildCashOrder = (shop: TestShop, changes: OrderChanges) => {
  houses += 1;
  const billingAddress = buildAddress({ street: `Dolná ${houses}` });
  return buildOrder(shop.ctx({ locale: 'sk' }), {
    billingAddress,
    email: `cash-${houses}@example.sk`,
    shippingMethod: 'courier',
    paymentWay: PaymentWay.CASH_ON_DELIVERY,
    ...changes,
  });
};
