import { expect, it } from 'vitest';
import { SendingState } from '../../../../server/invoices/sending/sending-state.ts';
import { goOnUntil, startCrashingShop, startShopOfTest } from '../../../support/crashing-shop.ts';
import { buildCompanyOrder, sendFrom, sendingOf, transmissions } from '../../../support/sent-documents.ts';

it('a shop that is killed when the access point took a document and the shop does not know yet sends it once', async () => {
  const shop = await startShopOfTest();
  await sendFrom(shop, '2020-01-01');
  const { invoice } = await buildCompanyOrder(shop, '202');

  const doomed = await startCrashingShop(shop, 'document.sent');
  expect(await doomed.gone).toBe('SIGKILL');
  const [first] = await transmissions(shop);
  expect(first).toMatchObject({ key: invoice.number, calls: 1 });
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'WAITING', messageId: null });

  await goOnUntil(shop, async () => (await sendingOf(shop, invoice))!.state === SendingState.SENT);
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'SENT', messageId: first!.message_id });
  expect(await transmissions(shop)).toEqual([{ ...first!, calls: 2 }]);
});
