import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useLoginLock } from '../features/account/auth/use-login-lock';
import { markAsWatched } from '../features/history/mark-watched';
import { resetLocal } from '../features/sync/local-data';
import { usePlayerPreferences } from '../features/watch/preferences/use-player-preferences';
import { useSubtitleTimings } from '../features/watch/preferences/use-subtitle-timings';
import { dataOwnerSet, logOutPending } from '../shared/store/sync-state.slice';
import { renderApp } from '../testing/render-app';

const NOW = 1_700_000_000_000;
const film = { mediaType: 'movie', id: 605, title: 'Metropolis', year: 1927 } as const;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open() {
  let parts: ReturnType<typeof useParts> | undefined;
  const useParts = () => ({
    login: useLoginLock(),
    player: usePlayerPreferences(),
    timings: useSubtitleTimings('movie:605'),
  });
  const Probe = () => {
    parts = useParts();
    return null;
  };
  const { store } = renderApp(<Probe />, { now: () => NOW });
  await waitFor(() => expect(store.getState()._persist.rehydrated).toBe(true));
  const now = () => {
    if (!parts) throw new Error('not rendered');
    return parts;
  };
  return { store, now };
}

const expectStored = (text: string | null) => waitFor(() => expect(localStorage.getItem('local-lock')).toBe(text));
const step = async (run: () => void, text: string) => {
  act(run);
  await expectStored(text);
};

// The stored texts were recorded with the version that had all sections in one map.
const player =
  '"playerVolume":{"volume":0.4,"muted":true},"subtitleTiming":{"movie:605":{"atMs":1700000000000,"timings":{"en":{"delaySec":1.2,"rate":1,"anchor":null}}}}';
// Marking a film as watched also adds it to the list "watched".
const watched = `${player},"lastBookmarkUpdateTime":1700000000000,"lastWatchHistoryUpdateTime":1700000000000`;

describe('local-lock', () => {
  it('is stored in the exact format of earlier versions', async () => {
    const { store, now } = await open();
    await step(
      () => now().player.remember({ volume: 0.4 }),
      '{"valid":true,"playerVolume":{"volume":0.4,"muted":false}}',
    );
    await step(
      () => now().player.remember({ muted: true }),
      '{"valid":true,"playerVolume":{"volume":0.4,"muted":true}}',
    );
    await step(() => now().timings[1]({ en: { delaySec: 1.2, rate: 1, anchor: null } }), `{"valid":true,${player}}`);
    await step(
      () => store.dispatch(markAsWatched('Metropolis', [{ played: film, durationSec: 60 }])),
      `{"valid":true,${watched}}`,
    );
    for (let count = 1; count < 5; count += 1)
      await step(() => void now().login.countFailure(), `{"valid":true,${watched},"loginLockout":{"count":${count}}}`);
    await step(
      () => void now().login.countFailure(),
      `{"valid":true,${watched},"loginLockout":{"count":5,"lockedUntilMs":1700000900000}}`,
    );
    await step(() => now().login.reset(), `{"valid":true,${watched},"loginLockout":{"count":0}}`);
    await step(
      () => store.dispatch(dataOwnerSet({ id: 'u1', username: 'ada' })),
      `{"valid":true,${watched},"loginLockout":{"count":0},"dataOwner":{"id":"u1","username":"ada"}}`,
    );
    await step(
      () => store.dispatch(logOutPending()),
      `{"valid":true,${watched},"loginLockout":{"count":0},"dataOwner":{"id":"u1","username":"ada"},"untoldLogOut":true}`,
    );
    await step(
      () => store.dispatch(resetLocal()),
      `{"valid":true,${player},"loginLockout":{"count":0},"untoldLogOut":true}`,
    );
  });

  it('is unchanged when the page is opened again', async () => {
    localStorage.setItem(
      'local-lock',
      `{"valid":true,${watched},"loginLockout":{"count":5,"lockedUntilMs":1700000900000}}`,
    );
    const { now } = await open();
    expect(now().player.preferences).toMatchObject({ volume: 0.4, muted: true });
    expect(now().timings[0]).toEqual({ en: { delaySec: 1.2, rate: 1, anchor: null } });
    expect(now().login.remainingMs).toBe(900_000);
  });

  it('keeps sections that this version does not know or cannot read', async () => {
    const others =
      '"future":{"a":[1]},"loginLockout":"x","dataOwner":{"id":5},"subtitleTiming":{"movie:1":{"timings":{"en":{"x":1}},"atMs":4}}';
    localStorage.setItem('local-lock', `{"playerVolume":{"volume":7},"valid":true,${others}}`);
    const { now } = await open();
    await step(
      () => now().player.remember({ volume: 0.4 }),
      `{"valid":true,"playerVolume":{"volume":0.4,"muted":false},${others}}`,
    );
  });

  it('stays in step with another tab', async () => {
    const { store, now } = await open();
    act(() => {
      store.dispatch(dataOwnerSet({ id: 'u1', username: 'ada' }));
    });
    await expectStored('{"valid":true,"dataOwner":{"id":"u1","username":"ada"}}');
    const newValue = '{"valid":true,"loginLockout":{"count":5,"lockedUntilMs":1700000900000}}';
    localStorage.setItem('local-lock', newValue);
    const event = new StorageEvent('storage', { key: 'local-lock', newValue, storageArea: window.localStorage });
    act(() => {
      window.dispatchEvent(event);
    });
    expect(now().login.remainingMs).toBe(900_000);
    expect(store.getState().syncState.dataOwner).toBeNull();
    await expectStored(newValue);
  });
});
