import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

const children = (
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): { name: string; below?: SelectionSetNode }[] =>
  (selections?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [{ name: node.name.value, below: node.selectionSet }];
    if (node.kind === Kind.INLINE_FRAGMENT) return children(node.selectionSet, info);
    return children(info.fragments[node.name.value]?.selectionSet, info);
  });

/** Whether the query asks for the field at `path` below the one being resolved. A field that is skipped by a directive counts as asked. */
export const selects = (info: GraphQLResolveInfo, ...path: string[]): boolean => {
  let level = info.fieldNodes.map(({ selectionSet }) => selectionSet);
  for (const name of path) {
    const found = level.flatMap((selections) => children(selections, info)).filter((child) => child.name === name);
    if (found.length === 0) return false;
    level = found.map(({ below }) => below);
  }
  return true;
};
