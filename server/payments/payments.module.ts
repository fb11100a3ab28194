import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { setPaymentTerms } from '../orders/payment-way.ts';
import { ProviderBalance } from './balances/provider-balance.entity.ts';
import { BankEntry } from './bank/bank-entry.entity.ts';
import { pairEntriesJob } from './bank/statement-import.service.ts';
import { transferMailJob } from './bank/transfer-mail.job.ts';
import { OrderTransferResolver } from './bank/transfer.resolver.ts';
import { cashMailJob } from './cash/cash-mail.job.ts';
import { CashCollection } from './cash/collections/cash-collection.entity.ts';
import { pairCollectionsJob } from './cash/collections/collection-import.service.ts';
import { giftCardMailJob } from './gift-card/gift-card-mail.job.ts';
import { Capture } from './capture.entity.ts';
import { DisputeAnswer } from './disputes/dispute-answer.entity.ts';
import { disputeMailJob } from './disputes/dispute-mail.job.ts';
import { Dispute } from './disputes/dispute.entity.ts';
import { answerJob } from './disputes/dispute-answer.service.ts';
import { PaymentDifference } from './reconciliation/payment-difference.entity.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { paymentsPersonalData } from './payments.personal-data.ts';
import { OrderPaymentResolver, PaymentsResolver } from './payments.resolver.ts';
import { PayPalTransaction } from './paypal/paypal-transaction.entity.ts';
import { PROVIDERS } from './providers.ts';
import { askPayPalJob, reconcileJob } from './reconcile-attempts.job.ts';
import { Reconciliation } from './reconciliation/reconciliation.entity.ts';
import { reconciliationJob } from './reconciliation/reconciliation.job.ts';
import { Refund } from './refunds/refund.entity.ts';
import { refundJob } from './refunds/refunds.service.ts';
import { deliverEventJob } from './simulator/events.service.ts';
import { decideHeldCaptureJob } from './simulator/held-capture.service.ts';
import { simulatorRoutes } from './simulator/simulator.rest.ts';
import { payOutJob } from './stripe/simulator/balance.service.ts';
import { stripeReportJob } from './stripe/stripe-report.job.ts';
import { StripeTransaction } from './stripe/stripe-transaction.entity.ts';
import { deliverStripeEventJob } from './stripe/simulator/events.service.ts';
import { stripeSimulatorRoutes } from './stripe/simulator/simulator.rest.ts';
import { WebhookEvent } from './webhooks/webhook-event.entity.ts';
import { webhookRoutes } from './webhooks/webhooks.rest.ts';
import { sweepWebhookEventsJob } from './webhooks/webhook-events-sweep.job.ts';
import { webhookJob } from './webhooks/webhooks.service.ts';

setPaymentTerms(PROVIDERS);

export const paymentsModule: Module = {
  name: 'payments',
  entities: [
    PaymentAttempt,
    Capture,
    BankEntry,
    CashCollection,
    Refund,
    WebhookEvent,
    Dispute,
    DisputeAnswer,
    PayPalTransaction,
    StripeTransaction,
    ProviderBalance,
    PaymentDifference,
    Reconciliation,
  ],
  resolvers: [PaymentsResolver, OrderPaymentResolver, OrderTransferResolver],
  reads: { now: ['paymentConfig', 'paymentWays', 'paymentResult'] },
  rules: {
    Query: { paymentConfig: anyone, paymentWays: anyone, paymentResult: anyone },
    Mutation: { startPayment: anyone, capturePayment: anyone, cancelPayment: anyone },
  },
  jobs: [
    reconcileJob,
    askPayPalJob,
    reconciliationJob,
    webhookJob,
    sweepWebhookEventsJob,
    refundJob,
    transferMailJob,
    cashMailJob,
    pairCollectionsJob,
    giftCardMailJob,
    pairEntriesJob,
    answerJob,
    disputeMailJob,
    deliverEventJob,
    decideHeldCaptureJob,
    deliverStripeEventJob,
    stripeReportJob,
    payOutJob,
  ],
  personalData: paymentsPersonalData,
  routes: (http, shop) => {
    webhookRoutes(http);
    simulatorRoutes(http, shop);
    stripeSimulatorRoutes(http, shop);
  },
};
