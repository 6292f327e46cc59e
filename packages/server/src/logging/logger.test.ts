import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';

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
