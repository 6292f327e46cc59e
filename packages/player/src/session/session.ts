import type { QualityLabel } from '@marquee/core';
import { browserConnection, connectionClass } from '../engine/connection';
import type { PlayerEngine } from '../engine/player-engine';
import { requestKey } from '../sources/request';
import type { createEngineRunner as CreateEngineRunner, EngineInput, EngineRunner } from './engine-runner';
import { reduce } from './reduce';
import { createSearchRunner, type SearchInput } from './search-runner';
import { initialState, type Page, type SessionEvent, type SessionState, type SessionTitle } from './state';

/** What the page knows. Objects must keep their identity between updates. */
export interface SessionInput<Title extends SessionTitle = SessionTitle>
  extends Pick<Page, 'autoPlay' | 'canOpen'>, SearchInput, EngineInput<Title> {}

/** Watching titles one after another: sources, the engine, and what the person said last. Knows no React. */
export interface PlaybackSession<Title extends SessionTitle = SessionTitle> {
  getState: () => SessionState;
  /** Null while the player is closed and nothing is prepared. */
  getEngine: () => PlayerEngine | null;
  /** Called when the state or the engine changes. */
  subscribe: (listener: () => void) => () => void;
  /** Passes on what the page knows; another title is the next episode. */
  update(input: SessionInput<Title>): void;
  /** Opens the player, at once or as soon as a source is found. */
  watch: () => void;
  /** Closes the player. */
  stop: () => void;
  /** Fetches the beginning of the source, because Watch is about to be pressed. */
  prepare: () => void;
  /** The player is on the page: an engine is created, if there is none, and lives until the returned function is called. */
  mount: () => () => void;
  /** The element to play in. */
  attach: (video: HTMLVideoElement) => void;
  play: () => void;
  pause: () => void;
  choose: (key: string) => void;
  /** False if the quality could not be loaded. */
  selectQuality: (quality: QualityLabel) => Promise<boolean>;
  /** Loads what failed again, and plays it; without a player, searches again. */
  retry: () => void;
  searchAgain: () => void;
  /** Asks whether sources that failed for the network respond again. */
  checkFailed: () => void;
  /** Ends everything; the next `update` begins anew. */
  dispose: () => void;
}

const keyOf = ({ request }: SessionTitle): string | null => request && requestKey(request);
const isSamePage = (a: Page, b: Page): boolean =>
  a.title.mediaId === b.title.mediaId &&
  a.title.isOffered === b.title.isOffered &&
  keyOf(a.title) === keyOf(b.title) &&
  a.canOpen === b.canOpen &&
  a.adapters === b.adapters;

/** The code of the player, which is loaded shortly before something plays. */
interface PlayerCode {
  createEngineRunner: typeof CreateEngineRunner;
  createEngine: () => PlayerEngine;
}

export function createPlaybackSession<Title extends SessionTitle>(
  loadPlayer: () => Promise<PlayerCode>,
): PlaybackSession<Title> {
  let state = initialState;
  let input: SessionInput<Title> | null = null;
  let adapterNames: readonly string[] = [];
  const listeners = new Set<() => void>();
  const queue: SessionEvent[] = [];
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const searching = createSearchRunner(dispatch);
  let player: EngineRunner<Title> | null = null;

  /** Calls back with the player, unless its code cannot be loaded, which the page says. */
  function withPlayer(use: (loaded: EngineRunner<Title>) => void): void {
    loadPlayer().then(
      ({ createEngineRunner, createEngine }) => {
        const made = { createEngine, dispatch, onChange: notify, state: () => state, input: () => input };
        player ??= createEngineRunner<Title>(made);
        use(player);
      },
      () => undefined,
    );
  }

  /** Events that come while another one is handled wait for it. */
  function dispatch(event: SessionEvent): void {
    queue.push(event);
    if (queue.length > 1) return;
    const first = state;
    try {
      for (let next = queue[0]; next; queue.shift(), next = queue[0]) {
        const before = state;
        state = reduce(before, next);
        if (state !== before) act(before, next);
      }
    } finally {
      queue.length = 0;
    }
    if (state !== first) notify();
  }

  /** Starts and ends the work that the state asks for. */
  function act(before: SessionState, { type }: SessionEvent): void {
    if (state.search.id !== before.search.id) searching.search(state, input);
    if ((state.search.status === 'searching') !== (before.search.status === 'searching')) searching.rotateNames(state);
    if (type === 'prepare') withPlayer(({ prepare }) => prepare());
    if (player) actInPlayer(player, before, type);
  }

  function actInPlayer(now: EngineRunner<Title>, before: SessionState, type: SessionEvent['type']): void {
    if (state.load !== before.load) now.load();
    // Whatever the session knows: after the end, or where the browser refuses to begin, the engine is paused by itself.
    // A retry is shown as playing at once, so that a second press pauses.
    if (type === 'play' || type === 'retry') void now.getEngine()?.play();
    else if (type === 'pause') now.getEngine()?.pause();
    if (state.stage !== 'open' && before.stage === 'open') now.drop();
    if (state.probe && state.probe !== before.probe) now.probe(state.probe);
    if (state.phase !== before.phase || state.load !== before.load) now.awaitServer();
  }

  const command = (type: 'watch' | 'stop' | 'prepare' | 'play' | 'pause' | 'retry' | 'searchAgain') => (): void =>
    dispatch({ type });

  return {
    getState: () => state,
    getEngine: () => player?.getEngine() ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(next) {
      if (next.adapters !== input?.adapters) adapterNames = next.adapters.map(({ name }) => name);
      input = next;
      const { title, autoPlay, canOpen, runSources } = next;
      player?.rename(title);
      const isSlow = state.page?.isSlow ?? connectionClass(browserConnection()) === 'slow';
      const page: Page = { title, autoPlay, canOpen, adapters: runSources ? adapterNames : null, isSlow };
      if (!state.page || !isSamePage(state.page, page)) dispatch({ type: 'page', page });
    },
    watch: command('watch'),
    stop: command('stop'),
    prepare: command('prepare'),
    mount() {
      let isMounted = true;
      withPlayer(({ create }) => isMounted && create());
      return () => {
        isMounted = false;
        player?.drop();
      };
    },
    attach: (video) => player?.attach(video),
    play: command('play'),
    pause: command('pause'),
    choose: (key) => dispatch({ type: 'choose', key }),
    async selectQuality(quality) {
      const isSelected = (await player?.getEngine()?.selectQuality(quality)) ?? false;
      if (isSelected) dispatch({ type: 'quality', quality });
      return isSelected;
    },
    retry: command('retry'),
    searchAgain: command('searchAgain'),
    checkFailed: () => player?.checkFailed(),
    dispose() {
      searching.end();
      player?.drop();
      input = null;
      // The numbers go on, so that late answers stay outdated.
      const { search, load, probes } = state;
      state = { ...initialState, search: { ...initialState.search, id: search.id }, load, probes };
    },
  };
}
