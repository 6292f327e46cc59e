import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { BackupState } from '../../backups';
import { UsersRepository } from '../users';
import { backupsIn } from '../../testing/backups-in';
import { startStubServer } from '../../testing/stub-server';
import { createAccountsTest } from '../../testing/test-accounts';
import { openTestDatabase } from '../../testing/test-database';
import { signUpOperator } from '../../testing/use-operator';

const failing: BackupState = {
  lastSuccessAtMs: Date.parse('2026-11-20T04:10:00Z'),
  failure: { atMs: Date.parse('2026-11-22T04:10:00Z'), reason: 'disk_full', sentence: 'The disk is full.' },
};

describe('the server status [OPERATOR-13]', () => {
  const open = async (environment: Record<string, string> = {}, backups?: ReturnType<typeof backupsIn>) => {
    const database = await openTestDatabase();
    const test = createAccountsTest(database, environment, backups && { backups });
    const operator = await test.signUp();
    await new UsersRepository(database.database.prisma).setOperator(operator.answer.user.id, true);
    const close = async () => {
      test.remove();
      await database.remove();
    };
    return { test, operator, close };
  };

  it('is for operators only; others get 404', async () => {
    const { test, operator, close } = await open({}, backupsIn(failing));
    const visitor = await test.signUp();
    await request(test.app).get('/api/operator/status').expect(401);
    const [refused, unknown] = [await visitor.get('/api/operator/status'), await visitor.get('/api/nothing')];
    const { requestId: _one, ...body } = refused.body;
    const { requestId: _two, ...unknownBody } = unknown.body;
    expect([refused.status, body]).toEqual([unknown.status, unknownBody]);
    const { body: status } = await operator.get('/api/operator/status').expect(200);
    expect(status.backup).toEqual({
      isOn: true,
      lastSuccessAt: '2026-11-20T04:10:00.000Z',
      failure: { at: '2026-11-22T04:10:00.000Z', reason: 'disk_full', sentence: 'The disk is full.' },
    });
    await close();
  });

  it('names what works and what does not, with sizes and the day’s requests', async () => {
    const tmdb = await startStubServer((_req, res) => res.end('{"results":[]}'));
    const library = {
      ffmpeg: true,
      jobs: { segments: 1, other: 1, maxTranscodes: 3 },
      cache: { bytes: 5, maxBytes: 9 },
    };
    const provider = await startStubServer((req, res) =>
      res.end(req.url === '/library' ? JSON.stringify(library) : 'ok'),
    );
    const { test, operator, close } = await open({
      ...{ TMDB_TOKEN: 'ey.test.token-of-tmdb', TMDB_BASE_URL: `${tmdb.origin}/3` },
      PROVIDER_INTERNAL_URL: provider.origin,
    });
    const status = async () => (await operator.get('/api/operator/status').expect(200)).body;
    expect(await status()).toMatchObject({
      backup: { isOn: false },
      tmdb: { state: 'unknown', error: null, requests: 0, cached: 0 },
      provider: { isReachable: true },
      conversions: { hasFfmpeg: true, running: 2, most: 3, cacheBytes: 5, cacheMaxBytes: 9 },
      mail: { isConfigured: false },
      server: { version: '1.2.3', node: process.versions.node },
    });
    for (let count = 0; count < 3; count += 1) await request(test.app).get('/api/tmdb/3/movie/popular').expect(200);
    expect((await status()).tmdb).toEqual({ state: 'works', error: null, requests: 1, cached: 2 });
    tmdb.respondWith((_req, res) => res.writeHead(401).end('{}'));
    await provider.close();
    await request(test.app).get('/api/tmdb/3/movie/9');
    const later = await status();
    expect(later.tmdb).toMatchObject({ state: 'failing', error: 'token_refused' });
    expect(later.provider.isReachable).toBe(false);
    expect(later.conversions).toBeNull();
    expect(later.database.bytes).toBeGreaterThan(1_000_000);
    expect(later.caches.limitBytes).toBeGreaterThan(later.caches.bytes);
    await tmdb.close();
    await close();
  });

  it('is told by the readiness, the metrics and the line for operators, too, without reasons [OPERATOR-15]', async () => {
    const provider = await startStubServer((_req, res) => res.writeHead(500).end());
    let nowMs = Date.now();
    const database = await openTestDatabase();
    const environment = { PROVIDER_INTERNAL_URL: provider.origin, METRICS_TOKEN: 'metrics-token' };
    const test = createAccountsTest(database, environment, { backups: backupsIn(failing), now: () => nowMs });
    const metrics = () => request(test.app).get('/metrics').set('Authorization', 'Bearer metrics-token').expect(200);
    const { text } = await metrics();
    expect(text).toContain('marquee_check{check="provider"} 0\n');
    expect(text).toContain('marquee_check{check="backup"} 0.5\n');
    expect(text).toContain('marquee_check{check="database"} 1\n');
    const { body } = await request(test.app).get('/readyz').expect(200);
    expect(body.details.checks).toMatchObject({ provider: 'failing', backup: 'warning', database: 'ok' });
    expect(JSON.stringify(body)).not.toContain('The disk is full');
    const operator = await signUpOperator({ ...test, database });
    expect((await operator.get('/api/operator/problems').expect(200)).body).toEqual({ problems: ['provider'] });
    // Asked of nothing again, for a while.
    provider.respondWith((_req, res) => res.end('ok'));
    expect((await metrics()).text).toContain('marquee_check{check="provider"} 0\n');
    nowMs += 15_000;
    expect((await metrics()).text).toContain('marquee_check{check="provider"} 1\n');
    await provider.close();
    test.remove();
    await database.remove();
  });

  it('lists the last warnings with the request’s id, and without secrets [OPERATOR-16]', async () => {
    const noted = { id: 1, at: '2001-01-01T00:00:00Z', level: 'warning', message: 'noted', requestId: null };
    const provider = await startStubServer(({ url, headers }, res) =>
      headers.authorization === `Bearer ${'s'.repeat(32)}` && url === '/operator/warnings'
        ? res.end(JSON.stringify({ warnings: [noted] }))
        : res.writeHead(403).end('{}'),
    );
    const { test, operator, close } = await open({
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://127.0.0.1' },
      ...{ PROVIDER_INTERNAL_URL: provider.origin, PROVIDER_SECRET: 's'.repeat(32) },
    });
    const failed = await operator.post('/api/operator/test-mail').expect(502);
    const { body } = await operator.get('/api/operator/warnings').expect(200);
    expect(body.hasProvider).toBe(true);
    expect(body.warnings.at(-1)).toEqual({ ...noted, from: 'provider' });
    expect(body.warnings).toContainEqual({
      ...{ id: expect.any(Number), at: expect.any(String), from: 'site', level: 'error', message: 'request failed' },
      requestId: failed.headers['x-request-id'],
    });
    const visitor = await test.signUp();
    await visitor.get('/api/operator/warnings').expect(404);
    for (const answer of ['<html>', '{"warnings":[{"id":"<b>"}]}', null]) {
      if (answer === null) await provider.close();
      else provider.respondWith((_req, res) => res.end(answer));
      const alone = await operator.get('/api/operator/warnings').expect(200);
      expect(alone.body.hasProvider).toBe(false);
      expect(alone.body.warnings).toContainEqual(expect.objectContaining({ message: 'request failed' }));
      expect(JSON.stringify(alone.body)).not.toContain('provider"');
    }
    await close();
  });

  it('is changed by a backup at once, which is written down', async () => {
    const { operator, close } = await open(
      {},
      backupsIn({ lastSuccessAtMs: failing.lastSuccessAtMs, failure: undefined }),
    );
    const { body } = await operator.post('/api/operator/backups').expect(200);
    expect(body).toEqual({ isOn: true, lastSuccessAt: '2026-11-20T04:10:00.000Z', failure: null });
    expect((await operator.get('/api/operator/acts')).body.acts[0]).toMatchObject({ act: 'back_up' });
    await operator.post('/api/operator/test-mail').expect(404);
    await close();
  });

  it('says whether mail arrives at the mail server', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://127.0.0.1' };
    const { operator, close } = await open(smtp);
    expect((await operator.post('/api/operator/test-mail').expect(502)).body.code).toBe('mail_failed');
    await close();
  });

  it('is announced only in the profile of operators', async () => {
    const database = await openTestDatabase();
    const test = createAccountsTest(database);
    const person = await test.signUp();
    const users = new UsersRepository(database.database.prisma);
    expect((await person.get('/api/users/me')).body).not.toHaveProperty('isOperator');
    await users.setOperator(person.answer.user.id, true);
    expect((await person.get('/api/users/me')).body.isOperator).toBe(true);
    test.remove();
    await database.remove();
  });
});
