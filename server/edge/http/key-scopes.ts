import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { isPersonal, opens } from '../../api-keys/scopes.ts';
import type { Ctx, SpeakingKey } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { AccessRule, KeyScopes } from '../../core/module.ts';
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

const isOpen = (key: SpeakingKey, admin: boolean, byAdmins: Scopes, info: GraphQLResolveInfo): boolean => {
  const { fieldName: field, parentType } = info;
  const all = namesIn(info, true);
  if (!admin) return opens(key.scopes, { root: parentType.name, field, direct: namesIn(info, false), all });
  const scope = byAdmins[parentType.name as 'Query' | 'Mutation'][field];
  return scope !== undefined && key.scopes.includes(scope) && !isPersonal(all);
};

type Scopes = Required<KeyScopes>;

/**
 * Who calls with an API key gets only what its scopes open, else API_KEY_SCOPE; anybody else passes. `byAdmins` is all that
 * keys of admins reach.
 */
export const withinKeyScopes = (byAdmins: Scopes): AccessRule =>
  ruleOf('withinKeyScopes', ({ viewer }: Ctx, info) => {
    if (!viewer?.key) return true;
    return isOpen(viewer.key, viewer.admin, byAdmins, info) ? true : new AppError(ErrorCode.API_KEY_SCOPE);
  });
