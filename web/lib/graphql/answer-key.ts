import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';

/** A question as Apollo holds it. */
export interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

/** What a page brought along from the server: answers by `answerKey`. */
export type PageAnswers = Record<string, unknown>;

/** The operation of a document: codegen writes it before its fragments. */
export const operationOf = ({ query }: Pick<Question, 'query'>) => query.definitions[0] as OperationDefinitionNode;

/** The same for the same operation with the same variables, on the server and in the browser. */
export const answerKey = (question: Question): string =>
  operationOf(question).name!.value + JSON.stringify(question.variables ?? {});
