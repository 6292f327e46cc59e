import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createCatalogue } from '@marquee/catalogue';
import type { NewAccessToken, TokenScope } from '@marquee/core/contracts';
import type { Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { Receiver } from '../webhooks/testing/receiver';

const NOW = Date.parse('2026-01-15T20:00:00Z');
const HOUR_MS = 3_600_000;
/** In the embedded catalogue. */
const MATRIX = 'movie:900000021';
const BREAKING_BAD = 'tv:900010045';

const jellyfin = {
  NotificationType: 'PlaybackStop',
  UtcTimestamp: new Date(NOW - HOUR_MS).toISOString(),
  NotificationUsername: 'maria',
  DeviceName: 'Living room',
  ItemType: 'Movie',
  Name: 'The Matrix',
  Year: 1999,
  RunTimeTicks: 81_600_000_000,
  PlaybackPositionTicks: 81_000_000_000,
  PlayedToCompletion: true,
};
const plexEpisode = {
  event: 'media.stop',
  Account: { title: 'maria' },
  Metadata: {
    type: 'episode',
    title: 'Pilot',
    grandparentTitle: 'Breaking Bad',
    parentIndex: 1,
    index: 1,
    duration: 3_480_000,
    viewOffset: 600_000,
  },
};

describe('a media program that reports what is watched [SCROBBLE-01]', () => {
  let nowMs = NOW;
  const receiver = new Receiver();
  const test = useAccountsTest(
    {},
    {
      now: () => nowMs,
      catalogue: createCatalogue({ now: () => new Date('2026-01-15') }),
      postWebhook: (...call) => receiver.post(...call),
    },
  );
  const tokenOf = async (owner: Visitor, scopes: TokenScope[] = ['scrobble']) => {
    const made = await owner
      .post('/api/users/me/tokens', { name: 'Jellyfin', scopes, expiresInDays: null })
      .expect(201);
    return (made.body as NewAccessToken).token;
  };
  const send = (path: string, token: string, body: object) =>
    request(test.app).post(`/api/scrobble/${path}`).set('Authorization', `Bearer ${token}`).send(body);
  const kept = async (owner: Visitor) => {
    const { body } = await owner.post('/api/sync', { since: { history: 0, plays: 0 }, updatedAt: nowMs }).expect(200);
    const lines = (entries: { key: string; value: Record<string, unknown> }[]) =>
      entries.map(({ key, value }) => `${key} ${JSON.stringify(value.progress ?? value.watchedAt ?? null)}`).sort();
    return { history: lines(body.changes.history), plays: lines(body.changes.plays) };
  };
  const playId = (atMs: number) => `scrobble-${Math.floor(atMs / 60_000).toString(36)}`;

  it('adds a play to the diary, once', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    const outcomes = await Promise.all([1, 2, 3].map(() => send('jellyfin', token, jellyfin).expect(200)));
    expect(outcomes.map(({ body }) => body.outcome)).toContain('finished');
    expect((await send('jellyfin', token, jellyfin)).body).toEqual({ ok: true, outcome: 'unchanged' });
    expect(await kept(owner)).toEqual({
      history: [`${MATRIX} {"watched":8160,"duration":8160}`],
      plays: [`${MATRIX}/${playId(NOW - HOUR_MS)} ${NOW - HOUR_MS}`],
    });
  });

  it('is passed on to the webhook of the account, as what is watched here [ACCOUNT-36]', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    const body = { url: 'https://receiver.example.org/' };
    await owner.agent.put('/api/users/me/webhook').set('X-CSRF-Token', owner.answer.token).send(body).expect(200);
    await send('jellyfin', token, { ...jellyfin, UtcTimestamp: new Date(NOW).toISOString() }).expect(200);
    await receiver.has(1);
    expect(JSON.parse(receiver.messages[0]?.body ?? '')).toMatchObject({
      type: 'title.finished',
      data: { title: 'The Matrix', how: 'server', watchedAt: new Date(NOW).toISOString() },
    });
  });

  it('sets where to resume an episode, by the name of its series', async () => {
    const owner = await test.signUp();
    const form = request(test.app)
      .post(`/api/scrobble/plex?user=Maria&token=${await tokenOf(owner)}`)
      .field('payload', JSON.stringify(plexEpisode))
      .attach('thumb', Buffer.alloc(40_000, 7), { filename: 'thumb.jpg', contentType: 'image/jpeg' });
    expect((await form.expect(200)).body.outcome).toBe('progress');
    expect((await kept(owner)).history).toEqual([
      `${BREAKING_BAD} null`,
      `${BREAKING_BAD}/s1e1 {"watched":600,"duration":3480}`,
    ]);
  });

  it('is understood in the form of Trakt’s API, with the length that is known here', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    const movie = { title: 'The Matrix', year: 1999, ids: { trakt: 481 } };
    const told = async (action: string, progress: number) =>
      (await send(`trakt/${action}`, token, { movie, progress, app_version: '1.0' }).expect(201)).body.action;
    expect([await told('start', 0), await told('pause', 50)]).toEqual(['start', 'pause']);
    expect((await kept(owner)).history).toEqual([`${MATRIX} {"watched":4080,"duration":8160}`]);
    nowMs += HOUR_MS;
    expect(await told('stop', 92)).toBe('scrobble');
    expect((await kept(owner)).plays).toEqual([`${MATRIX}/${playId(nowMs)} ${nowMs}`]);
    await send('trakt/stop', token, { movie: { title: 'No such film', year: 1999 }, progress: 92 }).expect(404);
  });

  it('never counts for a title that may be another one', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    const outcome = async (body: object) => (await send('jellyfin', token, body).expect(200)).body.outcome;
    expect(await outcome({ ...jellyfin, Year: 2021 })).toBe('unmatched');
    expect(await outcome({ ...jellyfin, Year: null })).toBe('unmatched');
    expect(await outcome({ ...jellyfin, Name: 'The Matrix Revisited' })).toBe('unmatched');
    const episode = { ...jellyfin, ItemType: 'Episode', SeriesName: 'Breaking Bad', SeriesPremiereDate: '2008-01-20' };
    expect(await outcome({ ...episode, SeasonNumber: 1, EpisodeNumber: 99 })).toBe('unmatched');
    expect(await outcome({ ...episode, SeasonNumber: 99, EpisodeNumber: 1 })).toBe('unmatched');
    expect(await outcome({ ...episode, SeasonNumber: 1, EpisodeNumber: 1, Provider_tmdb: '12' })).toBe('unmatched');
    expect(await kept(owner)).toEqual({ history: [], plays: [] });
  });

  it('knows where a file of two episodes was left, and that both were seen', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    const file = {
      ...{ ...jellyfin, ItemType: 'Episode', SeriesName: 'Breaking Bad', SeriesPremiereDate: '2008-01-20' },
      ...{ SeasonNumber: 1, EpisodeNumber: 2, EpisodeNumberEnd: 3 },
    };
    const left = { ...file, PlayedToCompletion: false, PlaybackPositionTicks: 6_000_000_000 };
    expect((await send('jellyfin', token, left).expect(200)).body.outcome).toBe('progress');
    expect((await kept(owner)).history).toContain(`${BREAKING_BAD}/s1e2 {"watched":600,"duration":4080}`);
    const seen = { ...file, UtcTimestamp: new Date(nowMs).toISOString() };
    expect((await send('jellyfin', token, seen).expect(200)).body.outcome).toBe('finished');
    expect((await kept(owner)).plays).toHaveLength(2);
  });

  it('counts for the account that the address names, and for no other', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    expect((await send('jellyfin?user=tom', token, jellyfin).expect(200)).body.outcome).toBe('ignored');
    expect((await send('jellyfin?user=MARIA', token, jellyfin).expect(200)).body.outcome).toBe('finished');
  });

  it('brings back nothing that was removed [SCROBBLE-03]', async () => {
    const owner = await test.signUp();
    const token = await tokenOf(owner);
    await send('jellyfin', token, jellyfin).expect(200);
    const { changes } = (await owner.post('/api/sync', { since: { history: 0, plays: 0 }, updatedAt: nowMs })).body;
    const removed = (list: object[]) => list.map((entry) => ({ ...entry, removedAt: nowMs }));
    const push = { history: removed(changes.history), plays: removed(changes.plays) };
    await owner.post('/api/sync', { push, updatedAt: nowMs }).expect(200);
    expect((await send('jellyfin', token, jellyfin)).body.outcome).toBe('unchanged');
  });

  it('needs a token for this; one in an address may do nothing else [SCROBBLE-04]', async () => {
    const owner = await test.signUp();
    const wide = await tokenOf(owner, ['sync', 'scrobble']);
    await owner.post('/api/scrobble/jellyfin', jellyfin).expect(401);
    await owner.post('/api/scrobble/jellyfin?token=', jellyfin).expect(401);
    await owner.post('/api/scrobble/jellyfin?token[]=x', jellyfin).expect(401);
    await send('jellyfin', await tokenOf(owner, ['sync']), jellyfin).expect(403);
    await request(test.app).post(`/api/scrobble/jellyfin?token=${wide}`).send(jellyfin).expect(403);
    await send('jellyfin', wide, jellyfin).expect(200);
    const token = await tokenOf(owner);
    for (const path of ['/api/users/me', '/api/users/me/watch-history'])
      await request(test.app).get(path).set('Authorization', `Bearer ${token}`).expect(403);
    expect(JSON.stringify(test.logged)).not.toContain(token);
  });

  it('refuses what it cannot read, and is not stopped by it', async () => {
    const token = await tokenOf(await test.signUp());
    const raw = (type: string, body: string | Buffer) =>
      request(test.app).post('/api/scrobble/plex').set('Authorization', `Bearer ${token}`).type(type).send(body);
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/json', 'null'],
      ['text/plain', ''],
      ['multipart/form-data; boundary=x', 'no boundary'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{\r\n--x--\r\n',
      ],
      ['multipart/form-data', 'x'],
      ['application/x-www-form-urlencoded', 'a=b'],
      ['application/octet-stream', Buffer.from([0, 255, 1])],
    ] as const)
      expect([type, body, (await raw(type, body)).status]).toEqual([type, body, 400]);
    expect((await raw('application/json', `"${'x'.repeat(2_200_000)}"`)).status).toBe(413);
    const hostile = { ...plexEpisode, Metadata: { ...plexEpisode.Metadata, grandparentTitle: '\0', duration: -1e308 } };
    expect((await send('plex', token, hostile).expect(200)).body.outcome).toBe('unmatched');
  });
});
