import { createHash } from 'node:crypto';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  bookmarkToEntry,
  HISTORY_PLAY_ID,
  historyFromWire,
  historyToEntries,
  isWatched,
  settingToEntry,
  titleKey,
  watchedEpisodes,
  type Entry,
  type HistoryItem,
  type WatchHistory,
} from '@marquee/core';
import { collectionByName, readEntry, type CollectionName } from '@marquee/core/collections';
import { migrationsFolder } from '../../config';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { ENTRY_BYTES } from './entry-sql';

jest.setTimeout(240_000);

const MIGRATION = '20261123000000_entries';
const SHOWS = 60;
const EPISODES = 500;
/** Titles with characters that SQL, JSON and COPY escape. */
const TITLE = `'Ti"tle \\ ''' || chr(10) || chr(1) || '\u{1f3ac} '`;

/** The play that a finished film or episode represents. */
function playsOf(history: WatchHistory): Entry[] {
  const play = (key: string, item: HistoryItem, changedAt: number, episodeTitle?: string): Entry => ({
    key: `${key}/${HISTORY_PLAY_ID}`,
    value: {
      watchedAt: changedAt,
      how: 'played',
      title: item.title,
      year: item.year,
      ...(episodeTitle && { episodeTitle }),
    },
    changedAt,
  });
  return Object.values(history).flatMap((item) => {
    const key = titleKey(item.mediaType, item.id);
    if (item.mediaType === 'movie') {
      const isLive = item.updatedAt > (item.removedAt ?? -1);
      return isLive && item.progress && isWatched('movie', item.progress) ? [play(key, item, item.updatedAt)] : [];
    }
    return watchedEpisodes(item).flatMap(({ key: part, updatedAt, title, progress }) =>
      isWatched('episode', progress) ? [play(`${key}/${part}`, item, updatedAt, title)] : [],
    );
  });
}

const canonical = (entries: Entry[]): string[] =>
  entries
    .map(({ key, value, changedAt, removedAt }) => {
      const members = value !== null && typeof value === 'object' ? Object.entries(value).sort() : value;
      return JSON.stringify([key, members, changedAt, removedAt ?? null]);
    })
    .sort();
const hash = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('a database of the version before, with ten years of a person', () => {
  let site: TestDatabase;
  let before: ReturnType<typeof temporaryFolder>;
  const id = '019aa000-0000-7000-8000-000000000001';
  let expected: Awaited<ReturnType<typeof expectedEntries>>;
  let seconds: number;

  beforeAll(async () => {
    before = temporaryFolder();
    const earlier = readdirSync(migrationsFolder).filter((name) => name < MIGRATION);
    for (const name of earlier) cpSync(join(migrationsFolder, name), join(before.path, name), { recursive: true });
    site = await openTestDatabase(before.path);
    await fill();
    expected = await expectedEntries();
    const begun = performance.now();
    await site.reopen(migrationsFolder);
    seconds = (performance.now() - begun) / 1_000;
  });
  afterAll(async () => {
    await site.remove();
    before.remove();
  });

  async function fill() {
    await site.sql(
      `INSERT INTO users (id, username, username_key, email, email_key, password_hash, revision)
       VALUES ('${id}', 'a', 'a', 'a', 'a', '', 900) RETURNING 1`,
    );
    await site.sql(`INSERT INTO sessions (id_hash, user_id, expires_at) VALUES ('\\x01', '${id}', now()) RETURNING 1`);
    await site.sql(
      `INSERT INTO bookmarks SELECT '${id}', (ARRAY['movie', 'tv', 'unknown'])[n % 3 + 1], n / 2 + 1,
         (ARRAY['watchlist', 'a/b \u{1f3ac}', 'Noir "'])[n % 5 % 3 + 1], n * 3, greatest(n * 3, n % 7 * n),
         CASE WHEN n % 4 = 0 THEN n % 7 * n END, n % 900 + 1 FROM generate_series(1, 5000) AS n RETURNING 1`,
    );
    await site.sql(
      `INSERT INTO history_entries SELECT '${id}', 'tv', show, CASE part WHEN 0 THEN '' ELSE 's1e' || part END,
         CASE WHEN part % 50 = 7 THEN '' ELSE ${TITLE} || part END, CASE part WHEN 0 THEN nullif(1950 + show, 1960) END,
         CASE part WHEN 0 THEN 0 ELSE part % 101 + part / 1000.0 END, CASE part WHEN 0 THEN 0 ELSE 100 END,
         CASE part WHEN 0 THEN '{"id":0,"number":0,"seasonId":0}'::jsonb
           ELSE jsonb_build_object('id', show * 1000 + part, 'number', part, 'seasonId', show) END,
         CASE part WHEN 0 THEN 100000 ELSE part * show END,
         CASE WHEN part = 0 AND show % 10 = 0 THEN 5000 WHEN part % 11 = 1 THEN part * show - part % 2 END, show
       FROM generate_series(1, ${SHOWS}) AS show, generate_series(0, ${EPISODES}) AS part RETURNING 1`,
    );
    await site.sql(
      `INSERT INTO history_entries SELECT '${id}', 'movie', n, '', ${TITLE} || n, 2000, n % 101, 100, '{}', n,
         CASE n % 9 WHEN 0 THEN n + n % 2 - 1 END, 7 FROM generate_series(1, 2000) AS n RETURNING 1`,
    );
    await site.sql(
      `INSERT INTO settings VALUES ('${id}', 'theme', '"dark"', 5, NULL, 3), ('${id}', 'region', 'null', 5, 6, 4) RETURNING 1`,
    );
  }

  /** Computed by core from the contents of the old tables. */
  async function expectedEntries() {
    const removed = (removedAt: number | null) => (removedAt === null ? {} : { removedAt });
    const bookmarks = await site.sql<{
      type: string;
      id: number;
      category: string;
      added: number;
      removed: number | null;
    }>(
      `SELECT media_type AS type, media_id AS id, category, added_at_ms::float8 AS added, removed_at_ms::float8 AS removed FROM bookmarks`,
    );
    const rows = await site.sql<{
      type: 'movie' | 'tv';
      id: number;
      episode: string;
      title: string;
      year: number | null;
      watched: number;
      duration: number;
      details: object;
      changed: number;
      removed: number | null;
    }>(
      `SELECT media_type AS type, media_id AS id, episode_key AS episode, title, year, watched_sec AS watched,
         duration_sec AS duration, details, changed_at_ms::float8 AS changed, removed_at_ms::float8 AS removed FROM history_entries`,
    );
    const items: Record<string, { episodes: Record<string, object> }> = {};
    for (const row of rows.toSorted((a, b) => (a.episode < b.episode ? -1 : 1))) {
      const { title, year, changed: updatedAt, watched, duration } = row;
      const stamped = { title, updatedAt, ...removed(row.removed), progress: { watched, duration } };
      const key = `${row.type === 'tv' ? 'show' : 'movie'}-${row.id}`;
      const item = items[key];
      if (row.episode === '' || !item) items[key] = { type: row.type, year, ...stamped, episodes: {} } as never;
      else item.episodes[row.episode] = { ...row.details, ...stamped };
    }
    const history = historyFromWire(items);
    return {
      bookmarks: bookmarks.map(({ type, id: mediaId, category, added: addedAt, removed: at }) =>
        bookmarkToEntry({
          mediaId,
          category,
          addedAt,
          ...(type !== 'unknown' && { mediaType: type as 'movie' | 'tv' }),
          ...removed(at),
        }),
      ),
      categories: [],
      history: historyToEntries(history),
      plays: playsOf(history),
      settings: [
        settingToEntry('theme', { value: 'dark', updatedAt: 5 }),
        settingToEntry('region', { value: null, updatedAt: 5, removedAt: 6 }),
      ],
    };
  }

  const stored = async (collection: CollectionName) =>
    (
      await site.sql<{ key: string; value: unknown; changedAt: number; removedAt: number | null }>(
        `SELECT key, value, changed_at_ms::float8 AS "changedAt", removed_at_ms::float8 AS "removedAt"
         FROM entries WHERE collection = '${collection}'`,
      )
    ).map(({ removedAt, ...entry }) => ({ ...entry, ...(removedAt !== null && { removedAt }) }));

  it.each(['bookmarks', 'categories', 'history', 'plays', 'settings'] as const)(
    'keeps all of its %s, counted and hashed, and what is finished becomes a play',
    async (name) => {
      const now = await stored(name);
      expect(now).toHaveLength(expected[name].length);
      const [lines, wanted] = [canonical(now), canonical(expected[name])];
      expect(lines.filter((line, at) => line !== wanted[at]).slice(0, 3)).toEqual([]);
      expect(hash(lines)).toBe(hash(wanted));
      for (const entry of now) if (!readEntry(collectionByName(name), entry)) throw new Error(JSON.stringify(entry));
    },
  );

  it('becomes the first profile’s, with a session of it [PROFILE-22]', async () => {
    expect(await site.sql('SELECT DISTINCT user_id, profile_id FROM entries')).toEqual([
      { user_id: id, profile_id: '1' },
    ]);
    expect(await site.sql('SELECT id FROM profiles')).toEqual([{ id: '1' }]);
    expect(await site.sql('SELECT profile_id FROM sessions')).toEqual([{ profile_id: '1' }]);
  });

  it('has ten years of entries, and some of them finished', () => {
    expect(expected.bookmarks).toHaveLength(5_000);
    expect(expected.history).toHaveLength(SHOWS * (EPISODES + 1) + 2_000);
    expect(expected.plays.length).toBeGreaterThan(1_000);
  });

  it('counts them as pushes do from then on, and keeps their revisions', async () => {
    const [user] = await site.sql<{ revision: number; bytes: number; counts: object }>(
      `SELECT revision::float8, synced_bytes::float8 AS bytes, entry_counts AS counts FROM profiles`,
    );
    const [rows] = await site.sql<{ bytes: number; counts: object; revision: number }>(
      `SELECT sum(bytes)::float8 AS bytes, max(revision)::float8 AS revision, jsonb_object_agg(collection, live) AS counts FROM (
         SELECT collection, max(revision) AS revision, sum(${ENTRY_BYTES}) AS bytes,
           count(*) FILTER (WHERE changed_at_ms > coalesce(removed_at_ms, -1)) AS live
         FROM entries GROUP BY collection) AS by_collection`,
    );
    expect(user).toEqual({ ...rows, revision: 900 });
  });

  it('is brought up to date in seconds', () => {
    process.stdout.write(`migration of ten years: ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(30);
  });
});
