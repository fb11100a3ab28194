import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

/** A value of the right type that means nothing. */
const valueOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const required = type.isOneOf ? all.slice(0, 1) : all.filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1.5', Boolean: 'true', ID: '"019a0000-0000-7000-8000-000000000000"' }[type.name] ?? '"x"';
};

/** Asks for a root field with nothing more than it must be given. */
export const callOf = (root: string, { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const given = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${valueOf(arg.type)}`);
  const selection = isLeafType(getNamedType(type)) ? '' : name === 'me' ? '{ id }' : '{ __typename }';
  return `${root.toLowerCase()} { ${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selection} }`;
};
