import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  Kind,
  OperationTypeNode,
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
} from 'graphql';
import { MAX_PAGE } from './core/page.ts';

/** How large an operation is, before anything of it runs. */
export interface Measure {
  /** Levels of fields, fragments followed; introspection counts none. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields and fragments, each fragment written out wherever it is spread: what a compiler has to walk through. */
  readonly selections: number;
  /** Objects that the answer may hold; a page counts `first` times, any other list three times. */
  readonly cost: number;
}

interface Weight {
  readonly depth: number;
  readonly cost: number;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Record<string, unknown>;
  /** A fragment is weighed once for each page size around it, however often it is spread. */
  readonly known: Map<string, Weight>;
}

const LIST_GUESS = 3;
const MUTATION = 10;
const INTROSPECTION = 100;
const NOTHING: Weight = { depth: 0, cost: 0 };

const argument = (node: FieldNode, name: string, variables: Walk['variables']): unknown => {
  const value = node.arguments?.find((one) => one.name.value === name)?.value;
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value];
  if (value?.kind === Kind.INT) return Number(value.value);
  return value?.kind === Kind.LIST ? value.values : undefined;
};

/** The size of the page that a field asks for; null for a field without pages. */
const pageOf = (node: FieldNode, field: GraphQLField<unknown, unknown>, { variables }: Walk): number | null => {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const asked = Number(argument(node, 'first', variables) ?? first.defaultValue ?? MAX_PAGE);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), MAX_PAGE) : MAX_PAGE;
};

/** How often a list's content comes: as asked by ids, as paged around it, else a guess. */
const timesOf = (node: FieldNode, field: GraphQLField<unknown, unknown>, page: number | null, walk: Walk): number => {
  if (!isListType(getNullableType(field.type))) return 1;
  const lists = field.args.map(({ name }) => argument(node, name, walk.variables)).filter(Array.isArray);
  return page ?? (lists.length > 0 ? Math.max(...lists.map(({ length }) => length), 1) : LIST_GUESS);
};

const weighField = (node: FieldNode, parent: GraphQLNamedType, around: number | null, walk: Walk): Weight => {
  const name = node.name.value;
  if (name === '__schema' || name === '__type') return { depth: 0, cost: INTROSPECTION };
  const field = 'getFields' in parent ? (parent.getFields()[name] as GraphQLField<unknown, unknown>) : undefined;
  const type = field && getNamedType(field.type);
  if (!field || !type || !node.selectionSet || !isCompositeType(type)) return { depth: 1, cost: 0 };
  const own = pageOf(node, field, walk);
  const isList = isListType(getNullableType(field.type));
  const times = timesOf(node, field, own ?? around, walk);
  const inside = weighSet(node.selectionSet, type, isList ? null : own, walk);
  return { depth: inside.depth + 1, cost: times * (1 + inside.cost) };
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

/** Measures an operation of a validated document; takes time by the length of its text, not by what it would answer. */
export const measureOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Measure => {
  let aliases = 0;
  let directives = 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  visit(document, {
    Field: ({ alias }) => void (aliases += alias ? 1 : 0),
    Directive: () => void (directives += 1),
    FragmentDefinition: (fragment) => void fragments.set(fragment.name.value, fragment),
  });
  const root = schema.getRootType(operation.operation);
  const walk: Walk = { schema, fragments, variables, known: new Map() };
  const weight = root ? weighSet(operation.selectionSet, root, null, walk) : NOTHING;
  const fields = operation.selectionSet.selections.length;
  const entry = operation.operation === OperationTypeNode.MUTATION ? MUTATION * fields : fields;
  const selections = selectionsIn(operation.selectionSet, fragments, new Map());
  return { depth: weight.depth, aliases, directives, selections, cost: weight.cost + entry };
};
