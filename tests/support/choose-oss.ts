import { SETTINGS } from '../../server/settings/settings-catalogue.ts';
import { changeSetting } from './change-setting.ts';
import type { TestShop } from './shop.ts';

/** Sales to other member states are taxed there from the day on; null: only once they pass the threshold. */
export const chooseOss = (shop: TestShop, ossFrom: string | null): Promise<void> =>
  changeSetting(shop, 'VAT', { ...SETTINGS.vat.builtIn, ossFrom });
