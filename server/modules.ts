import 'reflect-metadata';
import { accountingModule } from './accounting/accounting.module.ts';
import { accountsModule } from './accounts/accounts.module.ts';
import { adminModule } from './admin/admin.module.ts';
import { adminComplaintsModule } from './admin/complaints/complaints.module.ts';
import { adminGiftCardsModule } from './admin/gift-cards/admin-gift-cards.module.ts';
import { adminMailsModule } from './admin/mails/mails.module.ts';
import { adminOrdersModule } from './admin/orders/orders.module.ts';
import { adminWithdrawalsModule } from './admin/withdrawals/withdrawals.module.ts';
import { apiKeysModule } from './api-keys/api-keys.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { backOfficeModule } from './back-office/back-office.module.ts';
import { cartModule } from './cart/cart.module.ts';
import { catalogModule } from './catalog/catalog.module.ts';
import { complaintsModule } from './complaints/complaints.module.ts';
import { contactModule } from './contact/contact.module.ts';
import type { Module } from './core/module.ts';
import { sharingModule } from './core/sharing/sharing.module.ts';
import { deliveryModule } from './delivery/delivery.module.ts';
import { persistedModule } from './edge/graphql/persisted.module.ts';
import { galleryModule } from './gallery/gallery.module.ts';
import { giftCardsModule } from './gift-cards/gift-cards.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { legalModule } from './legal/legal.module.ts';
import { mailsModule } from './mails/mails.module.ts';
import { modelsModule } from './models/models.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import { parcelsModule } from './parcels/parcels.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { pickupPointsModule } from './pickup-points/pickup-points.module.ts';
import { printingModule } from './printing/printing.module.ts';
import { printQueueModule } from './print-queue/print-queue.module.ts';
import { promotionsModule } from './promotions/promotions.module.ts';
import { reviewsModule } from './reviews/reviews.module.ts';
import { sampleModule } from './sample/sample.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { visitsModule } from './visits/visits.module.ts';
import { withdrawalsModule } from './withdrawals/withdrawals.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';
import { wishlistModule } from './wishlist/wishlist.module.ts';

/** Every noun of the shop, in import order: a module may import only from modules before it. */
export const modules: readonly Module[] = [
  sharingModule,
  auditModule,
  settingsModule,
  mailsModule,
  accountsModule,
  apiKeysModule,
  webhooksModule,
  contactModule,
  catalogModule,
  legalModule,
  modelsModule,
  promotionsModule,
  giftCardsModule,
  printingModule,
  pickupPointsModule,
  wishlistModule,
  galleryModule,
  cartModule,
  visitsModule,
  ordersModule,
  deliveryModule,
  withdrawalsModule,
  reviewsModule,
  printQueueModule,
  invoicesModule,
  paymentsModule,
  complaintsModule,
  parcelsModule,
  accountingModule,
  adminModule,
  adminWithdrawalsModule,
  adminComplaintsModule,
  adminOrdersModule,
  adminGiftCardsModule,
  adminMailsModule,
  backOfficeModule,
  sampleModule,
  persistedModule,
];
