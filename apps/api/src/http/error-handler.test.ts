import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { apiErrorHandler } from './error-handler';
import { logLevelOf } from './log-level';
import { createLogger, requestLog } from '@marquee/server';

describe('errors on the wire', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
  });
  afterEach(() => test.remove());

  it('answers an unknown API path with JSON and the request id [API-10]', async () => {
    const answer = await request(test.app).get('/api/nothing').set('Accept', 'text/html').expect(404);
    expect(answer.body).toEqual({
      error: 'We couldn’t find that. It may have been removed.',
      code: 'not_found',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps a valid request id from a proxy and replaces any other', async () => {
    const kept = await request(test.app).get('/healthz').set('X-Request-Id', 'trace-12345678');
    expect(kept.headers['x-request-id']).toBe('trace-12345678');
    const replaced = await request(test.app).get('/healthz').set('X-Request-Id', '"><script>');
    expect(replaced.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('answers malformed JSON with 400 and an oversized body with 413', async () => {
    const broken = await request(test.app).post('/api/reports').type('json').send('{"name":');
    expect(broken.status).toBe(400);
    expect(broken.body).toMatchObject({ code: 'bad_request' });
    const large = await request(test.app)
      .post('/api/reports')
      .send({ stack: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({ code: 'payload_too_large' });
  });

  it('says that the disk is full and when to try again', async () => {
    const app = express();
    const logger = createLogger('api', 'silent');
    const logError = jest.spyOn(logger, 'error');
    app.use(requestLog(logger, logLevelOf));
    app.post('/save', () => {
      throw Object.assign(new Error('could not extend file "base/5/1": No space left on device'), { code: '53100' });
    });
    app.use(apiErrorHandler(logger));
    const answer = await request(app).post('/save').expect(507).expect('Retry-After', '60');
    expect(answer.body).toMatchObject({ code: 'storage_full', error: expect.stringContaining('out of space') });
    // The log may be on the same disk.
    expect(logError).not.toHaveBeenCalled();
    expect(answer.text).not.toContain('base/5');
  });

  it('logs one line per request, without its query string and headers', async () => {
    await request(test.app).get('/api/nothing?query=private+words').set('Cookie', 'session=secret');
    const line = test.logged.find((entry) => entry.req);
    expect(line).toMatchObject({ req: { method: 'GET', path: '/api/nothing' }, res: { status: 404 } });
    expect(JSON.stringify(test.logged)).not.toMatch(/private|secret/);
  });
});
