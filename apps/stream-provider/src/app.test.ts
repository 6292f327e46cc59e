import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger, RecentWarnings } from '@marquee/server';
import { pino } from 'pino';
import request from 'supertest';
import { createPasses } from './tokens/passes';
import { demoApp, film, secret, validToken } from './testing/demo-app';

describe('the stream provider', () => {
  it('says that it is healthy', async () => {
    const { status, body } = await request(demoApp()).get('/healthz');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok' });
  });

  it('tells who has the shared secret, and nobody else, what it warned of [OPERATOR-16]', async () => {
    const warnings = new RecentWarnings(() => 0);
    const logger = createLogger(
      'stream-provider',
      'warn',
      new Writable({ write: (_line, _, done) => done() }),
      warnings,
    );
    const app = demoApp({ logger, warnings, operatorSecret: secret });
    logger.warn({ err: new Error('secret') }, '1 of 2 media folders cannot be read.');
    const ask = (secrets: Record<string, string>) => request(app).get('/operator/warnings').set(secrets);
    const { body } = await ask({ Authorization: `Bearer ${secret}` }).expect(200);
    const at = '1970-01-01T00:00:00.000Z';
    const message = '1 of 2 media folders cannot be read.';
    expect(body).toEqual({ warnings: [{ id: 1, at, level: 'warning', message, requestId: null }] });
    for (const wrong of [{ Range: 'bytes=0-' }, { Authorization: 'Bearer other' }, { Authorization: 'Bearer ' }])
      expect((await ask(wrong).expect(403)).text).not.toContain('folders');
    await request(demoApp({ logger, warnings })).get('/operator/warnings').expect(403);
  });

  it('allows pages of the site to send the token and ranges', async () => {
    const { status, headers } = await request(demoApp())
      .options('/sources/two/movie/603')
      .set('Host', 'marquee.example:8788')
      .set('Origin', 'https://marquee.example')
      .set('Access-Control-Request-Method', 'GET')
      .set('Access-Control-Request-Headers', 'ui-token, range');
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('https://marquee.example');
    expect(headers['access-control-allow-headers']).toMatch(/Ui-Token.*Range/);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('allows pages of the site to read its errors as well', async () => {
    const { status, headers, body } = await request(demoApp())
      .get('/nothing/here')
      .set('Host', 'marquee.example:8788')
      .set('Origin', 'https://marquee.example');
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('https://marquee.example');
    expect(headers['x-request-id']).toBe((body as { requestId: string }).requestId);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('rejects a request with an invalid host', async () => {
    const { status, body } = await request(demoApp()).get('/sources/two/movie/1').set('Host', 'a"onload=x');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'bad_request' });
  });

  it('never logs a token or a pass', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = demoApp({ logger: pino({ level: 'trace' }, sink) });
    const pass = createPasses({ secret, now: Date.now }).issue();
    await request(app).get('/streams').set('Ui-Token', validToken);
    await request(app).post('/cosmic-token-submit').set('Ui-Token', validToken).send({ uiToken: validToken });
    await request(app)
      .post('/cosmic-token-submit')
      .set('Content-Type', 'application/json')
      .send(`{"uiToken":"${validToken}`);
    await request(app).get(`/media/${film.version}/master.m3u8?pass=${pass}`);
    const log = lines.join('');
    expect(lines).toHaveLength(4);
    expect(log).toContain('master.m3u8');
    expect(log).not.toContain(validToken);
    expect(log).not.toContain(pass);
  });
});
