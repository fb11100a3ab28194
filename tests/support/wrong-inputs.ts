import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

export interface WrongCall {
  /** Root field and path of the wrong value. */
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const DEPTH = 4;

/** The least value of the right type. */
const least = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, least(field.type)]));
  }
  return { Int: 1, Float: 1.5, Boolean: true }[type.name] ?? 'x';
};

/** A value of no type of the shop's. */
const NOT_A_VALUE = { wrong: true };

/** The value with one place in it wrong, for each of its places. */
const wrongValues = (type: GraphQLInputType, path: string, depth = 0): [string, unknown][] => {
  const inner = getNullableType(type);
  if (depth > DEPTH) return [];
  if (isListType(inner)) {
    return wrongValues(inner.ofType, `${path}[]`, depth + 1).map(([at, value]) => [at, [value]]);
  }
  if (!isInputObjectType(inner)) return inner.name === 'JSON' ? [] : [[path, NOT_A_VALUE]];
  const base = least(inner) as object;
  const inside = Object.values(inner.getFields()).flatMap((field) =>
    wrongValues(field.type, `${path}.${field.name}`, depth + 1).map(
      ([at, value]) => [at, { ...base, [field.name]: value }] as [string, unknown],
    ),
  );
  return [...inside, [`${path}.unknownField`, { ...base, unknownField: 1 }]];
};

const callsOfField = (root: string, { name, args, type }: GraphQLField<unknown, unknown>): WrongCall[] => {
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const needed = args.filter((arg) => isNonNullType(arg.type));
  return args.flatMap((arg) =>
    wrongValues(arg.type, arg.name).map(([at, value]) => {
      const given = [arg, ...needed.filter((one) => one !== arg)];
      const head = given.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
      const call = given.map((one) => `${one.name}: $${one.name}`).join(', ');
      return {
        name: `${name} ${at}`,
        query: `${root} (${head}) { ${name}(${call}) ${selection} }`,
        variables: { ...Object.fromEntries(needed.map((one) => [one.name, least(one.type)])), [arg.name]: value },
      };
    }),
  );
};

/** A call for each place in the input of each root field, with a value of the wrong type there. */
export const wrongCalls = (schema: GraphQLSchema): WrongCall[] => [
  ...Object.values(schema.getQueryType()!.getFields()).flatMap((field) => callsOfField('query', field)),
  ...Object.values(schema.getMutationType()!.getFields()).flatMap((field) => callsOfField('mutation', field)),
];
