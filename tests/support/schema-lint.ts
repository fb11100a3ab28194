import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;
type Rule = (schema: GraphQLSchema) => string[];

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type));

const fieldsOf = (schema: GraphQLSchema): [at: string, field: Field][] =>
  typesOf(schema).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field): [string, Field] => [`${type.name}.${field.name}`, field])
      : [],
  );

const inputsOf = (schema: GraphQLSchema): [at: string, input: Input][] => [
  ...fieldsOf(schema).flatMap(([at, { args }]) => args.map((arg): [string, Input] => [`${at}(${arg.name})`, arg])),
  ...typesOf(schema).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((field): [string, Input] => [`${type.name}.${field.name}`, field])
      : [],
  ),
];

const mutationsOf = (schema: GraphQLSchema): Field[] => Object.values(schema.getMutationType()?.getFields() ?? {});

/** Numbers of companies in registers: nothing of the shop's has them for an id. */
const REGISTERED = new Set(['companyId', 'taxId', 'vatId']);
/** Where an integer names a product: by the field, or by the type or the mutation that it is of. */
const OF_PRODUCT = /^(product|counterpart|origin)Ids?$/;
const PRODUCTS = /Product|^WithdrawnProduct|ChangeStock|SetStock|ScheduleActivation|stockChanges/;

const ids: Rule = (schema) =>
  [...fieldsOf(schema), ...inputsOf(schema)].flatMap(([at, { name, type }]) => {
    if (!/(^id|Id)s?$/.test(name) || REGISTERED.has(name) || !isLeafType(getNamedType(type))) return [];
    const named = getNamedType(type).name;
    if (OF_PRODUCT.test(name)) return named === 'Int' ? [] : [`${at}: a product is named by an integer`];
    if (named === 'ID') return [];
    return named === 'Int' && (PRODUCTS.test(at) || /^Query\.product/.test(at)) ? [] : [`${at}: an id is an ID`];
  });

const versions: Rule = (schema) =>
  inputsOf(schema).flatMap(([at, { name, type }]) => {
    if (name === 'version') return [`${at}: a version that is expected is called expectedVersion`];
    return name === 'expectedVersion' && String(type) !== 'Int!' ? [`${at}: expectedVersion is Int!`] : [];
  });

const oneInput: Rule = (schema) =>
  mutationsOf(schema).flatMap(({ name, args }) => {
    const [first, ...others] = args;
    if (!first) return [];
    const fits = first.name === 'input' && others.length === 0 && /^\w+Input!$/.test(String(first.type));
    return fits ? [] : [`Mutation.${name}: takes one input`];
  });

const payloads: Rule = (schema) =>
  mutationsOf(schema).flatMap(({ name, type }) =>
    isObjectType(getNamedType(type)) ? [] : [`Mutation.${name}: answers what it changed`],
  );

const SHAPES: Record<string, readonly string[]> = {
  Connection: ['nodes', 'pageInfo', 'totalCount'],
  Page: ['items', 'totalCount', 'hasMore'],
};

const shapes: Rule = (schema) =>
  typesOf(schema).flatMap((type) => {
    const shape = SHAPES[/(Connection|Page)$/.exec(type.name)?.[0] ?? ''];
    if (!shape || !isObjectType(type)) return [];
    const missing = shape.filter((name) => !type.getFields()[name]);
    return missing.map((name) => `${type.name}: has no ${name}`);
  });

const pages: Rule = (schema) =>
  fieldsOf(schema).flatMap(([at, { args, type }]) => {
    const names = new Set(args.map(({ name }) => name));
    const { name } = getNamedType(type);
    if (names.has('offset')) return [`${at}: numbered pages are asked for by page`];
    const asked = [...(names.has('after') ? ['Connection'] : []), ...(names.has('page') ? ['Page'] : [])];
    const isPage = /(Connection|Page)$/.test(name);
    if (asked.length === 0 && names.has('first') && !isListType(getNullableType(type)) && isPage)
      return [`${at}: has no after and no page`];
    return asked.every((suffix) => name.endsWith(suffix)) ? [] : [`${at}: is no ${asked.join(' and no ')}`];
  });

const names: Rule = (schema) =>
  typesOf(schema).flatMap(({ name }) => {
    if (/View$/.test(name)) return [`${name}: a type is named for what it is`];
    if (name === 'JSON') return ['JSON: a value has a type'];
    return /Item/.test(name) && !['WishlistItem', 'DownloadItem'].includes(name) ? [`${name}: lines are Lines`] : [];
  });

/** Lists that are no lines of anything ordered, by the names that the specification gives them. */
const ITEMS = /(Page|Wishlist|Content)$/;

const lines: Rule = (schema) => [
  ...fieldsOf(schema).flatMap(([at, { name, type }]) => {
    const owner = at.slice(0, at.indexOf('.'));
    const wrong = name === 'item' || name === 'itemId' || (name === 'items' && isListType(getNullableType(type)));
    return wrong && !ITEMS.test(owner) ? [`${at}: lines are called lines`] : [];
  }),
  ...inputsOf(schema).flatMap(([at, { name }]) => (name === 'itemId' ? [`${at}: lines are called lines`] : [])),
];

const described: Rule = (schema) => [
  ...typesOf(schema).flatMap((type) => (type.description ? [] : [`${type.name}: is not described`])),
  ...[...fieldsOf(schema), ...inputsOf(schema)].flatMap(([at, { description }]) =>
    description ? [] : [`${at}: is not described`],
  ),
  ...typesOf(schema).flatMap((type) =>
    isEnumType(type)
      ? type
          .getValues()
          .flatMap(({ name, description }) => (description ? [] : [`${type.name}.${name}: is not described`]))
      : [],
  ),
];

/** How long what is replaced goes on is promised at /developers. */
const FATE = /^Replaced by .+; answers until 2\d{3}-\d\d-\d\d\.$/;

const deprecated: Rule = (schema) => {
  const values = typesOf(schema).flatMap((type) =>
    isEnumType(type) ? type.getValues().map((value) => [`${type.name}.${value.name}`, value] as const) : [],
  );
  return [...fieldsOf(schema), ...inputsOf(schema), ...values].flatMap(([at, { deprecationReason: reason }]) =>
    !reason || FATE.test(reason) ? [] : [`${at}: does not say what replaces it, and until when it answers`],
  );
};

const RULES: readonly Rule[] = [ids, versions, oneInput, payloads, shapes, pages, names, lines, described, deprecated];

/** What of a schema third parties would stumble over, by place. */
export const lintSchema = (schema: GraphQLSchema): string[] => RULES.flatMap((rule) => rule(schema));
