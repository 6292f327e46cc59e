import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { bookmarksFromEntries } from '@marquee/core';
import { fakeLocks } from './testing/fake-locks';
import { flushTasks } from './testing/flush-tasks';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { logOut } from '../../app/session-listeners';
import { csrfSet, sessionClosed, userInfoSet } from '../../shared/store/session.slice';
import { ownerChosen, selectSyncStatus, syncRequested } from '../../shared/store/sync-status.slice';
import { uiTokenRemoved, uiTokenSet } from '../../shared/store/ui-token.slice';
import { listenToToasts, type ToastMessage } from '../../shared/ui/toast/toast-channel';
import { answerApi, profileOf, type ApiCall } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import { bookmarkAdded } from '../bookmarks';
import type { SyncBody } from './sync-api';
import { OwnerConflictPrompt } from '.';

const TOKEN_51 = 'ey'.padEnd(51, 'x');
const TOKEN_52 = 'ey'.padEnd(52, 'y');
const TOKEN_50 = 'ey'.padEnd(50, 'x');

let toasts: ToastMessage[] = [];
let stopToasts: () => void;
let person = 0;
let ada: string;
let eve: string;
const apps: { store: { dispatch: (action: ReturnType<typeof sessionClosed>) => unknown } }[] = [];
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  sessionStorage.clear();
  person += 1;
  [ada, eve] = [`ada${person}`, `eve${person}`];
  toasts = [];
  stopToasts = listenToToasts((toast) => toasts.push(toast));
});
afterEach(async () => {
  await act(async () => {
    for (const { store } of apps.splice(0)) store.dispatch(sessionClosed());
    await flushTasks(10);
  });
  cleanup();
  stopToasts();
});

type Handlers = Parameters<typeof answerApi>[0];
const sinceOf = (body: unknown) => (body as SyncBody).since;
const pushOf = (body: unknown) => (body as SyncBody).push;
const empty: Handlers = {
  'POST /sync': ({ body }) => ({ body: { ok: true, revision: sinceOf(body), changes: {} } }),
  'POST /sync/4k_token': () => ({ body: { ok: true } }),
  'POST /auth/logout': () => ({ body: { ok: true } }),
};
function open(username: string | null, api: Handlers = {}) {
  if (username) localStorage.setItem('user-info', JSON.stringify({ username }));
  const view = renderApp(<OwnerConflictPrompt />, { now: Date.now });
  apps.push(view);
  const calls = answerApi({ 'GET /users/me': () => ({ body: profileOf(username ?? ada) }), ...empty, ...api });
  return { ...view, calls };
}
const synced = (store: ReturnType<typeof open>['store']) =>
  waitFor(() => expect(selectSyncStatus(store.getState()).phase).toBe('idle'));
/** Names a request to `POST /sync` by its first collection, and by whether it has changes. */
const nameOf = ({ method, path, body }: ApiCall): string => {
  if (path !== '/sync') return `${method} ${path}`;
  const [pushed] = Object.keys(pushOf(body));
  return pushed ? `push ${pushed}` : `pull ${Object.keys(sinceOf(body))[0]}`;
};
const paths = (calls: ApiCall[]) => calls.map(nameOf);
const keep = (mediaId: number) => ({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: 1_000 + mediaId });
const entryOf = (mediaId: number) => ({ key: `${mediaId}/movie/watchlist`, value: {}, changedAt: 1_000 + mediaId });
const storeBookmarks = (...ids: number[]) => localStorage.setItem('bookmarks', JSON.stringify(ids.map(keep)));
const ownedBy = (username: string, more: object = {}) =>
  localStorage.setItem(
    'local-lock',
    JSON.stringify({ valid: true, dataOwner: { id: `id-of-${username}`, username }, ...more }),
  );
const idsHere = (store: ReturnType<typeof open>['store']) =>
  bookmarksFromEntries(store.getState().collections.bookmarks).map(({ mediaId }) => mediaId);

describe('when the app opens with a person signed in', () => {
  it('the profile, the bookmarks, the history and then the 4K token are synced, in that order [SYNC-01, TOKEN-10]', async () => {
    storeBookmarks(1);
    localStorage.setItem('ui-token', TOKEN_51);
    const { store, calls } = open(ada);
    await waitFor(() => expect(localStorage.getItem('4kTokenSynced')).toBe('true'));
    expect(paths(calls).slice(0, 6)).toEqual([
      'GET /users/me',
      'pull bookmarks',
      'push bookmarks',
      'pull history',
      'pull settings',
      'POST /sync/4k_token',
    ]);
    const push = calls.find((call) => nameOf(call) === 'push bookmarks');
    expect(push?.body).toMatchObject({ push: { bookmarks: [entryOf(1)] }, updatedAt: expect.any(Number) });
    expect(push?.headers.get('X-CSRF-Token')).toBe(`csrf-of-${ada}`);
    expect(localStorage.getItem('4kToken')).toBe(TOKEN_51);
    expect(store.getState().syncState).toMatchObject({
      bookmarksUpdatedAtMs: expect.any(Number),
      historyUpdatedAtMs: expect.any(Number),
      dataOwner: { username: ada },
    });
  });

  it('only the first sync is announced [SYNC-04]', async () => {
    const first = open(ada);
    await synced(first.store);
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Your bookmarks are synced.']));
    await waitFor(() => expect(localStorage.getItem('local-lock')).toContain('firstSyncOf'));
    first.unmount();
    const second = open(ada);
    await synced(second.store);
    await waitFor(() => expect(paths(second.calls)).toContain('pull settings'));
    expect(toasts).toHaveLength(1);
  });

  it('without a session nothing is requested', async () => {
    const { calls } = open(null);
    await flushTasks();
    expect(calls).toEqual([]);
  });

  it('a session without a stored user is requested once, and continues', async () => {
    document.cookie = 'signed_in=1';
    const { store, calls } = open(null);
    await synced(store);
    document.cookie = 'signed_in=; Max-Age=0';
    expect(store.getState().session.userInfo).toMatchObject({ username: ada });
    expect(paths(calls).slice(0, 2)).toEqual(['GET /users/me', 'GET /users/me']);
  });
});

describe('what goes wrong', () => {
  const fail = () => ({ status: 500, body: { error: 'down', code: 'internal' } });

  it.each([
    ['pull bookmarks', 'Failed to sync bookmarks, you may not be connected to internet.'],
    ['pull history', 'Failed to sync watch progress.'],
    ['POST /sync/4k_token', 'Failed to sync 4k token.'],
  ])('%s is told as %j [SYNC-14]', async (failing, message) => {
    localStorage.setItem('ui-token', TOKEN_51);
    ownedBy(ada, { firstSyncOf: `id-of-${ada}` });
    const failOne = (name: string): Handlers => ({
      [name]: (call) => (nameOf(call) === failing ? fail() : (empty[name]?.(call) ?? fail())),
    });
    open(ada, { ...failOne('POST /sync'), ...failOne('POST /sync/4k_token') });
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message }]));
  });

  it('a failed profile is only logged, and nothing is sent without the token that comes with it [SYNC-07]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeBookmarks(1);
    let isDown = true;
    const { store, calls } = open(ada, { 'GET /users/me': () => (isDown ? fail() : { body: profileOf(ada) }) });
    await waitFor(() => expect(selectSyncStatus(store.getState()).phase).toBe('offline'));
    expect(warn.mock.calls.map(([text]) => text)).toContain('Failed to fetch user data.');
    expect(toasts.filter(({ message }) => message.includes('user data'))).toEqual([]);
    expect(store.getState().session.userInfo).toMatchObject({ username: ada });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    isDown = false;
    act(() => void store.dispatch(syncRequested()));
    await waitFor(() => expect(paths(calls)).toContain('push bookmarks'));
    await synced(store);
    warn.mockRestore();
  });

  it('an expired session logs the visitor out and keeps the local data [SYNC-08]', async () => {
    storeBookmarks(1);
    const { store } = open(ada, {
      'POST /sync': () => ({ status: 401, body: { error: 'Unauthorized', code: 'unauthorized' } }),
    });
    await waitFor(() => expect(store.getState().session.userInfo).toBeNull());
    await waitFor(() => expect(localStorage.getItem('user-info')).toBeNull());
    expect(idsHere(store)).toEqual([1]);
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual([
        'You’ve been logged out. Nothing is lost. Log in again to keep syncing.',
      ]),
    );
  });
});

describe('a session that ended on another device', () => {
  class RefusedEvents extends EventTarget {
    static readonly opened: RefusedEvents[] = [];
    readyState = 0;
    constructor() {
      super();
      RefusedEvents.opened.push(this);
    }
    close = () => undefined;
  }
  afterEach(() => void Reflect.deleteProperty(window, 'EventSource'));

  it('shows as soon as the server refuses the events [SYNC-08]', async () => {
    Object.defineProperty(window, 'EventSource', { configurable: true, value: RefusedEvents });
    let hasEnded = false;
    const { store } = open(ada, {
      'GET /users/me': () =>
        hasEnded ? { status: 401, body: { error: 'Unauthorized', code: 'unauthorized' } } : { body: profileOf(ada) },
    });
    await waitFor(() => expect(RefusedEvents.opened).toHaveLength(1));
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    hasEnded = true;
    const [events] = RefusedEvents.opened;
    Object.assign(events ?? {}, { readyState: 2 });
    events?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(store.getState().session.userInfo).toBeNull());
    expect(toasts.map(({ message }) => message)).toContain(
      'You’ve been logged out. Nothing is lost. Log in again to keep syncing.',
    );
    warn.mockRestore();
  });
});

describe('of several tabs', () => {
  let locks: LockManager;
  beforeEach(() => {
    locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  const otherTabLeads = () => {
    const forGood = () => new Promise<void>(() => undefined);
    locks.request('marquee-sync', { steal: true }, forGood).catch(() => undefined);
  };

  it('the window in use leads, and asks whose data this is, although another is visible, too [SYNC-22]', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    storeBookmarks(1, 2);
    ownedBy(eve);
    otherTabLeads();
    const { store } = open(ada);
    await act(() => flushTasks());
    expect(selectSyncStatus(store.getState()).conflict).toBeNull();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(selectSyncStatus(store.getState()).conflict).toMatchObject({ owner: eve }));
  });

  it('one that lost the lead while it began, and has it again, begins once', async () => {
    let answerProfile: () => void = () => undefined;
    const profileAsked = new Promise<void>((resolve) => (answerProfile = resolve));
    const { store, calls } = open(ada, {
      'GET /users/me': async () => {
        await profileAsked;
        return { body: profileOf(ada) };
      },
    });
    await waitFor(() => expect(paths(calls)).toContain('GET /users/me'));
    await act(async () => {
      otherTabLeads();
      await flushTasks();
      window.dispatchEvent(new Event('focus'));
      answerProfile();
      await flushTasks();
    });
    await synced(store);
    await waitFor(() => expect(paths(calls)).toContain('pull settings'));
    await act(() => flushTasks());
    expect(paths(calls).filter((path) => path === 'pull bookmarks')).toHaveLength(1);
  });

  it('one that lost the lead while it asked whose data this is asks again, and removes the data if that is the answer', async () => {
    storeBookmarks(1, 2);
    ownedBy(eve);
    const { store, calls } = open(ada);
    const asked = () =>
      waitFor(() => expect(selectSyncStatus(store.getState()).conflict).toMatchObject({ owner: eve }));
    await asked();
    await act(async () => {
      otherTabLeads();
      await flushTasks();
    });
    expect(selectSyncStatus(store.getState()).conflict).toBeNull();
    act(() => void window.dispatchEvent(new Event('focus')));
    await asked();
    act(() => void store.dispatch(ownerChosen('discard')));
    await synced(store);
    expect(idsHere(store)).toEqual([]);
    expect(paths(calls)).not.toContain('push bookmarks');
  });
});

describe('the history of older versions', () => {
  const old = {
    605: {
      type: 'movie',
      title: 'Metropolis',
      year: 1927,
      updatedAt: 5,
      progress: { watched: 60, duration: 90 },
      poster: '/p',
    },
  };
  it('is stripped once, with a message of ten seconds [SYNC-05]', async () => {
    localStorage.setItem('media-tracking', JSON.stringify({ items: old }));
    open(ada);
    await waitFor(() =>
      expect(toasts).toContainEqual({
        kind: 'info',
        message: 'Edited your watch progress to support new features and syncing...',
        durationMs: 10_000,
      }),
    );
    await waitFor(() => expect(localStorage.getItem('media-tracking')).not.toContain('poster'));
    expect(localStorage.getItem('media-tracking')).toContain('Metropolis');
  });

  it('is left alone if it was synced before [SYNC-05]', async () => {
    localStorage.setItem('media-tracking', JSON.stringify({ items: old }));
    ownedBy(ada, { lastWatchHistoryUpdateTime: 5, firstSyncOf: `id-of-${ada}` });
    const { store } = open(ada);
    await synced(store);
    expect(toasts).toEqual([]);
  });
});

describe('the 4K token', () => {
  it('of 50 characters is not synced; one that is submitted while logged in goes to the account [TOKEN-06]', async () => {
    localStorage.setItem('ui-token', TOKEN_50);
    const { store, calls } = open(ada);
    await waitFor(() => expect(paths(calls)).toContain('pull settings'));
    await synced(store);
    await flushTasks();
    expect(paths(calls)).not.toContain('POST /sync/4k_token');
    act(() => void store.dispatch(uiTokenSet(TOKEN_51)));
    const sent = () => calls.findLast(({ path }) => path === '/sync/4k_token')?.body;
    await waitFor(() => expect(sent()).toMatchObject({ token: TOKEN_51 }));
  });

  it('of the account is stored in this browser [TOKEN-10]', async () => {
    open(ada, { 'GET /users/me': () => ({ body: profileOf(ada, { '4k_token': TOKEN_51 }) }) });
    await waitFor(() => expect(localStorage.getItem('ui-token')).toBe(TOKEN_51));
    expect(localStorage.getItem('4kToken')).toBe(TOKEN_51);
  });
});

describe('removing the 4K token', () => {
  const synchronised = () => {
    for (const key of ['ui-token', '4kToken']) localStorage.setItem(key, TOKEN_51);
    localStorage.setItem('4kTokenSynced', 'true');
    ownedBy(ada, { firstSyncOf: `id-of-${ada}` });
  };
  /** The server's token of the account. */
  const account = (token: string | null) => {
    const server = { token };
    const api: Handlers = {
      'GET /users/me': () => ({ body: profileOf(ada, { '4k_token': server.token }) }),
      'POST /sync/4k_token': ({ body }) => {
        server.token = (body as { token: string | null }).token;
        return { body: { ok: true } };
      },
    };
    return { server, api };
  };

  it('removes it from the account too, and it stays away [TOKEN-13]', async () => {
    synchronised();
    const { server, api } = account(TOKEN_51);
    const { store, calls } = open(ada, api);
    await waitFor(() => expect(paths(calls)).toContain('pull settings'));
    act(() => void store.dispatch(uiTokenRemoved()));
    await waitFor(() => expect(server.token).toBeNull());
    act(() => void store.dispatch(syncRequested()));
    await stays(store, null);
  });

  /** Lets a test delay a response until something else has happened. */
  const held = () => {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    return { until, release };
  };
  const stays = async (store: ReturnType<typeof open>['store'], token: string | null) => {
    await act(() => flushTasks());
    expect(store.getState().uiToken).toMatchObject({ token, accountToken: token });
    await waitFor(() => expect(localStorage.getItem('ui-token')).toBe(token));
  };

  it('in the middle of the first sync removes it for good [TOKEN-13]', async () => {
    synchronised();
    const { server, api } = account(TOKEN_51);
    const { until, release } = held();
    const { store, calls } = open(ada, {
      ...api,
      'POST /sync': async (call) => {
        if (nameOf(call) === 'pull settings') await until;
        return empty['POST /sync']?.(call) ?? {};
      },
    });
    await waitFor(() => expect(paths(calls)).toContain('pull settings'));
    act(() => void store.dispatch(uiTokenRemoved()));
    await waitFor(() => expect(server.token).toBeNull());
    await act(() => flushTasks());
    release();
    await waitFor(() => expect(paths(calls)).toContain('GET /profiles'));
    await stays(store, null);
  });

  it.each([
    ['a token that is submitted meanwhile stays', TOKEN_51, null, TOKEN_52],
    ['one that is still on its way is removed too', null, TOKEN_51, null],
    ['one that is replaced on its way goes, and the other stays', null, TOKEN_51, TOKEN_52],
  ])('%s [TOKEN-13]', async (_what, inAccount, first, later) => {
    if (inAccount) synchronised();
    const { server, api } = account(inAccount);
    const { until, release } = held();
    const { store, calls } = open(ada, {
      ...api,
      'POST /sync/4k_token': async (call) => {
        await until;
        return api['POST /sync/4k_token']?.(call) ?? {};
      },
    });
    const change = (token: string | null) => void store.dispatch(token ? uiTokenSet(token) : uiTokenRemoved());
    await waitFor(() => expect(paths(calls)).toContain('GET /profiles'));
    act(() => change(first));
    await waitFor(() => expect(paths(calls)).toContain('POST /sync/4k_token'));
    act(() => change(later));
    release();
    await waitFor(() => expect(server.token).toBe(later));
    await stays(store, later);
  });

  it('without a network is repeated at the next start [TOKEN-13]', async () => {
    synchronised();
    const { server, api } = account(TOKEN_51);
    const first = open(ada, { ...api, 'POST /sync/4k_token': () => ({ status: 503, body: {} }) });
    await waitFor(() => expect(paths(first.calls)).toContain('pull settings'));
    await flushTasks();
    act(() => void first.store.dispatch(uiTokenRemoved()));
    await waitFor(() => expect(localStorage.getItem('ui-token')).toBeNull());
    first.unmount();
    const second = open(ada, api);
    await waitFor(() => expect(server.token).toBeNull());
    expect(second.store.getState().uiToken.token).toBeNull();
  });
});

it('an account made after the old one was deleted gets the 4K token that is here [TOKEN-10]', async () => {
  for (const key of ['ui-token', '4kToken']) localStorage.setItem(key, TOKEN_51);
  localStorage.setItem('4kTokenSynced', 'true');
  const { calls } = open(ada);
  await waitFor(() => expect(calls.find(({ path }) => path === '/sync/4k_token')?.body).toEqual({ token: TOKEN_51 }));
});

describe('another person’s data in this browser', () => {
  const asked = async (store: ReturnType<typeof open>['store']) => {
    await waitFor(() =>
      expect(selectSyncStatus(store.getState()).conflict).toMatchObject({ owner: eve, bookmarks: 2 }),
    );
  };

  it('is not sent before the visitor has decided, is stashed, and restored when that person logs in again [SYNC-17]', async () => {
    storeBookmarks(1, 2);
    ownedBy(eve);
    const { store, calls } = open(ada);
    await asked(store);
    expect(await screen.findByRole('button', { name: `Keep it until ${eve} is back` })).toBeTruthy();
    await flushTasks();
    expect(paths(calls)).toEqual(['GET /users/me']);
    act(() => void store.dispatch(ownerChosen('aside')));
    await synced(store);
    expect(idsHere(store)).toEqual([]);
    expect(paths(calls)).not.toContain('push bookmarks');
    await act(async () => {
      store.dispatch(sessionClosed());
      await flushTasks();
      answerApi({ ...empty, 'GET /users/me': () => ({ body: profileOf(eve) }) });
      store.dispatch(userInfoSet({ username: eve }));
    });
    await waitFor(() => expect(idsHere(store)).toEqual([1, 2]));
  });

  it('is added to the account on request, without settings and token', async () => {
    storeBookmarks(1, 2);
    localStorage.setItem('ui-token', TOKEN_51);
    localStorage.setItem('settings', JSON.stringify({ quality: { value: '720p', updatedAt: 5 } }));
    ownedBy(eve);
    const { store, calls } = open(ada);
    await asked(store);
    act(() => void store.dispatch(ownerChosen('merge')));
    await waitFor(() => expect(paths(calls)).toContain('push bookmarks'));
    await synced(store);
    expect(paths(calls)).not.toContain('push settings');
    expect(paths(calls)).not.toContain('POST /sync/4k_token');
    expect(store.getState().uiToken.token).toBeNull();
  });
});

describe('logging out', () => {
  it('sends pending changes, and keeps the data for its owner [ACCOUNT-24]', async () => {
    const { store, calls } = open(ada);
    await waitFor(() => expect(paths(calls)).toContain('pull settings'));
    await synced(store);
    await act(async () => {
      store.dispatch(
        bookmarkAdded({ target: { mediaId: 1, mediaType: 'movie' }, category: 'watchlist', nowMs: Date.now() }),
      );
      await store.dispatch(logOut({ keepsData: true, isEverywhere: false }));
    });
    expect(paths(calls).slice(-2)).toEqual(['push bookmarks', 'POST /auth/logout']);
    // It ends whichever profile the session has switched to.
    expect(calls.slice(-2).map(({ headers }) => headers.get('X-Profile'))).toEqual(['1', null]);
    expect(idsHere(store)).toEqual([1]);
    await waitFor(() => expect(localStorage.getItem('user-info')).toBeNull());
    expect(localStorage.getItem('local-lock')).toContain(ada);
  });

  it('removes the data from this browser on request, and deletes nothing on the server', async () => {
    storeBookmarks(1);
    const { store, calls } = open(ada);
    await synced(store);
    await act(async () => {
      await store.dispatch(logOut({ keepsData: false, isEverywhere: false }));
    });
    await waitFor(() => expect(localStorage.getItem('bookmarks')).toBeNull());
    expect(localStorage.getItem('local-lock') ?? '').not.toContain(ada);
    const pushes = calls.filter(({ path }) => path === '/sync');
    expect(pushes.some(({ body }) => JSON.stringify(body).includes('removedAt'))).toBe(false);
  });

  it('everywhere ends every session, but none without the server, and the visitor is told [ACCOUNT-29]', async () => {
    let isOnline = false;
    const { store, calls } = open(ada, {
      'DELETE /users/me/sessions': () =>
        isOnline ? { body: { ok: true } } : Promise.reject(new TypeError('Failed to fetch')),
    });
    await synced(store);
    const leave = () => act(async () => store.dispatch(logOut({ keepsData: true, isEverywhere: true })));
    await leave();
    expect(store.getState().session.userInfo).not.toBeNull();
    expect(toasts.map(({ message }) => message)).toContain(
      'Your devices couldn’t be logged out. Check your connection and try again.',
    );
    isOnline = true;
    await leave();
    expect(paths(calls).at(-1)).toBe('DELETE /users/me/sessions');
    expect(paths(calls)).not.toContain('POST /auth/logout');
    expect(store.getState().session.userInfo).toBeNull();
  });

  describe('without a network', () => {
    const leaveOffline = async () => {
      const { store } = open(ada);
      await synced(store);
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      await act(async () => store.dispatch(logOut({ keepsData: false, isEverywhere: false })));
      await waitFor(() => expect(localStorage.getItem('local-lock')).toContain('untoldLogOut'));
      expect(toasts.map(({ message }) => message)).toContainEqual(expect.stringContaining('still counts this device'));
      return store;
    };
    const tokensOf = (calls: ApiCall[]) =>
      calls.filter(({ path }) => path === '/auth/logout').map(({ headers }) => headers.get('X-CSRF-Token'));
    const answering = (session: Handlers['GET /users/me']) => answerApi({ ...empty, 'GET /users/me': session });
    const sessionEnded = () => ({ status: 401, body: { error: 'Unauthorized', code: 'unauthorized' } });
    const toldUp = () => waitFor(() => expect(localStorage.getItem('local-lock') ?? '').not.toContain('untoldLogOut'));

    it('ends the session on the server as soon as that can be told', async () => {
      const store = await leaveOffline();
      const calls = answering(() => ({ body: profileOf(ada) }));
      act(() => void window.dispatchEvent(new Event('online')));
      await toldUp();
      expect(tokensOf(calls)).toEqual([`csrf-of-${ada}`]);
      expect(store.getState().session.userInfo).toBeNull();
    });

    it('ends it the next time the app is opened', async () => {
      localStorage.setItem('local-lock', JSON.stringify({ valid: true, untoldLogOut: true }));
      const { store, calls } = open(null);
      await toldUp();
      expect(tokensOf(calls)).toEqual([`csrf-of-${ada}`]);
      expect(store.getState().session.userInfo).toBeNull();
    });

    it('has nothing to tell when the session has ended meanwhile', async () => {
      await leaveOffline();
      const calls = answering(sessionEnded);
      act(() => void window.dispatchEvent(new Event('online')));
      await toldUp();
      expect(tokensOf(calls)).toEqual([]);
    });

    it('does not end the session of whoever logs in before that', async () => {
      const store = await leaveOffline();
      const calls = answering(() => ({ body: profileOf(eve) }));
      await act(async () => {
        store.dispatch(csrfSet(`csrf-of-${eve}`));
        store.dispatch(userInfoSet({ username: eve }));
        window.dispatchEvent(new Event('online'));
      });
      await synced(store);
      await toldUp();
      expect(tokensOf(calls)).toEqual([]);
    });
  });
});
