import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';

const UNAVAILABLE_NAMES = new Set([
  'NoHostAvailableError',
  'OperationTimedOutError',
  'BusyConnectionError',
  'AuthenticationError',
]);

/** `types.responseErrorCodes` of the driver, which is loaded only where Cassandra is used. */
const WRITE_TIMEOUT = 0x1100;
const READ_TIMEOUT = 0x1200;
const UNAVAILABLE_CODES = new Set([
  0x0000,
  0x1000,
  0x1001,
  0x1002,
  WRITE_TIMEOUT,
  READ_TIMEOUT,
  0x1300,
  0x1500,
  0x1700,
]);

interface DriverError {
  readonly name?: string;
  readonly code?: number;
}

/** Too few nodes, none at all, or no answer in time become SERVICE_UNAVAILABLE; anything else stays as it is. */
export const asUnavailable = (thrown: unknown): unknown => {
  const { name, code } = thrown as DriverError;
  const away = UNAVAILABLE_NAMES.has(name ?? '') || (name === 'ResponseError' && UNAVAILABLE_CODES.has(code ?? -1));
  return away ? new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause: thrown }) : thrown;
};

/** Others wrote to the same day at the same moment: the outcome is unknown, and reading again will tell. */
export const isContention = (thrown: unknown): boolean => {
  const { code } = ((thrown as Error).cause ?? {}) as DriverError;
  return code === WRITE_TIMEOUT || code === READ_TIMEOUT;
};
