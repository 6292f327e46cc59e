import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setSetting, isBookmarkAlive, resetSetting, titleKey, type Bookmark } from '@marquee/core';
import { flushTasks } from '../testing/flush-tasks';
import 'fake-indexeddb/auto';
import { createAppStore } from '../../../app/store';
import { selectSyncStatus } from '../../../shared/store/sync-status.slice';
import { settingsMerged, storeSetting } from '../../../shared/store/settings.slice';
import { storedValueChanged } from '../../../shared/store/storage';
import { listenToToasts, type ToastMessage } from '../../../shared/ui/toast/toast-channel';
import { testServices } from '../../../testing/render-app';
import { bookmarkAdded, bookmarkRemoved } from '../../bookmarks';
import { progressRecorded, titleRemoved } from '../../history';
import { fakeServer, noAnswer, refusal } from '../testing/fake-server';
import { createSyncEngine } from './engine';
import { openSyncStore } from './idb-store';
import { RETRY_FULL_AFTER_MS } from './capacity';
import { createMemoryStore, type SyncStore } from './sync-store';
import { PLAYING_MS } from './urgency';

type Server = ReturnType<typeof fakeServer>;

let person = 0;
let owner: string;
const engines: { stop: () => void }[] = [];
beforeEach(() => {
  owner = `person-${++person}`;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], now: 1_800_000_000_000 });
});
afterEach(() => {
  for (const { stop } of engines.splice(0)) stop();
  jest.useRealTimers();
});

const pass = async (ms: number) => {
  await flushTasks();
  for (let left = ms; left > 0; left -= 500) {
    await jest.advanceTimersByTimeAsync(Math.min(500, left));
    await flushTasks(20);
  }
};

const idsOf = (entries: readonly Bookmark[]) =>
  entries
    .filter(isBookmarkAlive)
    .map(({ mediaId }) => mediaId)
    .sort((a, b) => a - b);

async function device(server: Server, store: SyncStore, from?: ReturnType<typeof createAppStore>) {
  const { services } = testServices({ now: Date.now });
  const app = createAppStore(services);
  if (from) {
    // What local storage would bring over a restart.
    app.dispatch(storedValueChanged({ slice: 'bookmarks', field: 'entries' }, from.getState().bookmarks.entries));
    app.dispatch(storedValueChanged({ slice: 'history', field: 'items' }, from.getState().history.items));
  }
  const renewToken = jest.fn(() => Promise.resolve(true));
  const engine = createSyncEngine({
    owner,
    store,
    dispatch: app.dispatch,
    getState: app.getState,
    now: Date.now,
    random: () => 1,
    pull: (path, since) => server.pull(path, since),
    push: (path, body, keepalive) => server.push(path, body, keepalive),
    renewToken,
    isStillOwner: () => true,
  });
  engines.push(engine);
  await engine.open();
  app.subscribe(engine.scheduleScan);
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
    renewToken,
    add,
    remove,
    watch,
    status: () => selectSyncStatus(app.getState()),
    alive: () => idsOf(app.getState().bookmarks.entries),
  };
}
const aliveOn = (server: Server) => idsOf(server.bookmarks);

describe('an edit', () => {
  it('is on the server a moment later, in one call for a burst, and nothing waits any more', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, await openSyncStore());
    await engine.syncNow();
    for (let id = 1; id <= 20; id += 1) add(id);
    await pass(1000);
    expect(aliveOn(server)).toHaveLength(20);
    expect(server.pushes()).toHaveLength(1);
    expect(status()).toMatchObject({ phase: 'idle', pending: 0, isDurable: true });
  });

  it('of another device comes in and is not sent back [SYNC-03]', async () => {
    const server = fakeServer();
    const { engine, alive } = await device(server, await openSyncStore());
    await engine.syncNow();
    server.receive({ bookmarks: [{ mediaId: 7, mediaType: 'movie', category: 'watchlist', addedAt: Date.now() }] });
    engine.requestPull(['bookmarks']);
    await pass(1000);
    expect(alive()).toEqual([7]);
    expect(server.pushes()).toEqual([]);
  });

  it('that removes something is a removal on every device, whichever hears of it first', async () => {
    const server = fakeServer();
    const [one, two] = [await device(server, createMemoryStore()), await device(server, createMemoryStore())];
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
    const one = await device(server, createMemoryStore());
    await one.engine.syncNow();
    const nowMs = Date.now();
    server.onPush = (body, deliver) => {
      const entries = (body.bookmarks as { addedAt: number }[]).map((entry) => ({
        ...entry,
        addedAt: Math.min(entry.addedAt, nowMs),
      }));
      body.bookmarks = entries;
      return deliver();
    };
    one.app.dispatch(
      bookmarkAdded({ target: { mediaId: 1, mediaType: 'movie' }, category: 'watchlist', nowMs: nowMs + 3_600_000 }),
    );
    await pass(2000);
    server.receive({
      bookmarks: [{ mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: nowMs, removedAt: nowMs + 60_000 }],
    });
    await one.engine.syncNow();
    expect(one.alive()).toEqual([]);
    await pass(60_000);
    expect(server.pushes()).toHaveLength(1);
  });

  it('of a setting goes along [SETTING-02]', async () => {
    const server = fakeServer();
    const { app } = await device(server, createMemoryStore());
    app.dispatch(storeSetting('quality', '720p'));
    await pass(1000);
    expect(server.pushes().map(({ path, body }) => [path, Object.keys(body?.settings ?? {})])).toEqual([
      ['/sync/settings', ['quality']],
    ]);
  });

  it('that gives a setting back what it starts with goes along', async () => {
    const server = fakeServer();
    const { engine, app, status } = await device(server, createMemoryStore());
    const chosen = setSetting({}, 'quality', '720p', Date.now());
    app.dispatch(settingsMerged(chosen));
    await pass(1000);
    app.dispatch(settingsMerged(resetSetting(chosen, 'quality', Date.now())));
    await pass(1000);
    expect(server.pushes().at(-1)?.body?.settings).toMatchObject({ quality: { removedAt: expect.any(Number) } });
    expect(server.settings.quality?.removedAt).toBeGreaterThan(0);
    await engine.syncNow();
    expect(status().pending).toBe(0);
  });

  it('to a title of unknown type is sent without a type', async () => {
    const server = fakeServer();
    const { app, add } = await device(server, createMemoryStore());
    const untyped = { mediaId: 1, category: 'watchlist', addedAt: Date.now() - 10 };
    app.dispatch(storedValueChanged({ slice: 'bookmarks', field: 'entries' }, [untyped]));
    add(1);
    await pass(1000);
    const sent = server.pushes().flatMap(({ body }) => body?.bookmarks as Bookmark[]);
    expect(sent).toContainEqual(untyped);
    expect(sent.every((entry) => !('resolved' in entry))).toBe(true);
  });
});

describe('while something plays', () => {
  it('its position is sent at once and then every 25 seconds, only what changed [SYNC-12]', async () => {
    const server = fakeServer();
    const { engine, watch } = await device(server, createMemoryStore());
    await engine.syncNow();
    for (let second = 0; second < 100; second += 2) {
      watch(second + 10);
      await jest.advanceTimersByTimeAsync(2000);
      await flushTasks(10);
    }
    const pushes = server.pushes();
    expect(pushes.length).toBeGreaterThanOrEqual(4);
    expect(pushes.length).toBeLessThanOrEqual(Math.ceil(100_000 / PLAYING_MS) + 1);
    expect(pushes.every(({ body }) => Object.keys(body?.items ?? {}).length === 1)).toBe(true);
  });

  it('a removal from the history does not wait for that', async () => {
    const server = fakeServer();
    const { engine, app, watch } = await device(server, createMemoryStore());
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
    const store = await openSyncStore();
    const first = await device(server, store);
    await first.engine.syncNow();
    server.onPush = (_body, deliver) => {
      deliver();
      return new Promise(() => undefined);
    };
    first.add(1);
    await pass(1000);
    first.engine.stop();
    server.onPush = (_body, deliver) => deliver();
    const second = await device(server, await openSyncStore(), first.app);
    expect(second.status().pending).toBe(1);
    await second.engine.syncNow();
    expect(aliveOn(server)).toEqual([1]);
    expect(second.status().pending).toBe(0);
  });

  it('when the page dies before the outbox was written: what local storage holds is compared with what the server has', async () => {
    const server = fakeServer();
    const first = await device(server, await openSyncStore());
    await first.engine.syncNow();
    first.engine.stop();
    first.add(1);
    const second = await device(server, await openSyncStore(), first.app);
    await second.engine.syncNow();
    expect(aliveOn(server)).toEqual([1]);
  });

  it('when local storage did not take the edit: the outbox has it [STORAGE-07]', async () => {
    const server = fakeServer();
    const first = await device(server, await openSyncStore());
    server.onPush = () => noAnswer;
    first.add(1);
    await pass(1000);
    first.engine.stop();
    server.onPush = (_body, deliver) => deliver();
    const second = await device(server, await openSyncStore());
    expect(second.alive()).toEqual([1]);
    await second.engine.syncNow();
    expect(aliveOn(server)).toEqual([1]);
  });

  it('when the network is away: it waits, is tried ever more seldom, and goes out when asked to [SYNC-16]', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, createMemoryStore());
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

  it('when the session ends in the middle: it waits, and nothing more is sent', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, createMemoryStore());
    await engine.syncNow();
    server.onPush = () => refusal(401);
    add(1);
    await pass(120_000);
    expect(server.pushes()).toHaveLength(1);
    expect(status().pending).toBe(1);
  });

  it('when the database is full: it says so and syncs all the same', async () => {
    const server = fakeServer();
    const full: SyncStore = {
      ...createMemoryStore(),
      isDurable: true,
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const { add, status } = await device(server, full);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    add(1);
    await pass(1000);
    expect(aliveOn(server)).toEqual([1]);
    expect(status()).toMatchObject({ isDurable: false, pending: 0 });
  });

  it('when the server was put back to a backup: what it has lost is sent again', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, createMemoryStore());
    await engine.syncNow();
    add(1);
    await pass(1000);
    add(2);
    await pass(1000);
    server.restore([], 0);
    await engine.syncNow();
    await pass(2000);
    expect(aliveOn(server)).toEqual([1, 2]);
  });
});

describe('a local wipe', () => {
  it('is no deletion on the server: the data comes back [SYNC-15]', async () => {
    const server = fakeServer();
    const first = await device(server, await openSyncStore());
    first.add(1);
    await pass(1000);
    first.engine.stop();
    const second = await device(server, await openSyncStore());
    expect(second.alive()).toEqual([]);
    await second.engine.syncNow();
    expect(second.alive()).toEqual([1]);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('an entry that the server refuses', () => {
  it('does not hold up the others', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, createMemoryStore());
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await engine.syncNow();
    server.onPush = (body, deliver) =>
      (body.bookmarks as { mediaId: number }[]).some(({ mediaId }) => mediaId === 13) ? refusal(400) : deliver();
    for (let id = 1; id <= 30; id += 1) add(id);
    await pass(3000);
    expect(aliveOn(server)).toHaveLength(29);
    expect(status()).toMatchObject({ phase: 'idle', pending: 0, error: 'The server refused one change.' });
  });
});

describe('a server without room', () => {
  const full = { error: { status: 409, retryAfterMs: null, text: 'There is no capacity. Remove something.' } };
  const idsIn = (body: Record<string, unknown>) => ((body.bookmarks ?? []) as Bookmark[]).map(({ mediaId }) => mediaId);
  /** Has room for so many bookmarks that are not removed. */
  const withRoomFor = (server: Server, most: number) => {
    server.onPush = (body, deliver) => {
      const added = idsIn(body).filter((id) => !server.bookmarks.some(({ mediaId }) => mediaId === id));
      return added.length > 0 && aliveOn(server).length + added.length > most ? full : deliver();
    };
  };
  let toasts: ToastMessage[];
  let stopToasts: () => void;
  beforeEach(() => {
    toasts = [];
    stopToasts = listenToToasts((toast) => toasts.push(toast));
  });
  afterEach(() => stopToasts());

  it('keeps what is new here, says so once, and is not asked again and again', async () => {
    const server = fakeServer();
    const { engine, add, alive, status } = await device(server, createMemoryStore());
    await engine.syncNow();
    withRoomFor(server, 0);
    add(1);
    await pass(2000);
    add(2);
    await pass(10 * 60_000);
    expect(server.pushes()).toHaveLength(1);
    expect(toasts).toMatchObject([{ kind: 'warning', message: 'There is no capacity. Remove something.' }]);
    expect(status()).toMatchObject({ phase: 'idle', pending: 2, error: 'There is no capacity. Remove something.' });
    expect(alive()).toEqual([1, 2]);
  });

  it('still hears of changes and removals of what it has, and takes the rest once there is room', async () => {
    const server = fakeServer();
    const { engine, add, remove, app, status } = await device(server, createMemoryStore());
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

  it('is asked again when somebody wants it, and after an hour', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, createMemoryStore());
    await engine.syncNow();
    withRoomFor(server, 0);
    add(1);
    await pass(1000);
    engine.retry();
    await pass(1000);
    expect(server.pushes()).toHaveLength(2);
    server.onPush = (_body, deliver) => deliver();
    await pass(RETRY_FULL_AFTER_MS);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('more than one answer holds', () => {
  const bookmark = (mediaId: number): Bookmark => ({ mediaId, mediaType: 'movie', category: 'a', addedAt: 1 });
  /** Three revisions, one an answer. */
  const paged = (since: number) => ({
    data: { bookmarks: [bookmark(since + 1)], revision: since + 1, more: since < 2 },
  });

  it('is asked for page by page', async () => {
    const server = fakeServer();
    const asked: number[] = [];
    server.onPull = (_deliver, since) => {
      asked.push(since);
      return paged(since);
    };
    const { engine, alive } = await device(server, createMemoryStore());
    await engine.syncNow(['bookmarks']);
    expect(asked).toEqual([0, 1, 2]);
    expect(alive()).toEqual([1, 2, 3]);
    expect(engine.revisionOf('bookmarks')).toBe(3);
  });

  it('goes on at the page that did not come', async () => {
    const server = fakeServer();
    const { engine, alive } = await device(server, createMemoryStore());
    server.onPull = (_deliver, since) => (since === 1 ? refusal(429, 5000) : paged(since));
    await engine.syncNow(['bookmarks']);
    expect(alive()).toEqual([1]);
    const asked: number[] = [];
    server.onPull = (deliver, since) => {
      if (since > 0) asked.push(since);
      return since > 0 ? paged(since) : deliver();
    };
    await pass(6000);
    expect(asked).toEqual([1, 2]);
    expect(alive()).toEqual([1, 2, 3]);
  });

  it('after a push is asked for as well', async () => {
    const server = fakeServer();
    const { engine, add, alive } = await device(server, createMemoryStore());
    server.onPull = () => ({ data: { bookmarks: [], revision: 0 } });
    await engine.syncNow(['bookmarks']);
    server.onPush = () => paged(0);
    server.onPull = (_deliver, since) => paged(since);
    add(9);
    await pass(1000);
    expect(alive()).toEqual([1, 2, 3, 9]);
  });
});

describe('a busy server', () => {
  it('that takes no more this minute is no error, and gets the rest by itself', async () => {
    const server = fakeServer();
    const { engine, add, status } = await device(server, createMemoryStore());
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
    const { engine, add } = await device(server, createMemoryStore());
    await engine.syncNow();
    server.onPush = () => refusal(503, 30_000);
    add(1);
    await pass(20_000);
    add(2);
    await pass(9000);
    expect(server.pushes()).toHaveLength(1);
  });

  it('that wants a new token is asked again with one', async () => {
    const server = fakeServer();
    const { engine, add, renewToken } = await device(server, createMemoryStore());
    await engine.syncNow();
    let isFirst = true;
    server.onPush = (_body, deliver) => {
      const answer = isFirst ? refusal(403) : deliver();
      isFirst = false;
      return answer;
    };
    add(1);
    await pass(2000);
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(aliveOn(server)).toEqual([1]);
  });
});

describe('a page that is left', () => {
  it('sends what waits in one call of at most 64 KB, the latest changes first [SYNC-13]', async () => {
    const server = fakeServer();
    const { engine, app, status } = await device(server, createMemoryStore());
    await engine.syncNow();
    const many = Array.from({ length: 2000 }, (_, index) => ({
      mediaId: index + 1,
      mediaType: 'movie',
      category: 'watchlist',
      addedAt: Date.now(),
    }));
    app.dispatch(storedValueChanged({ slice: 'bookmarks', field: 'entries' }, many));
    engine.flush();
    const [push] = server.pushes();
    expect(push?.keepalive).toBe(true);
    expect(JSON.stringify(push?.body).length).toBeLessThan(64_000);
    expect((push?.body?.bookmarks as { mediaId: number }[])[0]?.mediaId).toBe(2000);
    expect(status().pending).toBeGreaterThan(0);
  });

  it('sends each change once, though it is told of leaving twice; one that did not get through, again', async () => {
    const server = fakeServer();
    const { engine, add } = await device(server, createMemoryStore());
    await engine.syncNow();
    server.onPush = () => new Promise(() => undefined);
    add(1);
    engine.flush();
    engine.flush();
    expect(server.pushes()).toHaveLength(1);
    server.onPush = () => noAnswer;
    add(2);
    engine.flush();
    expect(server.pushes()[1]?.body?.bookmarks).toMatchObject([{ mediaId: 2 }]);
    await flushTasks();
    engine.flush();
    expect(server.pushes()[2]?.body?.bookmarks).toMatchObject([{ mediaId: 2 }]);
  });
});
