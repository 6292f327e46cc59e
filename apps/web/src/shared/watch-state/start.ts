import { loadChunk } from '../lib/loading/load-chunk';
import type { AppDispatch, AppState, StoreAccess } from '../store';
import { selectPlays, selectWatched } from '../store/history';
import { selectDataOwner } from '../store/sync-state.slice';
import { selectSyncStatus } from '../store/sync-status.slice';
import type { RunOutcome } from './run-links';

/** The page comes first, and what other devices and programs have told the account. */
const OPEN_MS = 10_000;
/** How long nothing has been watched or edited before a run, and the pause between two. */
const REST_MS = 30_000;
/** A page that is looked at again after this time asks the server. */
const STALE_MS = 10 * 60_000;
const FAILED_MS = { first: 5 * 60_000, longest: 60 * 60_000 };

const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);

/** What an account has removed elsewhere must be known before a server is believed. */
const isSynced = (state: AppState) => selectDataOwner(state) === null || selectSyncStatus(state).phase === 'idle';

const run = (dispatch: AppDispatch, signal: AbortSignal): Promise<RunOutcome> =>
  loadChunk(() => import('./run-links')).then(({ runLinks }) => dispatch(runLinks(signal)));

/** One tab at a time; without locks, what two tabs do twice changes nothing. */
async function alone(act: () => Promise<RunOutcome>): Promise<RunOutcome> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return act();
  return locks.request('watch-state', { ifAvailable: true }, (lock) => (lock ? act() : 'none'));
}

/** Keeps the history in step with the visitor's servers while the page is open: when it opens, and at each rest. */
function keepInStep({ dispatch, getState, subscribe }: StoreAccess, runAll: typeof run) {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let failures = 0;
  let notBefore = 0;
  let ranAt = 0;
  const watched = () => [selectWatched(getState()), selectPlays(getState())] as const;
  let seen = watched();

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), Math.max(ms, notBefore - Date.now()));
  }

  async function tick(): Promise<void> {
    if (isRunning || signal.aborted) return;
    if (isPlaying() || !isSynced(getState()) || document.visibilityState === 'hidden' || !navigator.onLine) {
      schedule(REST_MS);
      return;
    }
    isRunning = true;
    const before = watched();
    const outcome = await alone(() => runAll(dispatch, signal)).catch((): RunOutcome => 'failed');
    isRunning = false;
    ranAt = Date.now();
    seen = watched();
    failures = outcome === 'failed' ? failures + 1 : 0;
    notBefore = failures > 0 ? ranAt + Math.min(FAILED_MS.first * 2 ** (failures - 1), FAILED_MS.longest) : 0;
    // Something may have been watched during the run; what it wrote itself leaves the next one nothing to do.
    const hasChanged = seen[0] !== before[0] || seen[1] !== before[1];
    if (outcome === 'failed' || outcome === 'more' || (outcome === 'done' && hasChanged)) schedule(REST_MS);
  }

  const stopWatching = subscribe(() => {
    if (isRunning) return;
    const [history, plays] = watched();
    if (history === seen[0] && plays === seen[1]) return;
    seen = [history, plays];
    schedule(REST_MS);
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - ranAt > STALE_MS) schedule(0);
  };
  document.addEventListener('visibilitychange', onVisible);
  schedule(OPEN_MS);
  return {
    /** Runs now, unless a run has just failed. */
    request: () => schedule(0),
    stop(): void {
      controller.abort();
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

const started = new WeakMap<AppDispatch, ReturnType<typeof keepInStep>>();

/** Starts once for each store. */
export function startWatchState(store: StoreAccess, runAll = run): ReturnType<typeof keepInStep> {
  const known = started.get(store.dispatch) ?? keepInStep(store, runAll);
  started.set(store.dispatch, known);
  return known;
}
