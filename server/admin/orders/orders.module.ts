import type { Module } from '../../core/module.ts';
import { mayManage } from '../../core/rules.ts';
import { BankPaymentsResolver } from '../payments/bank-payments.resolver.ts';
import { bankStatementRoute } from '../payments/bank-statement.rest.ts';
import { CardConnectionResolver } from '../payments/card-connection.resolver.ts';
import { CashCollectionsResolver } from '../payments/cash-collections.resolver.ts';
import { cashListRoute } from '../payments/cash-list.rest.ts';
import { CashOnDeliveryResolver } from '../payments/cash-on-delivery.resolver.ts';
import { DeadEventsResolver } from '../payments/dead-events.resolver.ts';
import { OrderDisputesResolver } from './order-disputes.resolver.ts';
import { disputeRoutes } from './order-disputes.rest.ts';
import { printRoutes } from './order-prints.rest.ts';
import { adminOrderRoutes } from './orders.rest.ts';
import { AdminOrdersResolver } from './orders.resolver.ts';
import { PaymentDifferencesResolver } from '../payments/payment-differences.resolver.ts';

const { ORDERS, SETTINGS } = mayManage;

export const adminOrdersModule: Module = {
  name: 'admin-orders',
  resolvers: [
    AdminOrdersResolver,
    OrderDisputesResolver,
    DeadEventsResolver,
    PaymentDifferencesResolver,
    BankPaymentsResolver,
    CashOnDeliveryResolver,
    CashCollectionsResolver,
    CardConnectionResolver,
  ],
  reads: {
    now: [
      'adminOrders',
      'adminOrder',
      'packList',
      'deadPaymentEvents',
      'paymentDifferences',
      'bankPayments',
      'cashCollections',
      'cardConnection',
    ],
  },
  rules: {
    Query: {
      adminOrders: ORDERS,
      adminOrder: ORDERS,
      packList: ORDERS,
      deadPaymentEvents: ORDERS,
      paymentDifferences: ORDERS,
      bankPayments: ORDERS,
      cashCollections: ORDERS,
      cardConnection: SETTINGS,
    },
    Mutation: {
      markOrderShipped: ORDERS,
      markOrdersShipped: ORDERS,
      undoOrderShipped: ORDERS,
      markOrderDelivered: ORDERS,
      cancelOrderAsAdmin: ORDERS,
      refundOrder: ORDERS,
      setOrderNote: ORDERS,
      resendMailToBuyer: ORDERS,
      renewOrderLinkAsAdmin: ORDERS,
      revokeDownload: ORDERS,
      regrantDownload: ORDERS,
      answerDispute: ORDERS,
      setDisputeReleased: ORDERS,
      setRefundHandled: ORDERS,
      removeDisputeProof: ORDERS,
      retryDeadPaymentEvent: ORDERS,
      setDeadPaymentEventAside: ORDERS,
      setPaymentDifferenceAside: ORDERS,
      bookBankEntry: ORDERS,
      markOrderPaid: ORDERS,
      markOrderCollected: ORDERS,
      markParcelRefused: ORDERS,
      judgeBankEntry: ORDERS,
      assignCashCollection: ORDERS,
      setCashCollectionAside: ORDERS,
    },
  },
  routes: (http) => {
    adminOrderRoutes(http);
    disputeRoutes(http);
    printRoutes(http);
    bankStatementRoute(http);
    cashListRoute(http);
  },
};
