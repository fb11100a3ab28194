import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { invoicePdfJob } from './invoice-pdf.job.ts';
import { InvoiceCounter } from './invoice-counter.entity.ts';
import { Invoice } from './invoice.entity.ts';
import { invoicesPersonalData } from './invoices.personal-data.ts';
import { InvoicesResolver } from './invoices.resolver.ts';
import { invoiceRoutes } from './invoices.rest.ts';
import { OrderMail } from './order-mail.entity.ts';
import { orderMailJob } from './order-mail.job.ts';
import { resendMailJob } from './order-mail.resending.ts';
import { orderNoticeJob } from './order-notice.job.ts';
import { shippedMailJob } from './shipped-mail.job.ts';
import { unpaidMailJob, unpaidMailsJob } from './unpaid-mail.job.ts';

export const invoicesModule: Module = {
  name: 'invoices',
  entities: [Invoice, InvoiceCounter, OrderMail],
  resolvers: [InvoicesResolver],
  rules: { Mutation: { resendOrderMail: anyone, renewOrderLink: anyone } },
  jobs: [invoicePdfJob, orderMailJob, orderNoticeJob, resendMailJob, shippedMailJob, unpaidMailJob, unpaidMailsJob],
  personalData: invoicesPersonalData,
  routes: invoiceRoutes,
};
