import { tell } from '../../server/core/news/news.ts';
import { PaymentWay } from '../../server/orders/payment-way.ts';
import { CHANGED } from '../../server/settings/settings.queries.ts';
import type { TransferSetting } from '../../server/settings/transfer.setting.ts';
import { IBAN } from './builders/build-statement.ts';
import { buildOrder, type OrderChanges } from './builders/build-order.ts';
import type { TestShop } from './shop.ts';

export const ACCOUNT: TransferSetting = {
  active: true,
  holder: 'Martyx s. r. o.',
  iban: IBAN,
  bic: 'TATRSKBX',
  days: 7,
};

/** The shop takes bank transfers, or no more. */
export const offerTransfer = async (shop: TestShop, changes: Partial<TransferSetting> = {}): Promise<void> => {
  await shop.ctx().sql(
    `INSERT INTO setting (key, value, version, updated_at) VALUES ('TRANSFER', $1, 1, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1`,
    [JSON.stringify({ ...ACCOUNT, ...changes })],
  );
  await tell(shop.ctx(), CHANGED);
};

/** A placed order that waits for a bank transfer. */
export const buildTransferOrder = (shop: TestShop, changes: OrderChanges) =>
  buildOrder(shop.ctx({ locale: 'sk' }), { paymentWay: PaymentWay.BANK_TRANSFER, ...changes });
