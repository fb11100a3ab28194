import type { MessageTopic } from '../../codegen/schema.gen.ts';
import { optionalErrors, requiredErrors } from '../../lib/form/letter-fields.ts';
import type { FieldErrors, FieldValues } from '../../lib/form/use-form.ts';

export const TOPICS = ['MODEL', 'ORDER', 'OTHER'] as const satisfies readonly MessageTopic[];

export const NAMES = ['name', 'email', 'topic', 'orderNumber', 'message', 'leaveEmpty'] as const;
export type LetterName = (typeof NAMES)[number];

/** What was written, as it is sent and shown again. */
export interface Letter {
  name: string;
  email: string;
  topic: MessageTopic;
  /** Empty where none was given. */
  orderNumber: string;
  message: string;
}

export const judgeLetter = ({
  name,
  email,
  orderNumber,
  message,
}: FieldValues<LetterName>): FieldErrors<LetterName> => ({
  name: requiredErrors('name', name),
  email: requiredErrors('email', email),
  orderNumber: optionalErrors('orderNumber', orderNumber),
  message: requiredErrors('message', message),
});

export const letterOf = ({ name, email, topic, orderNumber, message }: FieldValues<LetterName>): Letter => ({
  name: name.trim(),
  email: email.trim(),
  topic: TOPICS.find((known) => known === topic) ?? 'OTHER',
  orderNumber: orderNumber.trim(),
  message: message.trim(),
});
