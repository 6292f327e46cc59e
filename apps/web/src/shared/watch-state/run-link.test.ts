import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  addPlay,
  findEntry,
  isLive,
  listEntries,
  markUnwatched,
  markWatched,
  mergeEntries,
  removePlays,
  titleKey,
  type HistoryValue,
  type Play,
  type PlayedTitle,
} from '@marquee/core';
import { collectionByName } from '@marquee/core/collections';
import type { ChangedEntries, LocalEntries } from '@marquee/core/watch-state';
import { connectWatchState, listPersonalItems } from '@marquee/player/sources';
import {
  createFakeFetch,
  createUserData,
  JELLYFIN_TOKEN,
  JELLYFIN_URL,
  jsonResponse,
  sentJson,
  textResponse,
  ticksOf,
  type StandInItem,
} from '@marquee/player/testing';
import { deleteLink, openLinks, rowsOf } from './link-database';
import { runLink } from './run-link';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const { signal } = new AbortController();
const account = { token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' };
const RunTimeTicks = ticksOf(6000);
const movie = (number: number): StandInItem => {
  const of = { ProductionYear: 2001, ProviderIds: { Tmdb: String(number) }, RunTimeTicks };
  return { Id: `f${number}`, Type: 'Movie', Name: `Film ${number}`, ...of };
};
const episodeItem = {
  ...{ Id: 'e1', Type: 'Episode' as const, Name: 'Pilot', SeriesId: 's1', SeriesName: 'B', RunTimeTicks },
  ...{ ParentIndexNumber: 1, IndexNumber: 1 },
};
const series: StandInItem = { Id: 's1', Type: 'Series', Name: 'B', ProductionYear: 2002, ProviderIds: { Tmdb: '3' } };
const film = (id: number): PlayedTitle => ({ mediaType: 'movie', id, title: `Film ${id}`, year: 2001 });

/** A person with a server of `films` films and a series. */
async function open(films = 3) {
  const items = [...Array.from({ length: films }, (_, index) => movie(index + 10)), series, episodeItem];
  let nowMs = NOW;
  const library = new Set(items.map(({ Id }) => Id));
  const data = createUserData(items, () => nowMs);
  let fate: (url: URL, method: string) => 'arrives' | 'lost' | 'answer lost' | 500 = () => 'arrives';
  const fetch = createFakeFetch((url, init) => {
    const method = init.method ?? 'GET';
    const path = url.pathname.replace('/jellyfin', '');
    const fails = fate(url, method);
    if (fails === 'lost') throw new TypeError('Failed to fetch');
    if (fails === 500) return textResponse('', 500);
    const answer = data.answer({
      method,
      path,
      params: url.searchParams,
      body: (sentJson(init) ?? {}) as Record<string, unknown>,
    });
    if (fails === 'answer lost') throw new TypeError('Failed to fetch');
    const [status, body] = answer ?? [404, ''];
    const listed = body as { Items?: StandInItem[] };
    if (status !== 200) return textResponse('', status);
    return jsonResponse(listed.Items ? { Items: listed.Items.filter(({ Id }) => library.has(Id)) } : body);
  });
  const account1 = { url: JELLYFIN_URL, account, deviceId: 'browser-1', fetch };
  const database = await openLinks();
  await deleteLink(database, 'home');
  let entries: LocalEntries = { history: {}, plays: {} };
  const write = ({ history, plays }: ChangedEntries) => {
    entries = {
      history: mergeEntries(collectionByName('history'), entries.history, history) as LocalEntries['history'],
      plays: mergeEntries(collectionByName('plays'), entries.plays, plays) as LocalEntries['plays'],
    };
  };
  const lookups: string[] = [];
  return {
    data,
    library,
    fetch,
    lookups,
    setFate: (next: typeof fate) => {
      fate = next;
    },
    bases: () => database.getAll('bases', rowsOf('home')),
    history: (key: string) => findEntry<HistoryValue>(entries.history, key),
    livePlays: (): string[] =>
      listEntries<Play>(entries.plays)
        .filter(isLive)
        .map(({ key }) => key),
    watch(played: PlayedTitle) {
      const at = (nowMs += HOUR);
      const history = markWatched(
        entries.history[titleKey(played.mediaType, played.id)],
        { played, durationSec: 6000 },
        at,
      );
      write({ history, plays: [addPlay(entries.plays, { id: `own${at}`, played, watchedAt: at, how: 'played' }, at)] });
    },
    unwatch(played: PlayedTitle) {
      const at = (nowMs += HOUR);
      const history = markUnwatched(entries.history[titleKey(played.mediaType, played.id)], played, at);
      write({ history, plays: removePlays(entries.plays, played, at) });
    },
    /** One run; returns the requests that it made that change something there. */
    async run(isQuick = false) {
      const before = fetch.requests.length;
      const written = entries;
      const outcome = await runLink({
        source: { id: 'home', name: 'Home' },
        server: {
          ...(await connectWatchState(account1)),
          listPlayed: (context) => listPersonalItems(account1, context),
        },
        database,
        lookups: {
          lookUp: (lookup) => {
            if (lookup.by !== 'tmdb') return Promise.resolve([]);
            lookups.push(String(lookup.id));
            const { mediaType, id } = lookup;
            return Promise.resolve([{ mediaType, id, title: mediaType === 'tv' ? 'B' : `Film ${id}`, year: 2001 }]);
          },
          episodesOf: () => Promise.resolve([]),
        },
        getEntries: () => entries,
        write(changed) {
          write(changed);
          return Promise.resolve();
        },
        now: () => nowMs,
        delay: () => Promise.resolve(),
        signal,
        isQuick,
      }).catch((error: unknown) => ({ hasMore: null, error }));
      const asked = fetch.requests.slice(before);
      return {
        ...outcome,
        requests: asked.length,
        writes: asked
          .filter(({ init }) => init.method !== 'GET')
          .map(({ url, init }) => `${init.method} ${url.pathname}`),
        changedHere: entries !== written,
      };
    },
  };
}
let person: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  person = await open();
});

describe('a history and a Jellyfin server [SOURCE-16]', () => {
  it('tell each other what was watched and left off, then are quiet; another look costs nothing', async () => {
    person.watch(film(10));
    person.data.markPlayed('f11', '2026-03-01T10:00:00.0000000Z');
    person.data.put('e1', { PlaybackPositionTicks: ticksOf(900), LastPlayedDate: '2026-03-01T11:00:00Z' });
    expect((await person.run()).writes).toEqual(['POST /jellyfin/UserItems/f10/UserData']);
    expect(person.data.dataOf('f10')).toMatchObject({ Played: true, PlayCount: 1 });
    expect(person.livePlays()).toContainEqual(expect.stringMatching(/^movie:11\/jellyfin-/));
    expect(person.history('tv:3/s1e1')?.value).toMatchObject({
      title: 'Pilot',
      progress: { watched: 900, duration: 6000 },
    });
    for (const quick of [false, true]) {
      const { writes, changedHere, requests } = await person.run(quick);
      expect({ writes, changedHere }).toEqual({ writes: [], changedHere: false });
      expect(requests).toBe(quick ? 0 : 4);
    }
    expect(person.lookups).toHaveLength(2);
  });

  it('take away there what is unmarked here, and here only what came from there', async () => {
    person.watch(film(10));
    person.watch(film(12));
    person.data.markPlayed('f11', '2026-03-01T10:00:00.0000000Z');
    await person.run();
    person.unwatch(film(10));
    expect((await person.run(true)).writes).toEqual(['DELETE /jellyfin/UserPlayedItems/f10']);
    for (const id of ['f11', 'f12']) person.data.markUnplayed(id);
    expect((await person.run()).writes).toEqual([]);
    expect(person.livePlays()).toEqual([expect.stringMatching(/^movie:12\/own/)]);
    expect((await person.run()).changedHere).toBe(false);
  });

  it('survive lost answers: nothing counts twice, and what was removed stays removed', async () => {
    person.watch(film(10));
    person.setFate((_url, method) => (method === 'GET' ? 'arrives' : 'answer lost'));
    expect((await person.run()).hasMore).toBeNull();
    person.setFate(() => 'arrives');
    expect((await person.run()).writes).toEqual([]);
    expect(person.data.dataOf('f10').PlayCount).toBe(1);
    person.unwatch(film(10));
    person.setFate((_url, method) => (method === 'GET' ? 'arrives' : 'lost'));
    await person.run();
    person.setFate(() => 'arrives');
    await person.run();
    expect(person.data.dataOf('f10').Played).toBe(false);
    expect(person.livePlays()).toEqual([]);
  });

  it('do not take a file that is gone from the library for something unwatched', async () => {
    person.data.markPlayed('f11', '2026-03-01T10:00:00.0000000Z');
    await person.run();
    person.library.delete('f11');
    expect((await person.run()).changedHere).toBe(false);
    expect(person.livePlays()).toHaveLength(1);
  });

  it('remember what the server lacks, and let no broken item hold up the others', async () => {
    person.watch(film(99));
    person.watch(film(10));
    person.watch(film(12));
    person.setFate((url) => (url.pathname.endsWith('/UserItems/f10/UserData') ? 500 : 'arrives'));
    expect((await person.run()).hasMore).toBeNull();
    expect(person.data.dataOf('f12').Played).toBe(true);
    expect(await person.bases()).toContainEqual(expect.objectContaining({ key: 'movie:99', itemId: null }));
    person.setFate(() => 'arrives');
    const { writes, requests } = await person.run(true);
    expect(writes).toEqual(['POST /jellyfin/UserItems/f10/UserData']);
    expect(requests).toBe(3);
  });

  it('send a long history in parts of 200, and go on where they were', async () => {
    person = await open(205);
    for (let id = 10; id < 215; id += 1) person.watch(film(id));
    const sent: number[] = [];
    for (let hasMore: boolean | null = true; hasMore;) {
      const run = await person.run(sent.length > 0);
      ({ hasMore } = run);
      sent.push(run.writes.length);
    }
    expect(sent).toEqual([200, 5]);
    expect(new Set(person.fetch.requests.map(({ url }) => url.origin))).toEqual(new Set(['https://home.example']));
  });
});
