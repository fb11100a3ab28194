import { tell } from '../../server/core/news/news.ts';
import { SHIPPING } from '../../server/settings/built-in-shipping.ts';
import { PickupCarrier } from '../../server/settings/pickup-carriers.ts';
import { CHANGED } from '../../server/settings/settings.queries.ts';
import type { ShippingMethod, ShippingSetting } from '../../server/settings/shipping.setting.ts';
import type { TestShop } from './shop.ts';

/** To points in Slovakia and Czechia, the second of the ways. */
export const PICKUP_METHOD: ShippingMethod = {
  id: 'packeta-point',
  name: {
    en: 'Packeta – point or Z-BOX',
    sk: 'Packeta – výdajné miesto alebo Z-BOX',
    de: 'Packeta – Stelle oder Z-BOX',
  },
  description: { en: '', sk: '', de: '' },
  active: true,
  collection: false,
  pickup: PickupCarrier.PACKETA,
  freeFromMinor: null,
  tariffs: [
    { zone: 'home', minDays: 1, maxDays: 2, brackets: [{ maxGrams: 15_000, minor: 350 }] },
    { zone: 'near', minDays: 2, maxDays: 3, brackets: [{ maxGrams: 15_000, minor: 550 }] },
  ],
};

/** The shop sends to points too. */
export const offerPickup = async (shop: TestShop, changes: Partial<ShippingMethod> = {}): Promise<void> => {
  const [first, ...others] = SHIPPING.methods;
  const setting: ShippingSetting = { ...SHIPPING, methods: [first!, { ...PICKUP_METHOD, ...changes }, ...others] };
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('SHIPPING', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify(setting)],
  );
  await tell(shop.ctx(), CHANGED);
};
