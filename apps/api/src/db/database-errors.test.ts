import { describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable, isStorageFull } from './database-errors';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a database that does not answer', () => {
  it.each([
    ['is not listening', withCode('ECONNREFUSED')],
    ['is shutting down', withCode('57P01')],
    ['is starting', withCode('57P03')],
    ['has no connection left', withCode('53300')],
    ['has no socket', withCode('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432')],
    ['cut the connection', new Error('Connection terminated unexpectedly')],
    ['kept a transaction waiting', withCode('P2028')],
    [
      'failed below the query builder',
      Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause: { originalCode: '57P01' } } } }),
    ],
  ])('is distinguished from an invalid query when it %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([withCode('P2002'), withCode('23505'), new Error('syntax error'), null, 'gone', { code: 5 }])(
    'is not confused with an invalid query: %p',
    (error) => expect(isDatabaseUnavailable(error)).toBe(false),
  );

  it('is found in nested causes, up to a depth', () => {
    const loop: { cause?: unknown } = {};
    loop.cause = loop;
    expect(isDatabaseUnavailable({ cause: { cause: withCode('ECONNRESET') } })).toBe(true);
    expect(isDatabaseUnavailable(loop)).toBe(false);
  });
});

describe('a full disk', () => {
  it.each([
    ['PostgreSQL says so', withCode('53100', 'could not extend file "base/5/16390": No space left on device')],
    [
      'it comes through the query builder',
      Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause: { originalCode: '53100' } } } }),
    ],
    ['a file could not be written', withCode('ENOSPC')],
  ])('is distinguished from an unreachable database when %s', (_name, error) => {
    expect(isStorageFull(error)).toBe(true);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it.each([withCode('57P01'), withCode('P2002'), new Error('no space before the comma'), null])(
    'is not confused with other failures: %p',
    (error) => expect(isStorageFull(error)).toBe(false),
  );
});
