import { randomUUID } from 'node:crypto';
import { canonicalCode } from '../../../server/gift-cards/gift-card-code.ts';
import { GiftCard } from '../../../server/gift-cards/gift-card.entity.ts';
import type { GiftCardsSetting } from '../../../server/settings/gift-cards.setting.ts';
import { buyGiftCard, type GivenPurchase } from '../../../server/orders/gift-cards/gift-card-order.service.ts';
import type { PlacedOrder } from '../../../server/orders/placed-order.types.ts';
import { offerGiftCards } from './build-gift-card.ts';
import { buildAddress } from './build-order.ts';
import { capture, decide, start, type Payment } from './build-payment.ts';
import type { TestShop } from '../shop.ts';

/** Shoppers can buy gift cards of 5 to 500 euros, in steps of five. */
export const sellGiftCards = (shop: TestShop, changes: Partial<GiftCardsSetting> = {}): Promise<void> =>
  offerGiftCards(shop, { sold: true, ...changes });

/** What a guest enters who gives Peter 50 euros; `changes` win. */
export const buildPurchase = (changes: Partial<GivenPurchase> = {}): GivenPurchase => ({
  idempotencyKey: randomUUID(),
  amountMinor: 5000,
  recipientName: 'Peter',
  recipientEmail: 'peter@example.sk',
  senderName: 'Jana',
  message: 'Všetko najlepšie!',
  sendOn: null,
  email: 'jana@example.sk',
  billingAddress: buildAddress(),
  paymentWay: null,
  termsAccepted: true,
  ...changes,
});

/** A placed order of a gift card, not paid yet. */
export const orderCard = (shop: TestShop, changes: Partial<GivenPurchase> = {}): Promise<PlacedOrder> =>
  buyGiftCard(shop.ctx({ locale: 'sk' }), buildPurchase(changes));

/** The card that an order bought; null: none. */
export const soldCard = (shop: TestShop, orderId: string): Promise<GiftCard | null> =>
  shop.ctx().repo(GiftCard).findOneBy({ soldWith: orderId });

/** The same, approved at PayPal and not captured. */
export const approveCard = async (shop: TestShop, changes: Partial<GivenPurchase> = {}): Promise<Payment> => {
  const { order, accessToken } = await orderCard(shop, changes);
  const { data, errors } = await start(shop, { orderId: order.id, accessToken });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, paypalOrderId, approveUrl } = data.startPayment;
  const payment = { orderId: order.id, accessToken, attemptId: id, paypalOrderId, approveUrl };
  await decide(shop, payment);
  return payment;
};

/** A card that was bought and paid by PayPal. */
export const sellCard = async (shop: TestShop, changes: Partial<GivenPurchase> = {}) => {
  const payment = await approveCard(shop, changes);
  await capture(shop, payment);
  return { payment, orderId: payment.orderId, card: (await soldCard(shop, payment.orderId))! };
};

const CODE = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/;

/** The codes in the mails to somebody, oldest first. */
export const codesTo = ({ mails }: TestShop, email: string): string[] =>
  mails.filter(({ to }) => to === email).flatMap(({ text }) => CODE.exec(text)?.map(canonicalCode) ?? []);
