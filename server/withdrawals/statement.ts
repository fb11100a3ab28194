import { FormReader } from '../contact/form-reader.ts';

export const MAX_NAME = 100;
export const MAX_ORDER_NUMBER = 40;
export const MAX_ITEMS = 1000;

export interface GivenStatement {
  idempotencyKey: string;
  name: string;
  email: string;
  orderNumber: string;
  items?: string | null;
}

/** What a consumer states. */
export interface Statement {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Null: the whole order. */
  readonly items: string | null;
}

/** Throws VALIDATION_FAILED with all faults at once. */
export const checkStatement = (given: GivenStatement): Statement => {
  const form = new FormReader();
  const checked = {
    name: form.line('name', given.name, { max: MAX_NAME, required: true }),
    email: form.email('email', given.email),
    orderNumber: form.line('orderNumber', given.orderNumber, { max: MAX_ORDER_NUMBER, required: true }),
    items: form.text('items', given.items, { max: MAX_ITEMS }) || null,
  };
  if (!/^[\w-]{8,64}$/.test(given.idempotencyKey)) form.refuse('idempotencyKey', 'INVALID');
  form.finish();
  return checked;
};
