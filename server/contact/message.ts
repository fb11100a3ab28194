import { FormReader } from './form-reader.ts';

export enum MessageTopic {
  MODEL = 'MODEL',
  ORDER = 'ORDER',
  OTHER = 'OTHER',
}

export const MAX_NAME = 100;
export const MAX_ORDER_NUMBER = 40;
export const MAX_MESSAGE = 1000;

export interface GivenMessage {
  idempotencyKey: string;
  name: string;
  email: string;
  topic: MessageTopic;
  orderNumber?: string | null;
  message: string;
  leaveEmpty?: string | null;
}

/** A letter as it is passed on: all but the message on one line each. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly topic: MessageTopic;
  /** Empty where none was given. */
  readonly orderNumber: string;
  readonly message: string;
}

/** Throws VALIDATION_FAILED with all faults at once. */
export const checkMessage = (given: GivenMessage): Message => {
  const form = new FormReader();
  const checked = {
    name: form.line('name', given.name, { max: MAX_NAME, required: true }),
    email: form.email('email', given.email),
    topic: given.topic,
    orderNumber: form.line('orderNumber', given.orderNumber, { max: MAX_ORDER_NUMBER }),
    message: form.text('message', given.message, { max: MAX_MESSAGE, required: true }),
  };
  if (!/^[\w-]{8,64}$/.test(given.idempotencyKey)) form.refuse('idempotencyKey', 'INVALID');
  form.finish();
  return checked;
};
