import 'reflect-metadata';
import { type GraphQLSchema, lexicographicSortSchema, printSchema, specifiedDirectives } from 'graphql';
import { applyMiddleware } from 'graphql-middleware';
import { chain, deny, shield } from 'graphql-shield';
import { buildSchemaSync, registerEnumType, type NonEmptyArray } from 'type-graphql';
import { checkInput } from './core/checked-input.ts';
import { ErrorCode } from './core/error-codes.ts';
import { ERROR_DESCRIPTIONS } from './core/error-descriptions.ts';
import { AppError } from './core/errors.ts';
import { ErrorCatalogueResolver } from './core/error-catalogue.resolver.ts';
import { ADMIN_RULES, anyone } from './core/rules.ts';
import { describeCommonWords } from './edge/graphql/common-words.ts';
import { withOneInput, withOneOf } from './edge/graphql/one-input.ts';
import { withinKeyScopes } from './edge/http/key-scopes.ts';
import type { AccessRule, KeyScopes, Module } from './core/module.ts';
import { modules } from './modules.ts';

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Stable codes of `errors[].extensions.code`.',
  valuesConfig: Object.fromEntries(
    Object.entries(ERROR_DESCRIPTIONS).map(([code, description]) => [code, { description }]),
  ),
});

type Rules = Record<string, AccessRule>;

/** Every rule of every module; a root field that is not in here is refused. */
export const rulesOf = (list: readonly Module[]): { Query: Rules; Mutation: Rules } => ({
  Query: Object.assign({ errorCodes: anyone }, ...list.map((module) => module.rules?.Query)) as Rules,
  Mutation: Object.assign({}, ...list.map((module) => module.rules?.Mutation)) as Rules,
});

/** Root fields that only admins may call. */
export const adminRootsOf = (list: readonly Module[]): { Query: Set<string>; Mutation: Set<string> } => {
  const names = (rules: Rules) => new Set(Object.keys(rules).filter((name) => ADMIN_RULES.has(rules[name]!)));
  const { Query, Mutation } = rulesOf(list);
  return { Query: names(Query), Mutation: names(Mutation) };
};

/** The bare schema, as it is printed into schema.graphql. */
export const buildBareSchema = (list: readonly Module[] = modules): GraphQLSchema =>
  describeCommonWords(
    withOneInput(
      withOneOf(
        buildSchemaSync({
          resolvers: [
            ErrorCatalogueResolver,
            ...list.flatMap((module) => module.resolvers ?? []),
          ] as NonEmptyArray<Function>,
          orphanedTypes: list.flatMap((module) => [...(module.orphanedTypes ?? [])]),
          validateFn: checkInput,
          directives: [...specifiedDirectives],
          // A test does, so that no start has to.
          skipCheck: true,
        }),
      ),
    ),
  );

/** The scope of every root field that keys of admins reach. */
export const keyScopesOf = (list: readonly Module[]): Required<KeyScopes> => ({
  Query: Object.assign({}, ...list.map((module) => module.keyScopes?.Query)) as Required<KeyScopes>['Query'],
  Mutation: Object.assign({}, ...list.map((module) => module.keyScopes?.Mutation)) as Required<KeyScopes>['Mutation'],
});

const narrowedForKeys = (rules: Rules, narrow: AccessRule): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [field, chain(narrow, rule) as unknown as AccessRule]),
  );

const buildServedSchema = (): GraphQLSchema => {
  const bare = buildBareSchema();
  const { Query, Mutation } = rulesOf(modules);
  const narrow = withinKeyScopes(keyScopesOf(modules));
  const rules = { Query: narrowedForKeys(Query, narrow), Mutation: narrowedForKeys(Mutation, narrow) };
  const map = shield(bare.getMutationType() ? rules : { Query: rules.Query }, {
    allowExternalErrors: true,
    fallbackRule: deny,
    fallbackError: new AppError(ErrorCode.FORBIDDEN),
  }).generate(bare) as unknown as Record<string, object>;
  return applyMiddleware(bare, { Query: map.Query, ...(map.Mutation && { Mutation: map.Mutation }) } as never);
};

let served: GraphQLSchema | null = null;

/**
 * The schema that every app of this process serves, made once: role rules stand before Query and Mutation fields only,
 * because shield would otherwise wrap every field (4–7 times slower lists, measured).
 */
export const servedSchema = (): GraphQLSchema => (served ??= buildServedSchema());

export const printed = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
