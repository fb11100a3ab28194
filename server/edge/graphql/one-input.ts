import {
  getNullableType,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  isInputObjectType,
  isObjectType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfigMap,
} from 'graphql';

type FieldConfig = GraphQLFieldConfig<unknown, unknown, Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

const INPUT = 'input';

const fieldsOf = (arg: GraphQLArgumentConfig | undefined): GraphQLInputFieldConfigMap => {
  const type = arg && getNullableType(arg.type);
  return isInputObjectType(type) ? type.toConfig().fields : {};
};

/** The arguments of a resolver, out of the one input of its callers. */
const argumentsOf = (others: readonly string[], nested: boolean, input: Values): Record<string, unknown> => {
  if (!nested) return { ...input };
  const own = Object.entries(input).filter(([name]) => others.includes(name));
  const rest = Object.entries(input).filter(([name]) => !others.includes(name));
  return { ...Object.fromEntries(own), [INPUT]: Object.fromEntries(rest) };
};

const gather = (name: string, field: FieldConfig): FieldConfig => {
  const { [INPUT]: inner, ...others } = field.args ?? {};
  const names = Object.keys(others);
  if (names.length === 0) return field;
  const type = new GraphQLInputObjectType({
    name: `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
    description: `What \`${name}\` takes.`,
    fields: { ...others, ...fieldsOf(inner) },
  });
  const { resolve } = field;
  return {
    ...field,
    args: { [INPUT]: { type: new GraphQLNonNull(type) } },
    resolve: (root, { input }, ctx, info) =>
      resolve!(root, argumentsOf(names, inner !== undefined, input as Values), ctx, info),
  };
};

/**
 * The schema with one argument, `input`, for each mutation that takes anything: resolvers name theirs one by one, and
 * callers learn one way. What a resolver takes as `input` beside others (`id`, `expectedVersion`) stands in the same input
 * as they do.
 */
export const withOneInput = (schema: GraphQLSchema): GraphQLSchema => {
  const mutation = schema.getMutationType();
  if (!mutation) return schema;
  const { fields, ...config } = mutation.toConfig();
  const gathered = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, gather(name, field as FieldConfig)]),
  );
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({
    ...rest,
    mutation: new GraphQLObjectType({ ...config, fields: gathered }),
    types: types.filter((type) => isObjectType(type) && type !== mutation),
  });
};

/** The schema with `@oneOf` where an input says `ONE_OF`, which type-graphql does not know: graphql-js then refuses none and two. */
export const withOneOf = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type) && type.extensions.oneOf) type.isOneOf = true;
  return schema;
};
