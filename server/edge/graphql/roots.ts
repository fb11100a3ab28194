import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

const known = new WeakMap<OperationDefinitionNode, readonly string[]>();

const namesIn = (document: DocumentNode, set: SelectionSetNode): string[] =>
  set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(document, node.selectionSet);
    const spread = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    );
    return spread?.kind === Kind.FRAGMENT_DEFINITION ? namesIn(document, spread.selectionSet) : [];
  });

/** Names of the root fields that a validated operation asks for. */
export const rootsOf = (document: DocumentNode, operation: OperationDefinitionNode): readonly string[] => {
  const roots = known.get(operation) ?? namesIn(document, operation.selectionSet);
  known.set(operation, roots);
  return roots;
};
