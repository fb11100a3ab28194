import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { refused } from './limits.ts';

/** What makes a document dear: validation compares every pair of fields of one name, and of fragments; items are checked one by one. */
interface Shape {
  /** Fields that stand once more where one of their name stands already; inline fragments counted as written out. */
  readonly repeats: number;
  readonly spreads: number;
  /** Of the longest list that is written out. */
  readonly items: number;
  /** Characters of the longest name: an alias stands in the answer as often as its field. */
  readonly name: number;
}

/** The shop's own documents repeat nothing and spread 19 fragments at most. */
export const MOST_SHAPE = { repeats: 20, spreads: 60, items: 200, name: 100 } as const satisfies Shape;

/** Validation ends after so many. */
export const MOST_ERRORS = 20;

const writtenOut = ({ selections }: SelectionSetNode): (FieldNode | FragmentSpreadNode)[] =>
  selections.flatMap((node) => (node.kind === Kind.INLINE_FRAGMENT ? writtenOut(node.selectionSet) : [node]));

const repeatsIn = (set: SelectionSetNode): number => {
  const names = writtenOut(set).flatMap((node) =>
    node.kind === Kind.FIELD ? [node.alias?.value ?? node.name.value] : [],
  );
  return names.length - new Set(names).size;
};

const shapeOf = (document: DocumentNode): Shape => {
  let [repeats, spreads, items, name] = [0, 0, 0, 0];
  visit(document, {
    SelectionSet: (set, _key, parent) => {
      const isInline = parent && 'kind' in parent && parent.kind === Kind.INLINE_FRAGMENT;
      repeats += isInline ? 0 : repeatsIn(set);
    },
    FragmentSpread: () => void (spreads += 1),
    Name: ({ value }) => void (name = Math.max(name, value.length)),
    ListValue: ({ values }) => void (items = Math.max(items, values.length)),
  });
  return { repeats, spreads, items, name };
};

/**
 * Refuses a document before the dear rules look at it, by QUERY_TOO_LARGE (args limit, asked, most): reported as often as
 * validation bears, which ends it.
 */
export const boundedShape: ValidationRule = (context) => ({
  Document: (document) => {
    const shape = shapeOf(document);
    const limit = (Object.keys(MOST_SHAPE) as (keyof Shape)[]).find((name) => shape[name] > MOST_SHAPE[name]);
    if (!limit) return;
    const error = refused(
      new AppError(ErrorCode.QUERY_TOO_LARGE, { limit, asked: shape[limit], most: MOST_SHAPE[limit] }),
    );
    for (let times = 0; times <= MOST_ERRORS; times += 1) context.reportError(error);
  },
});

/** Of a document that is too large its answer says so once. */
export const reportOnce: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body } }) => {
        if (body.kind !== 'single') return Promise.resolve();
        const [first] = body.singleResult.errors ?? [];
        if (first?.extensions?.code === ErrorCode.QUERY_TOO_LARGE) body.singleResult.errors = [first];
        return Promise.resolve();
      },
    }),
};
