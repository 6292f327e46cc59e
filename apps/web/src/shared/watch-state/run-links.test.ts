import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JELLYFIN_TOKEN, JELLYFIN_URL, jellyfinServer } from '@marquee/player/testing';
import { waitFor } from '@testing-library/react';
import { createAppStore } from '../../app/store';
import { collectToasts } from '../../testing/collect-toasts';
import { testServices } from '../../testing/render-app';
import { defaultConfig } from '../config/default-config';
import { setCookie } from '../lib/browser/set-cookie';
import { serverAdded, serverRemoved } from '../store/sources.slice';
import { dataOwnerSet } from '../store/sync-state.slice';
import { historyOwner, readIsLinked, setLinked } from './links';
import { runLinks, type RunOutcome } from './run-links';
import { markedWatched } from '../store/history';
import { syncStatusChanged } from '../store/sync-status.slice';
import { startWatchState } from './start';

const server = {
  ...{ id: 'own-1', kind: 'jellyfin' as const, name: 'Home', url: JELLYFIN_URL },
  account: { token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' },
};
const config = { ...defaultConfig, sources: { own: 'https', archive: 'off', jellyfin: [] } };
const { signal } = new AbortController();
const toasts = collectToasts();

function open() {
  const { services } = testServices({ now: () => Date.now() });
  const asked: string[] = [];
  let status = 200;
  let held: Promise<void> = Promise.resolve();
  services.fetch = async (address, init = {}) => {
    const url = new URL(address instanceof Request ? address.url : String(address), 'http://localhost');
    if (url.pathname === '/api/config') return new Response(JSON.stringify(config));
    asked.push(url.origin);
    await held;
    if (status === 0) throw new TypeError('Failed to fetch');
    return status === 200 ? jellyfinServer(url, init) : new Response('', { status });
  };
  window.fetch = services.fetch;
  const store = createAppStore(services);
  store.dispatch(serverAdded({ server, shown: [] }));
  const me = () => historyOwner(store.getState(), services);
  return {
    store,
    me,
    asked,
    run: () => store.dispatch(runLinks(signal)),
    holdUntil: (release: Promise<void>) => {
      held = release;
    },
    answerWith: (next: number) => {
      status = next;
    },
  };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setCookie('profile', '', 0);
  jest.restoreAllMocks();
});

describe('the switch "Keep what I watch in step" [SOURCE-16]', () => {
  it('is off by default, and on for one history alone: no other account’s, no other profile’s', async () => {
    const { store, me, asked, run } = open();
    expect(await readIsLinked(server, me())).toBe(false);
    expect(await run()).toBe('none');
    await setLinked(server, me(), true);
    expect(await run()).toBe('done');
    expect(new Set(asked)).toEqual(new Set([new URL(JELLYFIN_URL).origin]));

    const count = asked.length;
    store.dispatch(dataOwnerSet({ id: 'b'.repeat(24), username: 'bob' }));
    expect(await readIsLinked(server, me())).toBe(false);
    expect(await run()).toBe('none');
    await setLinked(server, me(), true);
    setCookie('profile', 'abcdefghi1', 60);
    expect(await run()).toBe('none');
    expect(asked.length).toBe(count);
  });

  it('says once that the server does not answer, and says so again after it did', async () => {
    const { me, run, answerWith } = open();
    await setLinked(server, me(), true);
    answerWith(0);
    expect(await run()).toBe('failed');
    expect(await run()).toBe('failed');
    expect(toasts.map(({ message }) => message)).toEqual([
      'Home didn’t respond. What you watch will be kept in step later.',
    ]);
    answerWith(200);
    expect(await run()).toBe('done');
    answerWith(401);
    await setLinked(server, me(), true);
    expect(await run()).toBe('failed');
    expect(toasts.at(-1)?.message).toBe('Sign in to Home again to keep what you watch in step.');
  });

  it('stays off where it is switched off during a run', async () => {
    const { me, run, asked, holdUntil } = open();
    await setLinked(server, me(), true);
    let release: () => void = () => undefined;
    holdUntil(new Promise((resolve) => (release = resolve)));
    const running = run();
    await waitFor(() => expect(asked).toHaveLength(1));
    await setLinked(server, me(), false);
    release();
    await running;
    expect(await readIsLinked(server, me())).toBe(false);
  });

  it('is off again once the server was removed', async () => {
    const { store, me, run } = open();
    await setLinked(server, me(), true);
    store.dispatch(serverRemoved(server.id));
    expect(await run()).toBe('none');
    store.dispatch(serverAdded({ server, shown: [] }));
    expect(await readIsLinked(server, me())).toBe(false);
  });
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('a history is brought into step [SOURCE-16]', () => {
  let stop: () => void = () => undefined;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  function start(outcome: () => RunOutcome = () => 'done') {
    const store = createAppStore(testServices().services);
    let runs = 0;
    const handle = startWatchState(store, () => {
      runs += 1;
      return Promise.resolve(outcome());
    });
    ({ stop } = handle);
    let id = 0;
    return {
      store,
      handle,
      runs: () => runs,
      pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
      watch(): void {
        const played = { mediaType: 'movie' as const, id: (id += 1), title: 'A', year: 2001 };
        store.dispatch(markedWatched({ marks: [{ played, durationSec: 60 }], nowMs: id }));
      },
    };
  }

  it('once the page is open, and 30 seconds after something was watched, then never without a reason', async () => {
    const { runs, pass, watch } = start();
    await pass(9 * SECOND);
    expect(runs()).toBe(0);
    await pass(30 * MINUTE);
    expect(runs()).toBe(1);
    watch();
    await pass(20 * SECOND);
    watch();
    await pass(20 * SECOND);
    expect(runs()).toBe(1);
    await pass(30 * MINUTE);
    expect(runs()).toBe(2);
  });

  it('not while something plays', async () => {
    const { runs, pass } = start();
    const video = document.createElement('video');
    Object.defineProperty(video, 'paused', { value: false, configurable: true });
    document.body.append(video);
    await pass(5 * MINUTE);
    expect(runs()).toBe(0);
    Object.defineProperty(video, 'paused', { value: true });
    await pass(MINUTE);
    expect(runs()).toBe(1);
  });

  it('not before the account has synced, which knows what was removed elsewhere', async () => {
    const { store, runs, pass } = start();
    store.dispatch(dataOwnerSet({ id: 'a'.repeat(24), username: 'ada' }));
    for (const phase of ['syncing', 'offline', 'error'] as const) {
      store.dispatch(syncStatusChanged({ phase }));
      await pass(MINUTE);
    }
    expect(runs()).toBe(0);
    store.dispatch(syncStatusChanged({ phase: 'idle' }));
    await pass(MINUTE);
    expect(runs()).toBe(1);
  });

  it('after a failure not before 5, then 10 minutes, whatever is watched meanwhile', async () => {
    const { runs, pass, watch, handle } = start(() => 'failed');
    await pass(10 * SECOND);
    watch();
    handle.request();
    await pass(4 * MINUTE);
    expect(runs()).toBe(1);
    await pass(MINUTE);
    expect(runs()).toBe(2);
    await pass(9 * MINUTE);
    expect(runs()).toBe(2);
    await pass(MINUTE);
    expect(runs()).toBe(3);
  });
});
