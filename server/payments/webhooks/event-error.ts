import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ProviderError } from '../provider-error.ts';
import { EventProblem } from './webhook-event.entity.ts';

/** An event of PayPal could not be processed, for a reason that has a name. */
export class EventError extends Error {
  readonly problem: EventProblem;

  constructor(problem: EventProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The name of what went wrong with an event. */
export const problemOf = (thrown: unknown): EventProblem => {
  if (thrown instanceof EventError) return thrown.problem;
  if (thrown instanceof ProviderError)
    return thrown.uncertain ? EventProblem.PAYPAL_SILENT : EventProblem.PAYPAL_REFUSED;
  const unknown = thrown instanceof AppError && thrown.code === ErrorCode.PAYMENT_NOT_FOUND;
  return unknown ? EventProblem.PAYMENT_UNKNOWN : EventProblem.UNEXPECTED;
};

/** What went wrong as the program says it, at most 500 characters. */
export const detailOf = (thrown: unknown): string => {
  const issues = thrown instanceof ProviderError ? thrown.issues.join(', ') : '';
  return (issues || (thrown instanceof Error ? thrown.message : String(thrown))).slice(0, 500);
};
