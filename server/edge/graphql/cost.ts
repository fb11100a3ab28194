import {
  getNamedType,
  isCompositeType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { declaredCost, isList, timesOf } from '../../core/field-cost.ts';
import { MAX_PAGE } from '../../core/page.ts';

/** How large an operation is, before anything of it runs. */
export interface Measure {
  /** Levels of fields, fragments followed; introspection counts none. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields and fragments, each fragment written out wherever it is spread: what a compiler has to walk through. */
  readonly selections: number;
  /**
   * One for each 25 µs of CPU: objects that the answer may hold count 1, values with a resolver too, 32 plain values together, and a field what it
   * declares. A list counts as often as its page asks for, else as declared.
   */
  readonly cost: number;
}

type Field = GraphQLField<unknown, unknown>;

interface Weight {
  readonly depth: number;
  readonly cost: number;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** With their defaults. */
  readonly variables: Record<string, unknown>;
  /** The longest list in each variable. */
  readonly lists: Map<string, number>;
  /** A fragment is weighed once for each page size around it, however often it is spread. */
  readonly known: Map<string, Weight>;
}

/** A power of two, so that sums are exact. */
const VALUE = 1 / 32;
/** Of each field of an operation: its caller is looked up, and a statement sent; what writes sends some. */
const ENTRY = { query: 20, mutation: 40, subscription: 20 } as const;
/** Of a call that hands in something: it is checked, and refused it makes an error (measured: 70 µs). */
const ARGUMENTS = 2;
const INTROSPECTION = 100;
const NOTHING: Weight = { depth: 0, cost: 0 };

/** The longest list in a value, at any level. */
export const longestIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>(
    (longest, one) => Math.max(longest, longestIn(one)),
    Array.isArray(value) ? value.length : 0,
  );
};

const longestOf = (name: string, { variables, lists }: Walk): number => {
  const known = lists.get(name) ?? longestIn(variables[name]);
  lists.set(name, known);
  return known;
};

/** The longest list in an argument, at any level. */
const longest = (value: ValueNode, walk: Walk): number => {
  if (value.kind === Kind.VARIABLE) return longestOf(value.name.value, walk);
  if (value.kind === Kind.OBJECT) return Math.max(0, ...value.fields.map((field) => longest(field.value, walk)));
  if (value.kind !== Kind.LIST) return 0;
  return Math.max(value.values.length, ...value.values.map((one) => longest(one, walk)));
};

const numberOf = (node: FieldNode, name: string, { variables }: Walk): unknown => {
  const value = node.arguments?.find((one) => one.name.value === name)?.value;
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value];
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
};

const isGiven = (value: ValueNode | undefined, { variables }: Walk): boolean => {
  if (value?.kind === Kind.VARIABLE) return Boolean(variables[value.name.value]);
  return value?.kind === Kind.BOOLEAN ? value.value : Boolean(value) && value?.kind !== Kind.NULL;
};

/** The size of the page that a field asks for, `last` before `first`; null for a field without pages. */
const pageOf = (node: FieldNode, field: Field, walk: Walk): number | null => {
  const { one } = declaredCost(field);
  if (one && node.arguments?.some(({ name, value }) => one.includes(name.value) && isGiven(value, walk))) return 1;
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const asked = Number(numberOf(node, 'last', walk) ?? numberOf(node, 'first', walk) ?? first.defaultValue ?? MAX_PAGE);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), MAX_PAGE) : MAX_PAGE;
};

const callCost = (node: FieldNode, field: Field, walk: Walk): number => {
  const { call = 0, given = {} } = declaredCost(field);
  const { arguments: passed = [] } = node;
  if (passed.length === 0) return call;
  return passed.reduce(
    (sum, { name, value }) => sum + (given[name.value] && isGiven(value, walk) ? given[name.value]! : 0),
    call + ARGUMENTS,
  );
};

/** The longest list handed in to a field; null for none. */
const handedIn = (node: FieldNode, walk: Walk): number | null =>
  Math.max(0, ...(node.arguments ?? []).map(({ value }) => longest(value, walk))) || null;

const weighField = (node: FieldNode, parent: GraphQLNamedType, around: number | null, walk: Walk): Weight => {
  const name = node.name.value;
  if (name === '__schema' || name === '__type') return { depth: 0, cost: INTROSPECTION };
  const field = 'getFields' in parent ? (parent.getFields()[name] as Field | undefined) : undefined;
  const type = field && getNamedType(field.type);
  if (!field || !type) return { depth: 1, cost: VALUE };
  const call = callCost(node, field, walk);
  const page = pageOf(node, field, walk);
  const asked = page ?? handedIn(node, walk);
  const times = timesOf(field, page, asked ?? around);
  if (!node.selectionSet || !isCompositeType(type))
    return { depth: 1, cost: call + (field.resolve ? 1 : VALUE) + (times - 1) * VALUE };
  const within = weighSet(node.selectionSet, type, isList(field) ? null : asked, walk);
  return { depth: within.depth + 1, cost: call + times * (1 + within.cost) };
};

const weighFragment = (name: string, around: number | null, walk: Walk): Weight => {
  const key = `${name}:${around}`;
  const known = walk.known.get(key);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const type = fragment && walk.schema.getType(fragment.typeCondition.name.value);
  const weight = fragment && type ? weighSet(fragment.selectionSet, type, around, walk) : NOTHING;
  walk.known.set(key, weight);
  return weight;
};

const weigh = (node: SelectionNode, parent: GraphQLNamedType, around: number | null, walk: Walk): Weight => {
  if (node.kind === Kind.FIELD) return weighField(node, parent, around, walk);
  if (node.kind === Kind.FRAGMENT_SPREAD) return weighFragment(node.name.value, around, walk);
  const type = node.typeCondition ? walk.schema.getType(node.typeCondition.name.value) : parent;
  return weighSet(node.selectionSet, type ?? parent, around, walk);
};

const weighSet = (set: SelectionSetNode, parent: GraphQLNamedType, around: number | null, walk: Walk): Weight =>
  set.selections.reduce<Weight>((sum, node) => {
    const { depth, cost } = weigh(node, parent, around, walk);
    return { depth: Math.max(sum.depth, depth), cost: sum.cost + cost };
  }, NOTHING);

type Fragments = Walk['fragments'];

/** Each fragment is counted once and added wherever it is spread: those that double at each step are no work here. */
const selectionsIn = (set: SelectionSetNode | undefined, fragments: Fragments, known: Map<string, number>): number =>
  (set?.selections ?? []).reduce<number>((sum, node) => {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return sum + 1 + selectionsIn(node.selectionSet, fragments, known);
    const name = node.name.value;
    const inside = known.get(name) ?? selectionsIn(fragments.get(name)?.selectionSet, fragments, known);
    known.set(name, inside);
    return sum + 1 + inside;
  }, 0);

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );

/** Fields and fragments of an operation, each fragment written out wherever it is spread. */
export const selectionsOf = (document: DocumentNode, { selectionSet }: OperationDefinitionNode): number =>
  selectionsIn(selectionSet, fragmentsOf(document), new Map());

/** Measures an operation of a validated document; takes time by the length of its text, not by what it would answer. */
export const measureOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Measure => {
  let aliases = 0;
  let directives = 0;
  const fragments = fragmentsOf(document);
  visit(document, {
    Field: ({ alias }) => void (aliases += alias ? 1 : 0),
    Directive: () => void (directives += 1),
  });
  const root = schema.getRootType(operation.operation);
  const walk: Walk = { schema, fragments, variables, lists: new Map(), known: new Map() };
  const weight = root ? weighSet(operation.selectionSet, root, null, walk) : NOTHING;
  const fields = operation.selectionSet.selections.length;
  const entry = ENTRY[operation.operation] * fields;
  const selections = selectionsIn(operation.selectionSet, fragments, new Map());
  return { depth: weight.depth, aliases, directives, selections, cost: Math.ceil(weight.cost + entry) };
};
