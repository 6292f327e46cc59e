import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createAppStore } from '../../app/store';
import { testServices } from '../../testing/render-app';
import { markedWatched } from '../store/history';
import { dataOwnerSet } from '../store/sync-state.slice';
import { syncStatusChanged } from '../store/sync-status.slice';
import type { RunOutcome } from './run-links';
import { startWatchState } from './start';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function open(outcome: () => RunOutcome = () => 'done') {
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

describe('a history is brought into step [SOURCE-16]', () => {
  it('once the page is open, and 30 seconds after something was watched, then never without a reason', async () => {
    const { runs, pass, watch } = open();
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
    const { runs, pass } = open();
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
    const { store, runs, pass } = open();
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
    const { runs, pass, watch, handle } = open(() => 'failed');
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
