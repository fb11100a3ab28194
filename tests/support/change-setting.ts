import { tell } from '../../server/core/news/news.ts';
import { CHANGED } from '../../server/settings/settings.queries.ts';
import type { SettingKey } from '../../server/settings/settings-catalogue.ts';
import type { TestShop } from './shop.ts';

/** Stores a part of the settings as if its owner had saved it. */
export const changeSetting = async (shop: TestShop, key: `${SettingKey}`, value: object): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ($1, $2, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [key, JSON.stringify(value)],
  );
  await tell(shop.ctx(), CHANGED);
};
