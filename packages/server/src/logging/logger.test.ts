import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { createLogger } from './logger';
import { RecentWarnings } from './recent-warnings';

describe('logger', () => {
  it('removes passwords, tokens and cookies wherever they are nested', () => {
    let text = '';
    const logger = createLogger(
      'api',
      'info',
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString();
          done();
        },
      }),
    );
    logger.info({ password: 'p1', body: { token: 't1', inner: { cookie: 'c1' } }, user: 'kept' }, 'event');
    expect(text).not.toMatch(/p1|t1|c1/);
    expect(JSON.parse(text)).toMatchObject({ user: 'kept', password: '[removed]', service: 'api' });
  });
});

const open = () => {
  const warnings = new RecentWarnings(() => 1_000);
  const nowhere = new Writable({ write: (_line, _encoding, done) => done() });
  return { warnings, logger: createLogger('api', 'info', nowhere, warnings) };
};

it('the recent warnings are in words with the request, and without what an error or a line has besides [OPERATOR-16]', () => {
  const { warnings, logger } = open();
  logger.info('fine');
  logger.warn({ err: new Error('secret of postgres://u:p@host'), token: 'secret' }, 'it is late');
  logger.error(
    { err: new Error('secret'), req: { id: 'request-1', method: 'GET', path: '/secret' } },
    'request failed',
  );
  logger.error({ req: { id: 'request-1' }, res: { status: 500 } }, 'request completed');
  logger.child({ part: 'x' }).error('it broke');
  const at = '1970-01-01T00:00:01.000Z';
  expect(warnings.list()).toEqual([
    { id: 3, at, level: 'error', message: 'it broke', requestId: null },
    { id: 2, at, level: 'error', message: 'request failed', requestId: 'request-1' },
    { id: 1, at, level: 'warning', message: 'it is late', requestId: null },
  ]);
  expect(JSON.stringify(warnings.list())).not.toContain('secret');
});

it('the recent warnings are bounded in number and length [OPERATOR-16]', () => {
  const { warnings, logger } = open();
  for (let count = 1; count <= 250; count += 1) logger.warn(`${count} ${'x'.repeat(1_000)}`);
  const list = warnings.list();
  expect(list).toHaveLength(200);
  expect([list[0]?.id, list.at(-1)?.id, list[0]?.message.length]).toEqual([250, 51, 300]);
});
