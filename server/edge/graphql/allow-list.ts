import { createHash } from 'node:crypto';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { Kind, print, type DefinitionNode, type DocumentNode } from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { refused } from './limits.ts';

const isFragment = ({ kind }: DefinitionNode): boolean => kind === Kind.FRAGMENT_DEFINITION;
const nameOf = (one: DefinitionNode): string => ('name' in one ? (one.name?.value ?? '') : '');

/** One way to write a document: operations first, then fragments by name, printed anew. */
export const canonicalText = (document: DocumentNode): string => {
  const operations = document.definitions.filter((one) => !isFragment(one));
  const fragments = document.definitions.filter(isFragment);
  fragments.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return print({ kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] });
};

export const hashOfDocument = (document: DocumentNode): string =>
  createHash('sha256').update(canonicalText(document)).digest('hex');

/** Who neither signed in nor has a key may run only what is listed, else OPERATION_NOT_LISTED, before anything runs. */
export const allowList = (listed: ReadonlyMap<string, string>): ApolloServerPlugin<Ctx & BaseContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, contextValue }) => {
        if (contextValue.viewer || listed.has(hashOfDocument(document))) return Promise.resolve();
        throw refused(new AppError(ErrorCode.OPERATION_NOT_LISTED));
      },
    }),
});
