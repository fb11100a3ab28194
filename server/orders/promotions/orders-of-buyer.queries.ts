/**
 * What a buyer has placed and not ended unpaid, for `setOrdersOfBuyer`: by the account, by the account that has the address of
 * the order, and as a guest under either address. To buy a gift card is to buy nothing yet.
 */
export const ORDERS_OF_BUYER = `
  SELECT o.id FROM orders o
  WHERE o.status NOT IN ('CANCELLED', 'EXPIRED') AND o.gift_card_wish IS NULL
    AND o.customer_id IN (SELECT u.id FROM users u WHERE u.id = $1::uuid OR u.email = $2::text)
  UNION
  SELECT o.id FROM orders o
  WHERE o.status NOT IN ('CANCELLED', 'EXPIRED') AND o.gift_card_wish IS NULL AND o.customer_id IS NULL
    AND lower(o.user_email) IN (SELECT u.email FROM users u WHERE u.id = $1::uuid UNION ALL SELECT $2::text)`;
