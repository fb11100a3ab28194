import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';

/** A question as Apollo holds it. */
export interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

/** What a page brought along from the server: answers by `answerKey`. */
export type BroughtAnswers = Record<string, unknown>;

/** The operation of a document that holds one. */
export const operationOf = ({ query }: Pick<Question, 'query'>) =>
  query.definitions.find((definition): definition is OperationDefinitionNode => 'operation' in definition);

/** The same for the same operation with the same variables, on the server and in the browser. */
export const answerKey = (question: Question): string =>
  `${operationOf(question)?.name?.value}${JSON.stringify(question.variables ?? {})}`;
