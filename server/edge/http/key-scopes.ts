import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { opens } from '../../api-keys/scopes.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ruleOf } from '../../core/rules.ts';

/** Names selected below some fields, each fragment followed once: right below them, or at any level. */
const namesIn = ({ fieldNodes, fragments }: GraphQLResolveInfo, deep: boolean): string[] => {
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value, ...(deep ? visit(node.selectionSet) : [])];
      if (node.kind === Kind.INLINE_FRAGMENT) return visit(node.selectionSet);
      if (seen.has(node.name.value)) return [];
      seen.add(node.name.value);
      return visit(fragments[node.name.value]?.selectionSet);
    });
  return fieldNodes.flatMap((node) => visit(node.selectionSet));
};

/** Who calls with a personal API key gets only what its scopes open, else API_KEY_SCOPE; anybody else passes. */
export const withinKeyScopes = ruleOf('withinKeyScopes', ({ viewer }: Ctx, info) => {
  if (!viewer?.key) return true;
  const { fieldName: field, parentType } = info;
  const asked = { root: parentType.name, field, direct: namesIn(info, false), all: namesIn(info, true) };
  return opens(viewer.key.scopes, asked) ? true : new AppError(ErrorCode.API_KEY_SCOPE);
});
