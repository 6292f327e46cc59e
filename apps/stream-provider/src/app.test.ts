import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger, RecentWarnings } from '@marquee/server';
import { pino } from 'pino';
import request from 'supertest';
import { createPasses } from './tokens/passes';
import { demoApp, film, secret, validToken } from './testing/demo-app';
import { memoryBounds, memoryNames } from './memory-bounds';
import { libraryApp } from './testing/library-app';

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
    expect(headers['timing-allow-origin']).toBe('https://marquee.example');
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
    expect(headers['timing-allow-origin']).toBe('https://marquee.example');
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

describe('metrics', () => {
  it('show the limit and size of every cache and queue, depending on MEMORY', async () => {
    for (const memory of ['normal', 'small'] as const) {
      const bounds = memoryBounds[memory];
      const library = await libraryApp({ files: { 'Film (1999).mp4': 'direct.mp4' }, settings: { bounds } });
      await request(library.app).get('/sources/library/movie/603?title=Film&releaseYear=1999').expect(200);
      const { text } = await request(library.app).get('/metrics').expect(200);
      for (const name of memoryNames) {
        expect(text).toContain(`marquee_cache_limit_bytes{cache="${name}"} ${bounds.bytes[name]}\n`);
        expect(text).toMatch(new RegExp(`marquee_cache_size_bytes\\{cache="${name}"\\} \\d+\\n`));
      }
      for (const name of ['files', 'probes'])
        expect(text).toMatch(new RegExp(`marquee_cache_size_bytes\\{cache="${name}"\\} [1-9]`));
      await library.close();
    }
  });

  it('are hidden from other machines, also behind a proxy on this one', async () => {
    await request(demoApp()).get('/metrics').expect(200);
    await request(demoApp()).get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(404);
    await request(demoApp()).get('/metrics').set('X-Forwarded-For', '127.0.0.1').expect(404);
  });

  it('require METRICS_TOKEN if it is set', async () => {
    const app = demoApp({ metricsToken: 'let-me-see-it' });
    await request(app).get('/metrics').expect(404);
    await request(app).get('/metrics').set('Authorization', 'Bearer let-me-see-xx').expect(404);
    await request(app).get('/metrics').set('Authorization', 'Bearer let-me-see-it').expect(200);
  });
});
