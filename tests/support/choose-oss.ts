import { tell } from '../../server/core/news/news.ts';
import { CHANGED } from '../../server/settings/settings.queries.ts';
import { SETTINGS } from '../../server/settings/settings-catalogue.ts';
import type { TestShop } from './shop.ts';

/** Sales to other member states are taxed there from the day on; null: only once they pass the threshold. */
export const chooseOss = async (shop: TestShop, ossFrom: string | null): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('VAT', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify({ ...SETTINGS.vat.builtIn, ossFrom })],
  );
  await tell(shop.ctx(), CHANGED);
};
