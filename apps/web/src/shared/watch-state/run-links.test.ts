import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { jellyfinServer, JELLYFIN_TOKEN, JELLYFIN_URL } from '@marquee/player/testing';
import { waitFor } from '@testing-library/react';
import { createAppStore } from '../../app/store';
import { collectToasts } from '../../testing/collect-toasts';
import { testServices } from '../../testing/render-app';
import { defaultConfig } from '../config/default-config';
import { setCookie } from '../lib/browser/set-cookie';
import { serverAdded, serverRemoved } from '../store/sources.slice';
import { dataOwnerSet } from '../store/sync-state.slice';
import { historyOwner, readIsLinked, setLinked } from './links';
import { runLinks } from './run-links';

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
