import { Field, Int } from 'type-graphql';
import { Column } from 'typeorm';
import { PLAIN_FIELDS, type PlainField, type PlainValues } from './field-sets.ts';

/** Parent of classes that have every plain field: their types; `declareColumns` or `declareFields` follows the class. */
export const WithPlainFields = class {} as new () => PlainValues;

/** The same for what says only some of them. */
export const WithSomePlainFields = class {} as new () => Partial<PlainValues>;

const isWhole = ({ plain }: PlainField): boolean => plain.type === 'whole';

/** Gives an entity a column for each plain field. */
export const declareColumns = (entity: typeof WithPlainFields): void => {
  for (const field of PLAIN_FIELDS) {
    const { name, column } = field;
    const type = isWhole(field) ? 'int' : 'text';
    Column({ type, name: column, nullable: true })(entity.prototype as object, name);
  }
};

const read = ({ only, description }: PlainField): string => `${description}${only ? `; null unless ${only}` : ''}.`;

const written = ({ only, required, description }: PlainField): string => {
  const rule = required ? `; needed for ${only}, refused otherwise` : `; refused unless ${only}`;
  return `${description}${only ? rule : ''}.`;
};

/** Gives a GraphQL type, or an input, every plain field. */
export const declareFields = (type: new () => Partial<PlainValues>, use: 'read' | 'written'): void => {
  for (const field of PLAIN_FIELDS) {
    const description = use === 'read' ? read(field) : written(field);
    Field(() => (isWhole(field) ? Int : String), { nullable: true, description })(type.prototype as object, field.name);
  }
};
