import {
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
  validate,
  visit,
  type DocumentNode,
  type GraphQLError,
  type GraphQLFieldConfigMap,
  BREAK,
} from 'graphql';

type Roots = { readonly Query: ReadonlySet<string>; readonly Mutation: ReadonlySet<string> };

const without = (type: GraphQLObjectType | null | undefined, hidden: ReadonlySet<string>): GraphQLObjectType | null => {
  if (!type) return null;
  const config = type.toConfig();
  const fields = Object.fromEntries(Object.entries(config.fields).filter(([name]) => !hidden.has(name)));
  return new GraphQLObjectType({ ...config, fields: fields as GraphQLFieldConfigMap<unknown, unknown> });
};

/** The schema without these root fields, and without every type that only they lead to. */
export const publicSchemaOf = (schema: GraphQLSchema, hidden: Roots): GraphQLSchema =>
  new GraphQLSchema({
    description: schema.description,
    query: without(schema.getQueryType(), hidden.Query),
    mutation: without(schema.getMutationType(), hidden.Mutation),
    directives: schema.getDirectives(),
  });

/** Whether a document asks about the schema itself. */
export const isIntrospection = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    [Kind.FIELD]: ({ name: { value } }: { name: { value: string } }) => {
      found ||= value === '__schema' || value === '__type';
      return found ? BREAK : undefined;
    },
  });
  return found;
};

/** What in a document is not of the schema, in words that name nothing else of it. */
export const unknownNames = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
  validate(schema, document, undefined, { hideSuggestions: true });
