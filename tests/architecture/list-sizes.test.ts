import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { declaredCost, isList } from '../../server/core/field-cost.ts';
import { buildBareSchema } from '../../server/schema.ts';

type Field = GraphQLField<unknown, unknown>;

const schema = buildBareSchema();
const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field: field as Field })));
const lists = fields.filter(({ field }) => isList(field));
const named = ({ type, field }: (typeof fields)[number]) => `${type.name}.${field.name}`;

const hasPage = ({ args }: Field): boolean => args.some(({ name }) => name === 'first');

const takesList = (type: GraphQLInputType): boolean => {
  const bare = getNullableType(type);
  if (isListType(bare)) return true;
  return isInputObjectType(bare) && Object.values(bare.getFields()).some((inside) => takesList(inside.type));
};

/** A page, or a list handed in, says how long the lists at a field are. */
const saysHowMany = (field: Field): boolean => hasPage(field) || field.args.some(({ type }) => takesList(type));

describe('every list of the schema', () => {
  it('has a page, or declares how long it may be', () => {
    const open = lists.filter(({ field }) => !hasPage(field) && declaredCost(field).size === undefined);
    expect(lists.length).toBeGreaterThan(170);
    expect(open.map(named)).toEqual([]);
  });

  it('that is as long as asked for can be asked for: here, or at every field that leads to it', () => {
    const asked = lists.filter(({ field }) => declaredCost(field).size === 'asked');
    const open = asked.filter(({ type, field }) => {
      const leading = fields.filter((one) => getNamedType(one.field.type) === type);
      return !saysHowMany(field) && !(leading.length > 0 && leading.every((one) => saysHowMany(one.field)));
    });
    expect(asked.length).toBeGreaterThan(10);
    expect(open.map(named)).toEqual([]);
  });

  it('that may be one by its arguments has these arguments', () => {
    const wrong = fields.filter(({ field }) =>
      declaredCost(field).one?.some((name) => !field.args.some((argument) => argument.name === name)),
    );
    expect(wrong.map(named)).toEqual([]);
  });
});
