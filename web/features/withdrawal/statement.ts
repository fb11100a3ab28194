import type { FoundErrors } from '../../lib/form/field-error.ts';
import { oneOf, text, type ValuesOf } from '../../lib/form/fields.ts';
import { requiredErrors } from '../../lib/form/letter-fields.ts';

export const entryFields = {
  name: text((name) => requiredErrors('name', name)),
  email: text((email) => requiredErrors('email', email)),
  orderNumber: text((orderNumber) => requiredErrors('orderNumber', orderNumber)),
  scope: oneOf(['whole', 'part']),
  items: text(),
};
type Entries = ValuesOf<typeof entryFields>;

/** What the consumer states. `items` null: the whole order. */
export interface Statement {
  name: string;
  email: string;
  orderNumber: string;
  items: string | null;
}

/** What the page that led here knows already. */
export type KnownEntries = Partial<Pick<Statement, 'name' | 'email' | 'orderNumber'>>;

export const validateEntries = ({ scope, items }: Entries): FoundErrors<'items'> =>
  scope === 'part' ? { items: requiredErrors('items', items) } : {};

export const statementOf = ({ scope, items, ...who }: Entries): Statement => ({
  ...who,
  items: scope === 'part' ? items : null,
});
