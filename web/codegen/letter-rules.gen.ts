// Made by `npm run schema` of server/contact/message.ts and server/withdrawals/statement.ts.

/** Most characters of what people write to the seller. */
export const LETTER_LENGTHS = {
  "name": 100,
  "orderNumber": 40,
  "message": 1000,
  "items": 1000,
};
