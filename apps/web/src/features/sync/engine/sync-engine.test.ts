import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  bookmarksFromEntries,
  bookmarkToEntry,
  collectionNames,
  isBookmarkAlive,
  settingToEntry,
  titleKey,
  type Bookmark,
} from '@marquee/core';
import { collectionByName } from '@marquee/core/collections';
import { flushTasks } from '../testing/flush-tasks';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { createAppStore } from '../../../app/store';
import { selectSyncStatus } from '../../../shared/store/sync-status.slice';
import { storeSetting } from '../../../shared/store/settings';
import { createRecords, entriesEdited, loadCollections, type Records } from '../../../shared/store/collections';
import { listenToToasts, type ToastMessage } from '../../../shared/ui/toast/toast-channel';
import { testServices } from '../../../testing/render-app';
import { bookmarkAdded, bookmarkRemoved } from '../../bookmarks';
import { selectOwnCategories } from '../../bookmarks/bookmarks';
import { progressRecorded, titleRemoved } from '../../../shared/store/history';
import { fakeServer, noAnswer, refusal } from '../testing/fake-server';
import type { Answer, SyncBody } from '../sync-api';
import { createSyncEngine } from './sync-engine';
import { RETRY_FULL_AFTER_MS } from './outbox';
import { PLAYING_MS } from './schedule';
import { firstSyncText, fullText } from './texts';

type Server = ReturnType<typeof fakeServer>;

let person = 0;
let owner: string;
const engines: { stop: () => void }[] = [];
beforeEach(async () => {
  await deleteDB('marquee');
  owner = `person-${++person}`;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], now: 1_800_000_000_000 });
});
afterEach(() => {
  for (const { stop } of engines.splice(0)) stop();
  jest.useRealTimers();
});

const pass = async (ms: number) => {
  await flushTasks();
  const step = Math.max(500, ms / 120);
  for (let left = ms; left > 0; left -= step) {
    await jest.advanceTimersByTimeAsync(Math.min(step, left));
    await flushTasks(20);
  }
};

const idsOf = (entries: readonly Bookmark[]) =>
  entries
    .filter(isBookmarkAlive)
    .map(({ mediaId }) => mediaId)
    .sort((a, b) => a - b);

/** Records of a private window. */
const memoryRecords = () => createRecords({ openDatabase: () => Promise.resolve(null) });

async function device(server: Server, records: Records) {
  const { services } = testServices({ now: Date.now, records });
  const app = createAppStore(services);
  await loadCollections(app.dispatch, records);
  const refreshProfile = jest.fn(() => Promise.resolve(true));
  const engine = createSyncEngine({
    owner,
    records,
    dispatch: app.dispatch,
    getState: app.getState,
    now: Date.now,
    random: () => 1,
    sync: (body, keepalive) => server.sync(body, keepalive),
    refreshProfile,
    isStillOwner: () => true,
  });
  engines.push(engine);
  await engine.open();
  const add = (id: number, category = 'watchlist') =>
    app.dispatch(bookmarkAdded({ target: { mediaId: id, mediaType: 'movie' }, category, nowMs: Date.now() }));
  const remove = (id: number, category = 'watchlist') =>
    app.dispatch(bookmarkRemoved({ target: { mediaId: id, mediaType: 'movie' }, category, nowMs: Date.now() }));
  const watch = (seconds: number) =>
    app.dispatch(
      progressRecorded({
        played: { mediaType: 'movie', id: 605, title: 'Metropolis', year: 1927 },
        progress: { watched: seconds, duration: 9000 },
        nowMs: Date.now(),
      }),
    );
  return {
    app,
    engine,
    refreshProfile,
    add,
    remove,
    watch,
    status: () => selectSyncStatus(app.getState()),
    alive: () => idsOf(bookmarksFromEntries(app.getState().collections.bookmarks)),
  };
}
const aliveOn = (server: Server) => idsOf(server.bookmarks);

describe('an edit', () => {
  it('reaches the server a moment later, a burst in one request, and leaves nothing pending', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, createRecords());
    await engine.syncNow();
    for (let id = 1; id <= 20; id += 1) add(id);
    await pass(1000);
    expect(aliveOn(server)).toHaveLength(20);
    expect(server.pushes()).toHaveLength(1);
    expect(status()).toMatchObject({ phase: 'idle', pending: 0, isDurable: true });
  });

  it('from another device is applied and not sent back [SYNC-03]', async () => {
    const server = fakeServer();
    const { engine, alive } = await device(server, createRecords());
    await engine.syncNow();
    server.receiveBookmarks({ mediaId: 7, mediaType: 'movie', category: 'watchlist', addedAt: Date.now() });
    engine.requestPull(['bookmarks']);
    await pass(1000);
    expect(alive()).toEqual([7]);
    expect(server.pushes()).toEqual([]);
  });

  it('that empties a category leaves its name on every device', async () => {
    const server = fakeServer();
    const [one, two] = [await device(server, memoryRecords()), await device(server, memoryRecords())];
    one.add(1, 'Noir');
    one.remove(1, 'Noir');
    await pass(1000);
    await two.engine.syncNow();
    expect(two.alive()).toEqual([]);
    expect(selectOwnCategories(two.app.getState())).toEqual(['Noir']);
  });

  it('that removes something is a removal on every device, whichever hears of it first', async () => {
    const server = fakeServer();
    const [one, two] = [await device(server, memoryRecords()), await device(server, memoryRecords())];
    one.add(1);
    await pass(1000);
    await two.engine.syncNow();
    expect(two.alive()).toEqual([1]);
    two.remove(1);
    await pass(1000);
    await one.engine.syncNow();
    expect([one.alive(), two.alive(), aliveOn(server)]).toEqual([[], [], []]);
  });

  it('made by a clock that is an hour ahead does not win over what another device does later', async () => {
    const server = fakeServer();
    const one = await device(server, memoryRecords());
    await one.engine.syncNow();
    const nowMs = Date.now();
    server.onPush = (body, deliver) => {
      body.push.bookmarks = (body.push.bookmarks ?? []).map((entry) => ({
        ...entry,
        changedAt: Math.min(entry.changedAt, nowMs),
      }));
      return deliver();
    };
    one.app.dispatch(
      bookmarkAdded({ target: { mediaId: 1, mediaType: 'movie' }, category: 'watchlist', nowMs: nowMs + 3_600_000 }),
    );
    await pass(2000);
    server.receiveBookmarks({
      mediaId: 1,
      mediaType: 'movie',
      category: 'watchlist',
      addedAt: nowMs,
      removedAt: nowMs + 60_000,
    });
    await one.engine.syncNow();
    expect(one.alive()).toEqual([]);
    await pass(60_000);
    expect(server.pushes()).toHaveLength(1);
  });

  it('of a setting is synced, and so is its reset to the default [SETTING-02]', async () => {
    const server = fakeServer();
    const { engine, app, status } = await device(server, memoryRecords());
    app.dispatch(storeSetting('quality', '720p'));
    await pass(1000);
    expect(server.pushes().map(({ body }) => body.push)).toMatchObject([{ settings: [{ key: 'quality' }] }]);
    const removed = { value: '720p', updatedAt: Date.now(), removedAt: Date.now() } as const;
    app.dispatch(entriesEdited('settings', [settingToEntry('quality', removed)]));
    await pass(1000);
    expect(server.pushes().at(-1)?.body.push.settings).toMatchObject([
      { key: 'quality', removedAt: expect.any(Number) },
    ]);
    expect(server.settings.quality?.removedAt).toBeGreaterThan(0);
    await engine.syncNow();
    expect(status().pending).toBe(0);
  });
});

describe('while something plays', () => {
  it.each([
    ['', 0],
    [' also when answers take 2.5 seconds', 2500],
  ])('its position is sent at once and then every 25 seconds,%s only what changed [SYNC-12]', async (_also, slowMs) => {
    const server = fakeServer();
    const answer = async (...call: Parameters<Server['sync']>) => {
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
      return server.sync(...call);
    };
    const { engine, watch } = await device({ ...server, sync: answer }, memoryRecords());
    const syncing = engine.syncNow();
    await pass(slowMs + 500);
    await syncing;
    for (let second = 0; second < 100; second += 2) {
      watch(second + 10);
      await jest.advanceTimersByTimeAsync(2000);
      await flushTasks(10);
    }
    const pushes = server.pushes();
    expect(pushes.length).toBeGreaterThanOrEqual(4);
    expect(pushes.length).toBeLessThanOrEqual(Math.ceil(100_000 / PLAYING_MS) + 1);
    expect(pushes.every(({ body }) => body.push.history?.length === 1)).toBe(true);
  });

  it('a removal from the history does not wait for that', async () => {
    const server = fakeServer();
    const { engine, app, watch } = await device(server, memoryRecords());
    await engine.syncNow();
    watch(10);
    await pass(1000);
    watch(12);
    app.dispatch(titleRemoved({ key: titleKey('movie', 605), nowMs: Date.now() + 1 }));
    await pass(1000);
    expect(server.history['movie:605']?.removedAt).toBeGreaterThan(0);
  });
});

describe('nothing is lost', () => {
  it('when the page dies between sending and the confirmation [SYNC-16]', async () => {
    const server = fakeServer();
    const first = await device(server, createRecords());
    await first.engine.syncNow();
    server.onPush = (_body, deliver) => {
      deliver();
      return new Promise(() => undefined);
    };
    first.add(1);
    await pass(1000);
    first.engine.stop();
    server.onPush = (_body, deliver) => deliver();
    const second = await device(server, createRecords());
    expect(second.status().pending).toBe(1);
    await second.engine.syncNow();
    expect(aliveOn(server)).toEqual([1]);
    expect(second.status().pending).toBe(0);
  });

  it('when the page was closed offline: the database has it [STORAGE-07]', async () => {
    const server = fakeServer();
    const first = await device(server, createRecords());
    server.onPush = () => noAnswer;
    first.add(1);
    await pass(1000);
    first.engine.stop();
    server.onPush = (_body, deliver) => deliver();
    const second = await device(server, createRecords());
    expect(second.alive()).toEqual([1]);
    await second.engine.syncNow();
    expect(aliveOn(server)).toEqual([1]);
  });

  it('of what was edited before logging in: the server’s entries stay, and those that are only here are added [SYNC-02, SYNC-03]', async () => {
    const server = fakeServer();
    const records = createRecords();
    const guest = await device(server, records);
    guest.engine.stop();
    guest.add(1);
    server.receiveBookmarks({ mediaId: 2, mediaType: 'movie', category: 'watchlist', addedAt: Date.now() });
    const member = await device(server, createRecords());
    await member.engine.syncNow();
    expect(aliveOn(server)).toEqual([1, 2]);
    expect(member.alive()).toEqual([1, 2]);
  });

  it('when offline: it waits, is retried with growing pauses, and is sent on request [SYNC-16]', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, memoryRecords());
    await engine.syncNow();
    server.onPush = () => noAnswer;
    add(1);
    await pass(60_000);
    expect(status()).toMatchObject({ phase: 'offline', pending: 1 });
    expect(server.pushes().length).toBeLessThanOrEqual(8);
    server.onPush = (_body, deliver) => deliver();
    engine.retry();
    await pass(500);
    expect(status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  it('when the session ends halfway: the rest waits, and nothing more is sent', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, memoryRecords());
    await engine.syncNow();
    server.onPush = () => refusal(401);
    add(1);
    await pass(120_000);
    expect(server.pushes()).toHaveLength(1);
    expect(status().pending).toBe(1);
  });

  it('when the database is full: it says so and syncs all the same', async () => {
    const server = fakeServer();
    const records = createRecords();
    const { add, status } = await device(server, records);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add(1);
    await pass(1000);
    jest.restoreAllMocks();
    expect(aliveOn(server)).toEqual([1]);
    expect(status()).toMatchObject({ isDurable: false, pending: 0 });
  });

  it.each([
    ['and nothing has happened since', []],
    ['though others have pushed more since than was lost', [11, 12, 13]],
  ])('when the server restores a backup, %s [SYNC-21]', async (_when, others) => {
    const server = fakeServer();
    const records = createRecords();
    const first = await device(server, records);
    await first.engine.syncNow();
    first.add(1);
    await pass(1000);
    const restore = server.backUp();
    first.add(2);
    await pass(1000);
    first.add(3);
    first.remove(3);
    await pass(1000);
    first.engine.stop();
    restore();
    for (const mediaId of others)
      server.receiveBookmarks({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: Date.now() });
    const { engine, alive } = await device(server, records);
    await engine.syncNow();
    await pass(2000);
    expect(alive()).toEqual([1, 2, ...others]);
    expect(aliveOn(server)).toEqual([1, 2, ...others]);
    expect(server.bookmarks.find(({ mediaId }) => mediaId === 3)?.removedAt).toBeDefined();
    const calls = server.calls.length;
    await engine.syncNow();
    expect(server.calls).toHaveLength(calls + 1);
    expect(engine.isCurrent('bookmarks', { revision: 1, epoch: 'epoch 1' })).toBe(false);
  });

  it('and reads everything once when a server begins to name its epoch', async () => {
    const server = fakeServer();
    const { onPush, onPull } = server;
    const older = (deliver: () => Answer): Answer => {
      const answer = deliver();
      return 'data' in answer ? { data: { ...answer.data, epoch: undefined } } : answer;
    };
    Object.assign(server, { onPull: older, onPush: (_body: SyncBody, deliver: () => Answer) => older(deliver) });
    const { engine, add, alive } = await device(server, memoryRecords());
    add(1);
    await engine.syncNow();
    await pass(1000);
    Object.assign(server, { onPush, onPull });
    await engine.syncNow();
    await pass(1000);
    expect(server.calls.at(-1)?.body.since.bookmarks).toBe(0);
    expect(alive()).toEqual([1]);
  });
});

describe('a local wipe', () => {
  it('deletes nothing on the server: the data comes back [SYNC-15]', async () => {
    const server = fakeServer();
    const first = await device(server, createRecords());
    first.add(1);
    await pass(1000);
    first.engine.stop();
    await deleteDB('marquee');
    const second = await device(server, createRecords());
    expect(second.alive()).toEqual([]);
    await second.engine.syncNow();
    expect(second.alive()).toEqual([1]);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('an entry that the server refuses', () => {
  it('does not hold up the others', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, memoryRecords());
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await engine.syncNow();
    server.onPush = (body, deliver) =>
      body.push.bookmarks?.some(({ key }) => key.startsWith('13/')) ? refusal(400) : deliver();
    for (let id = 1; id <= 30; id += 1) add(id);
    await pass(3000);
    expect(aliveOn(server)).toHaveLength(29);
    expect(status()).toMatchObject({
      phase: 'idle',
      pending: 0,
      error: 'One change couldn’t be synced. It stays in this browser.',
    });
  });
});

describe('a server without room', () => {
  const FULL = 'You’ve reached the limit of 20,000 bookmarks. Remove some to keep syncing.';
  /** Limits a server to this many live bookmarks. */
  const withRoomFor = (server: Server, most: number) => {
    server.onPush = (body, deliver) => {
      const known = new Set(server.bookmarks.map((entry) => bookmarkToEntry(entry).key));
      const free = most - aliveOn(server).length;
      const added = body.push.bookmarks?.filter(({ key }) => !known.has(key)) ?? [];
      const keys = added.slice(Math.max(0, free)).map(({ key }) => key);
      if (keys.length === 0) return deliver();
      body.push.bookmarks = (body.push.bookmarks ?? []).filter(({ key }) => !keys.includes(key));
      const answer = deliver();
      if ('error' in answer) return answer;
      const refused = { bookmarks: [{ code: 'collection_full', error: '', keys }] };
      return { data: { ...answer.data, refused } };
    };
  };
  let toasts: ToastMessage[];
  let stopToasts: () => void;
  beforeEach(() => {
    toasts = [];
    stopToasts = listenToToasts((toast) => toasts.push(toast));
  });
  afterEach(() => stopToasts());

  it('leaves new entries in this browser, says so once, and is not asked repeatedly', async () => {
    const server = fakeServer();
    const { engine, add, alive, status } = await device(server, memoryRecords());
    await engine.syncNow();
    withRoomFor(server, 0);
    add(1);
    await pass(2000);
    add(2);
    await pass(10 * 60_000);
    expect(server.pushes()).toHaveLength(2);
    expect(toasts).toMatchObject([{ kind: 'warning', message: FULL }]);
    expect(status()).toMatchObject({ phase: 'idle', pending: 2, error: FULL });
    expect(alive()).toEqual([1, 2]);
  });

  it('still accepts changes and removals of what it has, and the rest once there is room', async () => {
    const server = fakeServer();
    const { engine, add, remove, app, status } = await device(server, memoryRecords());
    add(1);
    await pass(1000);
    await engine.syncNow();
    withRoomFor(server, 1);
    add(2);
    await pass(1000);
    app.dispatch(storeSetting('quality', '720p'));
    await pass(1000);
    expect(server.settings.quality).toBeDefined();
    expect(aliveOn(server)).toEqual([1]);
    remove(1);
    await pass(2000);
    expect(aliveOn(server)).toEqual([2]);
    expect(status()).toMatchObject({ phase: 'idle', pending: 0, error: null });
  });

  it('is asked again on request, and after an hour', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, memoryRecords());
    await engine.syncNow();
    withRoomFor(server, 0);
    add(1);
    await pass(1000);
    engine.retry();
    await pass(1000);
    expect(server.pushes()).toHaveLength(2);
    server.onPush = (_body, deliver) => deliver();
    await jest.advanceTimersByTimeAsync(RETRY_FULL_AFTER_MS);
    await pass(1000);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('more changes than fit into one response', () => {
  const bookmark = (mediaId: number) => bookmarkToEntry({ mediaId, mediaType: 'movie', category: 'a', addedAt: 1 });
  /** Three revisions, one per response. */
  const paged = (since = 0) => ({
    data: {
      changes: { bookmarks: [bookmark(since + 1)] },
      revision: { bookmarks: since + 1 },
      more: since < 2 ? ['bookmarks'] : [],
    },
  });

  it('are requested page by page, each while the previous one is merged', async () => {
    const server = fakeServer();
    const { engine, alive } = await device(server, memoryRecords());
    const asked: unknown[] = [];
    const shown: number[][] = [];
    server.onPull = (_deliver, since) => {
      asked.push(since.bookmarks);
      shown.push(alive());
      return paged(since.bookmarks);
    };
    await engine.syncNow(['bookmarks']);
    expect(asked).toEqual([0, 1, 2]);
    expect(shown).toEqual([[], [], [1]]);
    expect(alive()).toEqual([1, 2, 3]);
    expect(engine.revisionOf('bookmarks')).toBe(3);
  });

  it('are requested again from the page that failed', async () => {
    const server = fakeServer();
    const { engine, alive } = await device(server, memoryRecords());
    server.onPull = (_deliver, since) => (since.bookmarks === 1 ? refusal(429, 5000) : paged(since.bookmarks));
    await engine.syncNow(['bookmarks']);
    expect(alive()).toEqual([1]);
    const asked: unknown[] = [];
    server.onPull = (_deliver, since) => {
      asked.push(since.bookmarks);
      return paged(since.bookmarks);
    };
    await pass(6000);
    expect(asked).toEqual([1, 2]);
    expect(alive()).toEqual([1, 2, 3]);
  });

  it('are requested after a push, too', async () => {
    const server = fakeServer();
    const { engine, add, alive } = await device(server, memoryRecords());
    server.onPull = () => ({ data: { changes: {}, revision: { bookmarks: 0 } } });
    await engine.syncNow(['bookmarks']);
    server.onPush = () => paged(0);
    server.onPull = (_deliver, since) => paged(since.bookmarks);
    add(9);
    await pass(1000);
    expect(alive()).toEqual([1, 2, 3, 9]);
  });
});

describe('a busy server', () => {
  it('that accepts no more this minute is no error: the rest is sent later by itself', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, memoryRecords());
    await engine.syncNow();
    server.onPush = () => refusal(429, 30_000);
    add(1);
    await pass(2000);
    expect(status()).toMatchObject({ phase: 'syncing', pending: 1, error: null });
    server.onPush = (_body, deliver) => deliver();
    await pass(30_000);
    expect(aliveOn(server)).toEqual([1]);
  });

  it('is given the time that it asks for', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, memoryRecords());
    await engine.syncNow();
    server.onPush = () => refusal(503, 30_000);
    add(1);
    await pass(20_000);
    add(2);
    await pass(9000);
    expect(server.pushes()).toHaveLength(1);
  });

  it('that refuses this session is asked again once the profile is fetched', async () => {
    const server = fakeServer();
    const { engine, add, refreshProfile } = await device(server, memoryRecords());
    await engine.syncNow();
    let isFirst = true;
    server.onPush = (_body, deliver) => {
      const answer = isFirst ? refusal(403) : deliver();
      isFirst = false;
      return answer;
    };
    add(1);
    await pass(2000);
    expect(refreshProfile).toHaveBeenCalledTimes(1);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('a page that is left', () => {
  it('sends pending changes in one request of at most 64 KB, the latest first [SYNC-13]', async () => {
    const server = fakeServer();
    const { engine, app, status } = await device(server, memoryRecords());
    await engine.syncNow();
    const many = Array.from({ length: 2000 }, (_, index) =>
      bookmarkToEntry({ mediaId: index + 1, mediaType: 'movie', category: 'watchlist', addedAt: Date.now() }),
    );
    app.dispatch(entriesEdited('bookmarks', many));
    engine.flush();
    const [push] = server.pushes();
    expect(push?.keepalive).toBe(true);
    expect(JSON.stringify(push?.body).length).toBeLessThan(64_000);
    expect(push?.body.push.bookmarks?.[0]?.key).toBe('2000/movie/watchlist');
    expect(status().pending).toBeGreaterThan(0);
  });

  it('sends each change once, even if it is flushed twice, and one that failed again', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, memoryRecords());
    await engine.syncNow();
    server.onPush = () => new Promise(() => undefined);
    add(1);
    engine.flush();
    engine.flush();
    expect(server.pushes()).toHaveLength(1);
    server.onPush = () => noAnswer;
    add(2);
    engine.flush();
    expect(server.pushes()[1]?.body.push.bookmarks).toMatchObject([{ key: '2/movie/watchlist' }]);
    await flushTasks();
    engine.flush();
    expect(server.pushes()[2]?.body.push.bookmarks).toMatchObject([{ key: '2/movie/watchlist' }]);
  });
});

it.each([
  [{ bookmarks: 0, watched: 0 }, 'Your bookmarks are synced.'],
  [{ bookmarks: 12, watched: 20 }, 'Added 12 bookmarks and 20 watched titles to your account.'],
  [{ bookmarks: 1, watched: 0 }, 'Added 1 bookmark to your account.'],
  [{ bookmarks: 0, watched: 1 }, 'Added 1 watched title to your account.'],
])('the first sync of what this browser holds, %j, is announced as "%s"', (local, text) => {
  expect(firstSyncText(local)).toBe(text);
});

it('the limit of a collection is the server’s text, and differs from that of the account', () => {
  for (const name of collectionNames) expect(fullText(name, 'collection_full')).toBe(collectionByName(name).limitText);
  expect(fullText('bookmarks', 'account_full')).toBe('Your account is full. Remove something to keep syncing.');
});
