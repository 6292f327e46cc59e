import { WATCH_REGION, type Entry } from '@marquee/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger } from '@marquee/server';
import { TokenCipher } from '../../../lib/token-cipher';
import { createRateLimits, RateLimitsRepository } from '../../../rate-limits';
import { respondAsRatedTmdb } from '../../../testing/rated-tmdb';
import { startSmtp } from '../../../testing/smtp-server';
import { startStubServer } from '../../../testing/stub-server';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../../testing/test-accounts';
import { openTestDatabase } from '../../../testing/test-database';
import { createTestGateway } from '../../../testing/test-gateway';
import { AiringsService } from '../../airings';
import { createMailer } from '../../mail';
import { EntriesRepository } from '../../sync';
import { MutedSeriesRepository } from '../muted-series.repository';
import { NoticeFinder } from '../notice-finder';
import { NoticeSender } from '../notice-sender';
import { WeeklyMailSender } from '../weekly-mail-sender';
import { startPushService } from './push-service';

const TMDB_TOKEN = 'ey.test.token';
export const SITE = 'http://films.example.org';

/** A Saturday, at noon. */
export const START = Date.parse('2026-11-28T12:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Series 1 is hidden from kids and 2 is not; film 1 came out on 2026-11-28, and is called otherwise in German.
 */
function respond(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://tmdb');
  const [, type, id] = /^\/3\/(movie|tv)\/([12])$/.exec(pathname) ?? [];
  if (!type || searchParams.has('append_to_response')) {
    respondAsRatedTmdb(req, res);
    return;
  }
  const name = searchParams.get('language')?.startsWith('de') ? `Titel ${type} ${id}` : `Title ${type} ${id}`;
  const movie = { title: name, release_date: '2026-11-28' };
  res.end(JSON.stringify({ id: Number(id), ...(type === 'movie' ? movie : { name }) }));
}

/** A site with its push services, mail server and TMDB, at one time. */
export async function openNoticesWorld() {
  const [push, smtp, tmdb, database] = await Promise.all([
    startPushService(),
    startSmtp(),
    startStubServer(respond),
    openTestDatabase(),
  ]);
  const clock = { nowMs: START };
  const now = () => clock.nowMs;
  const baseUrl = `${tmdb.origin}/3`;
  const environment = { TMDB_TOKEN, TMDB_BASE_URL: baseUrl, SMTP_URL: smtp.url, PUBLIC_URL: SITE };
  const test: AccountsTest = createAccountsTest(database, environment, {
    now,
    sendPush: (...call) => push.sender(test.vapidKeys)(...call),
  });
  const stops: (() => void)[] = [];
  const tokenCipher = new TokenCipher(Buffer.alloc(32, 'test key'));

  function createFinder(): NoticeFinder {
    const { caches, ...deps } = createTestGateway({ test, baseUrl, token: TMDB_TOKEN, now });
    stops.push(() => caches.close());
    const { prisma } = database.database;
    return new NoticeFinder({
      airings: new AiringsService({ database: database.database, ...deps }),
      entries: new EntriesRepository(prisma),
      muted: new MutedSeriesRepository(prisma),
      tmdb: deps.tmdb,
      siteRegion: () => WATCH_REGION,
    });
  }
  const shared = () => ({
    ...{ database: database.database, finder: createFinder(), siteName: () => 'Kino', now },
    logger: createLogger('api', 'silent'),
  });

  return {
    ...{ test, database, clock, push, smtp },
    /** Of another process each. */
    newSender: () => {
      const sender = new NoticeSender({ ...shared(), send: push.sender(test.vapidKeys) });
      stops.push(sender.start());
      return sender;
    },
    newMailSender: () => {
      const sender = new WeeklyMailSender({
        ...shared(),
        ...{ sendMail: createMailer(smtp.url, 'no-reply@example.org'), publicUrl: SITE, tokenCipher },
        limits: createRateLimits(new RateLimitsRepository(database.database.prisma)),
      });
      stops.push(sender.start());
      return sender;
    },
    subscribe: (by: Visitor, name: string, more: object = {}, language = 'en') =>
      by.agent
        .put('/api/users/me/notices/device')
        .set({ 'X-CSRF-Token': by.answer.token, 'Accept-Language': language })
        .send({ subscription: push.subscribe(name), timeZone: 'UTC', quietHours: null, ...more }),
    keep: (by: Visitor, entries: Record<string, Entry[]>) =>
      by.post('/api/sync', { push: entries, updatedAt: clock.nowMs }).expect(200),
    /** What TMDB has said of a series: episodes as `2/5`, with their days. */
    airs: (id: number, ...episodes: [place: string, airDate: string][]) => {
      const airing = {
        key: `tv:${id}`,
        name: `Airing ${id}`,
        episodes: episodes.map(([place, airDate]) => {
          const [season, number] = place.split('/').map(Number);
          return { season, number, name: `Episode ${number}`, airDate, isPremiere: number === 1, isFinale: false };
        }),
      };
      return database.sql(
        `INSERT INTO series_airings (key, airing, due_at) VALUES ('tv:${id}', '${JSON.stringify(airing)}', now())
         ON CONFLICT (key) DO UPDATE SET airing = excluded.airing`,
      );
    },
    close: async () => {
      for (const stop of stops) stop();
      test.remove();
      await Promise.all([push.close(), smtp.close(), tmdb.close(), database.remove()]);
    },
  };
}
export type NoticesWorld = Awaited<ReturnType<typeof openNoticesWorld>>;

export const followed = (id: number, changedAt = START - 30 * DAY): Entry => ({
  key: `tv:${id}`,
  value: { title: `Followed ${id}`, year: 2020 },
  changedAt,
});
export const bookmarked = (id: number, year: number | null = 2026): Entry => ({
  key: `${id}/movie/watchlist`,
  value: { title: `Bookmarked ${id}`, year },
  changedAt: START - 30 * DAY,
});
export const played = (key: string, watchedAt = START): Entry => ({
  key: `${key}/a`,
  value: { watchedAt, how: 'played', title: 'A', year: 2020 },
  changedAt: watchedAt,
});
