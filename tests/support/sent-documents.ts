import type { Invoice } from '../../server/invoices/invoice.entity.ts';
import { DocumentSending } from '../../server/invoices/sending/document-sending.entity.ts';
import { sendDocumentJob } from '../../server/invoices/sending/send-document.job.ts';
import { buildAddress } from './builders/build-order.ts';
import { buildPaidOrder, type PaidOrder } from './builders/build-paid-order.ts';
import { buildSellable } from './builders/build-sellable.ts';
import { changeSetting } from './change-setting.ts';
import type { TestShop } from './shop.ts';

/** Documents for companies go through the Peppol network from a day on; null: they do not. */
export const sendFrom = (shop: TestShop, peppolFrom: string | null): Promise<void> =>
  changeSetting(shop, 'ACCOUNTING', { peppolFrom });

let companies = 0;

/** A paid order of a Slovak company whose number ends as told: the simulator goes by it. Null: of a person. */
export const buildCompanyOrder = async (shop: TestShop, ending: string | null): Promise<PaidOrder> => {
  companies += 1;
  const vatId = `SK20${String(companies).padStart(5, '0')}${ending}`;
  const billingAddress = buildAddress(ending === null ? {} : { company: 'Modelár s. r. o.', vatId });
  return buildPaidOrder(shop.ctx(), [await buildSellable(shop)], { billingAddress });
};

export const sendingOf = (shop: TestShop, { id }: Pick<Invoice, 'id'>): Promise<DocumentSending | null> =>
  shop.ctx().repo(DocumentSending).findOneBy({ documentId: id });

/** A paid order of a company that the network cannot name: without a number, or with a VAT number of a state that has no scheme. */
export const buildUnaddressedOrder = async (
  shop: TestShop,
  vatId: string | null,
  taxId: string | null = null,
): Promise<PaidOrder> => {
  const billingAddress = buildAddress({ company: 'Modelár s. r. o.', companyId: '36123456', vatId, taxId });
  return buildPaidOrder(shop.ctx(), [await buildSellable(shop)], { billingAddress });
};

/** The job comes to a document once more. */
export const workOn = (shop: TestShop, { id }: Pick<Invoice, 'id'>): Promise<void> =>
  sendDocumentJob.run(shop.ctx(), { id });

export interface Transmission {
  key: string;
  calls: number;
  message_id: string | null;
}

/** What the simulator was given. */
export const transmissions = (shop: TestShop): Promise<Transmission[]> =>
  shop.ctx().sql<Transmission>('SELECT key, calls, message_id FROM peppol_simulator.transmission ORDER BY key');
