import { describe, expect, it } from 'vitest';
import { asAppError } from '../../../server/core/http/rest.ts';

const thrown = (fields: object, message = '') => Object.assign(new Error(message), fields);

describe('what nobody threw as an error of the shop', () => {
  it.each([
    ['a database that is away', thrown({ code: 'ECONNREFUSED' })],
    ['a name that leads nowhere for now', thrown({ code: 'EAI_AGAIN' })],
    ['a database that goes down', thrown({ code: '57P01' })],
    ['a database that starts', thrown({ code: '57P03' })],
    ['a full disk of the database', thrown({ code: '53100' })],
    ['a full disk of the shop', thrown({ code: 'ENOSPC', errno: -28 })],
    ['too many open files', thrown({ code: 'EMFILE' })],
    ['a circle of locks that came again and again', thrown({ code: '40P01' })],
    ['a connection lost in the middle', thrown({}, 'Connection terminated unexpectedly')],
    ['a connection lost before', thrown({}, 'Client has encountered a connection error and is not queryable')],
    ['no connection free', thrown({}, 'timeout exceeded when trying to connect')],
  ])('is a call to try again: %s', (_name, error) => {
    expect(asAppError(error).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('is for a caller whose account was deleted meanwhile that nobody is signed in', () => {
    const detail = 'Key (customer_id)=(01999f9e-0000-7000-8000-000000000000) is not present in table "users".';
    expect(asAppError(thrown({ code: '23503', detail })).code).toBe('UNAUTHENTICATED');
  });

  it('is a fault of the caller where a text cannot be held', () => {
    const error = thrown({ code: '22021' }, 'invalid byte sequence for encoding "UTF8": 0x00');
    expect(asAppError(error)).toMatchObject({ code: 'VALIDATION_FAILED', args: { text: 'INVALID' } });
  });

  it('is else a fault of the shop, of which nothing is told', () => {
    const detail = 'Key (product_id)=(1) is not present in table "product".';
    expect(asAppError(thrown({ code: '23503', detail }))).toMatchObject({ code: 'ERR_INTERNAL', args: {} });
    expect(asAppError(thrown({ code: '42601' }, 'syntax error at or near "x"'))).toMatchObject({
      code: 'ERR_INTERNAL',
    });
  });
});
