import { requiredErrors } from '../../lib/form/letter-fields.ts';
import type { FieldErrors, FieldValues } from '../../lib/form/use-form.ts';

export const NAMES = ['name', 'email', 'orderNumber', 'scope', 'items'] as const;
export type EntryName = (typeof NAMES)[number];

/** What the consumer states. `items` null: the whole order. */
export interface Statement {
  name: string;
  email: string;
  orderNumber: string;
  items: string | null;
}

/** What the page that led here knows already. */
export type KnownEntries = Partial<Pick<Statement, 'name' | 'email' | 'orderNumber'>>;

export const judgeEntries = ({
  name,
  email,
  orderNumber,
  scope,
  items,
}: FieldValues<EntryName>): FieldErrors<EntryName> => ({
  name: requiredErrors('name', name),
  email: requiredErrors('email', email),
  orderNumber: requiredErrors('orderNumber', orderNumber),
  items: scope === 'part' ? requiredErrors('items', items) : [],
});

export const statementOf = ({ name, email, orderNumber, scope, items }: FieldValues<EntryName>): Statement => ({
  name: name.trim(),
  email: email.trim(),
  orderNumber: orderNumber.trim(),
  items: scope === 'part' ? items.trim() : null,
});
