import type { FlightFactsInput } from '../../../codegen/schema.gen.ts';
import { valueAt, withValueAt } from '../../../lib/form/at-path.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { figureOf } from '../../../lib/form/fields.ts';
import {
  FACTS,
  GROUPS,
  MOVING,
  type FactField,
  type FactGroup,
  type Facts,
  type MovingKind,
  type Kind,
} from './flight-table.ts';

/** What was typed into a row, by the names of its fields. */
export type Row = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** What stands in the form: what is typed for the other kinds waits there. */
export interface FlightValues extends Readonly<Record<MovingKind, Rows>> {
  readonly kind: Kind;
}

export const typedAt = (row: Row, { name }: FactField): string => (valueAt(row, name) ?? '') as string;

/** A row to be filled in: the first of each choice, the first stage. */
export const emptyRow = ({ fields }: FactGroup): Row =>
  fields.reduce<Row>((row, { name, options }) => {
    const text = options?.[0] ?? (name === 'stage' ? '1' : '');
    return withValueAt(row, name, text);
  }, {});

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** What a text says; the text itself where no other way is named. */
const READ: Partial<Record<FactField['kind'], (text: string) => unknown>> = {
  figure: figureOf,
  whole: figureOf,
  flag: (text) => text === 'true',
};

const rowOf = ({ fields }: FactGroup, item: unknown): Row =>
  fields.reduce<Row>((row, { name }) => withValueAt(row, name, textOf(valueAt(item, name))), {});

const itemsAt = ({ path, single }: FactGroup, facts: object | null): readonly unknown[] => {
  const found = facts && (path ? valueAt(facts, path) : facts);
  if (!single) return (found ?? []) as unknown[];
  return found ? [found] : [];
};

const rowsOf = (group: FactGroup, facts: object | null): readonly Row[] => {
  const rows = itemsAt(group, facts).map((item) => rowOf(group, item));
  const missing = Math.max(0, group.rows[0] - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow(group))];
};

export const kindOf = (facts: Facts): Kind => MOVING.find((kind) => facts[FACTS[kind]]) ?? 'NONE';

/** What the form begins with. */
export const valuesOf = (facts: Facts): FlightValues => ({
  kind: kindOf(facts),
  ...(Object.fromEntries(
    MOVING.map((kind) => [
      kind,
      Object.fromEntries(GROUPS[kind].map((group) => [group.name, rowsOf(group, facts[FACTS[kind]] ?? null)])),
    ]),
  ) as Record<MovingKind, Rows>),
});

/** `pack` of `pack.cells`. */
const holderOf = ({ name }: FactField): string => name.split('.')[0]!;

const isLeftOut = (row: Row, field: FactField, { fields }: FactGroup): boolean =>
  field.optional === true &&
  fields.filter((one) => holderOf(one) === holderOf(field)).every((one) => typedAt(row, one).trim() === '');

const wrongFigure = (text: string, { kind, least = -Infinity, most = Infinity }: FactField): FieldError | null => {
  if (kind !== 'figure' && kind !== 'whole') return null;
  const value = figureOf(text) ?? NaN;
  if (!(value >= least && value <= most)) return { id: 'catalogue.flight.error.bounds', values: { least, most } };
  return kind === 'whole' && !Number.isInteger(value) ? { id: 'catalogue.flight.error.whole' } : null;
};

const errorOf = (row: Row, field: FactField, group: FactGroup): FieldError | null => {
  const text = typedAt(row, field).trim();
  if (isLeftOut(row, field, group)) return null;
  if (!text) return { id: 'catalogue.edit.error.required' };
  return wrongFigure(text, field);
};

/** What is wrong with each field, by its path. */
export const judgeFlight = (values: FlightValues): Record<string, FieldError> => {
  const { kind } = values;
  if (kind === 'NONE') return {};
  return Object.fromEntries(
    GROUPS[kind].flatMap((group) =>
      (values[kind][group.name] ?? []).flatMap((row, i) =>
        group.fields.flatMap((field) => {
          const error = errorOf(row, field, group);
          return error ? [[`${kind}.${group.name}.${i}.${field.name}`, error] as const] : [];
        }),
      ),
    ),
  );
};

const itemOf = (group: FactGroup, row: Row): object =>
  group.fields.reduce<object>((item, field) => {
    if (isLeftOut(row, field, group)) return item;
    const text = typedAt(row, field).trim();
    return withValueAt(item, field.name, READ[field.kind]?.(text) ?? text);
  }, {});

const put = (facts: object, group: FactGroup, rows: readonly Row[]): object => {
  const items = rows.map((row) => itemOf(group, row));
  if (!group.single) return withValueAt(facts, group.path, items);
  if (!group.path) return { ...facts, ...items[0] };
  return withValueAt(facts, group.path, items[0] ?? null);
};

/** What is sent: of one kind, or of none. */
export const flightInput = (values: FlightValues): FlightFactsInput => {
  const { kind } = values;
  if (kind === 'NONE') return {};
  const facts = GROUPS[kind].reduce<object>((all, group) => put(all, group, values[kind][group.name] ?? []), {});
  return { [FACTS[kind]]: facts };
};
