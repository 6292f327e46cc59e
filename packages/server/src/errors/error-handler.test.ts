import { describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createLogger } from '../logging/logger';
import { requestLog } from '../logging/request-log';
import { errorHandler } from './error-handler';
import { HttpError, type HttpErrorDetails } from './http-error';

const kinds = {
  taken: { status: 409, text: 'That is taken already.' },
  busy: { status: 503, text: 'The server is busy.' },
  internal: { status: 500, text: 'Something went wrong.' },
};
class TestError extends HttpError {
  constructor(
    readonly code: keyof typeof kinds,
    details: HttpErrorDetails = {},
  ) {
    super(kinds[code], details);
  }
}

/** An app whose only route throws. */
function appThatThrows(thrown: unknown, hasLeft = false) {
  const logger = createLogger('test', 'silent');
  const logError = jest.spyOn(logger, 'error');
  const app = express();
  app.use(requestLog(logger, () => 'info'));
  app.get('/', (_req, res) => {
    res.set('ETag', '"of-a-file"');
    if (hasLeft) res.destroy();
    throw thrown;
  });
  const toHttpError = (error: unknown) =>
    error instanceof TestError ? error : new TestError('internal', { cause: error });
  const logMessage = ({ status }: HttpError) => (status === 500 ? 'request failed' : undefined);
  app.use(errorHandler({ logger, toHttpError, logMessage }));
  return { app, logError };
}

describe('an error', () => {
  it('is answered with its message, its code and the request id', async () => {
    const { app, logError } = appThatThrows(new TestError('taken', { fields: { name: 'Choose another.' } }));
    const { body, headers } = await request(app).get('/').expect(409).expect('Cache-Control', 'no-store');
    expect(body).toEqual({
      error: 'That is taken already.',
      code: 'taken',
      requestId: headers['x-request-id'],
      fields: { name: 'Choose another.' },
    });
    expect(headers['etag']).not.toBe('"of-a-file"');
    expect(logError).not.toHaveBeenCalled();
  });

  it('sends Retry-After, and is logged only if configured', async () => {
    const { app, logError } = appThatThrows(new TestError('busy', { retryAfterSec: 2, text: 'Come back soon.' }));
    const { body } = await request(app).get('/').expect(503).expect('Retry-After', '2');
    expect(body).toMatchObject({ error: 'Come back soon.', code: 'busy' });
    expect(logError).not.toHaveBeenCalled();
  });

  it('that is unexpected is logged, and tells the client nothing', async () => {
    const { app, logError } = appThatThrows(new Error('connect to 10.0.0.5 as admin failed'));
    const { body, text } = await request(app).get('/').expect(500);
    expect(body).toMatchObject({ error: 'Something went wrong.', code: 'internal' });
    expect(text).not.toContain('10.0.0.5');
    expect(logError).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an aborted body', Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' }), 0],
    ['a refusal', new TestError('internal'), 0],
    ['a fault', new Error('out of order'), 1],
  ])(
    'of a disconnected client is not answered, nor logged unless something failed: %s',
    async (_name, thrown, logs) => {
      const { app, logError } = appThatThrows(thrown, true);
      await expect(request(app).get('/')).rejects.toThrow('socket hang up');
      expect(logError).toHaveBeenCalledTimes(logs);
    },
  );
});
