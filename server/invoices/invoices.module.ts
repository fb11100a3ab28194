import type { Module } from '../core/module.ts';
import { anyone, mayManage } from '../core/rules.ts';
import { invoicePdfJob } from './pdf/invoice-pdf.job.ts';
import { InvoiceCounter } from './invoice-counter.entity.ts';
import { Invoice } from './invoice.entity.ts';
import { invoicesPersonalData } from './invoices.personal-data.ts';
import { InvoicesResolver } from './invoices.resolver.ts';
import { invoiceRoutes } from './invoices.rest.ts';
import { OrderMail } from './mail/order-mail.entity.ts';
import { orderMailJob } from './mail/order-mail.job.ts';
import { resendMailJob } from './mail/order-mail-resend.service.ts';
import { orderNoticeJob } from './mail/order-notice.job.ts';
import { shippedMailJob } from './mail/shipped-mail.job.ts';
import { withdrawalNewsJob } from './mail/withdrawal-news.job.ts';
import { DocumentSending } from './sending/document-sending.entity.ts';
import { SendingResolver } from './sending/sending.resolver.ts';
import { sendingRoutes } from './sending/sending.rest.ts';
import { sendDocumentJob } from './sending/send-document.job.ts';
import { undeliveredJob, undeliveredMailJob } from './sending/undelivered-mail.job.ts';
import { unpaidMailJob, unpaidMailsJob } from './mail/unpaid-mail.job.ts';

export const invoicesModule: Module = {
  name: 'invoices',
  entities: [Invoice, InvoiceCounter, OrderMail, DocumentSending],
  resolvers: [InvoicesResolver, SendingResolver],
  rules: {
    Mutation: {
      resendOrderMail: anyone,
      renewOrderLink: anyone,
      sendDocumentAgain: mayManage.ORDERS,
      sendDocumentTo: mayManage.ORDERS,
      setDocumentAside: mayManage.ORDERS,
    },
  },
  jobs: [
    invoicePdfJob,
    orderMailJob,
    orderNoticeJob,
    resendMailJob,
    sendDocumentJob,
    shippedMailJob,
    undeliveredJob,
    undeliveredMailJob,
    unpaidMailJob,
    unpaidMailsJob,
    withdrawalNewsJob,
  ],
  personalData: invoicesPersonalData,
  routes: (http) => {
    invoiceRoutes(http);
    sendingRoutes(http);
  },
};
