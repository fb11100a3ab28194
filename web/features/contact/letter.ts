import type { MessageTopic } from '../../codegen/schema.gen.ts';
import { oneOf, text, verbatim } from '../../lib/form/fields.ts';
import { optionalErrors, requiredErrors } from '../../lib/form/letter-fields.ts';

export const TOPICS = ['MODEL', 'ORDER', 'OTHER'] as const satisfies readonly MessageTopic[];

export const letterFields = {
  name: text((name) => requiredErrors('name', name)),
  email: text((email) => requiredErrors('email', email)),
  topic: oneOf(TOPICS),
  orderNumber: text((orderNumber) => optionalErrors('orderNumber', orderNumber)),
  message: text((message) => requiredErrors('message', message)),
  leaveEmpty: verbatim(),
};

/** What was written, as it is sent and shown again. */
export interface Letter {
  name: string;
  email: string;
  topic: MessageTopic;
  /** Empty where none was given. */
  orderNumber: string;
  message: string;
}
