import type { Progress, QualityLabel } from '@marquee/core';
import { browserConnection, connectionClass } from '../engine/connection';
import type { LoadOptions, PlayerEngine } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
import { createRegistry } from '../sources/registry';
import { requestKey } from '../sources/request';
import type { runSources as RunSources } from '../sources/run-sources';
import type { SourceAdapter } from '../sources/source-adapter';
import { answers, awaitReturn, firstReachable } from './probe';
import { reduce } from './reduce';
import { CHECKING_ROTATION_MS } from './search';
import { initialState, type Page, type SessionEvent, type SessionState, type SessionTitle } from './state';
import { asPlaylist } from './stream-of';
import { watchEngine } from './watch-engine';
import { watchProgress } from './watch-progress';

/** Right after the network returns requests may still fail; such a failure is not the source's fault. */
const ONLINE_GRACE_MS = 10_000;

/** What the page knows. Objects must keep their identity between updates. */
export interface SessionInput<Title extends SessionTitle = SessionTitle> extends Pick<Page, 'autoPlay' | 'canOpen'> {
  title: Title;
  /** In the order in which they are asked. */
  adapters: readonly SourceAdapter[];
  /** The search function, lazily loaded by the app; null until it is loaded. */
  runSources: typeof RunSources | null;
  /** Where the title starts, in seconds; read when it is loaded. */
  startAtSec: number;
  /** The highest quality that `Auto` may select. */
  qualityCap: QualityLabel;
  audioLanguage?: string | null | undefined;
  /** Whether to avoid fetching data that may not be needed. */
  savesData?: boolean;
  onProgress?(title: Title, progress: Progress, source: FoundSource): void;
}

interface SessionPorts {
  /** Creates an engine, perhaps after loading its code. */
  createEngine: () => Promise<PlayerEngine>;
}

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

export function createPlaybackSession<Title extends SessionTitle>(ports: SessionPorts): PlaybackSession<Title> {
  let state = initialState;
  let input: SessionInput<Title> | null = null;
  let adapterNames: readonly string[] = [];
  const listeners = new Set<() => void>();
  const queue: SessionEvent[] = [];

  let engine: PlayerEngine | null = null;
  /** The engine that is being created. */
  let creation: object | null = null;
  let video: HTMLVideoElement | null = null;
  /** What the engine got last; no title after an unload. */
  let playing: { load: number; title: Title | null; source: FoundSource | null } = nothing;
  let onlineSinceMs = -Infinity;
  let endEngine = (): void => undefined;
  let endProgress = (): void => undefined;
  let endSearch = (): void => undefined;
  let endRotation = (): void => undefined;
  let endReturn = (): void => undefined;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

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
    if (state.search.id !== before.search.id) search();
    if ((state.search.status === 'searching') !== (before.search.status === 'searching')) rotateNames();
    if (state.load !== before.load) load();
    else if (state.isPaused !== before.isPaused && type !== 'media') {
      if (state.isPaused) engine?.pause();
      else void engine?.play();
    }
    if (type === 'prepare') prepareEngine();
    // Shown at once, so that a second press pauses.
    if (type === 'retry') void engine?.play();
    if (state.stage !== 'open' && before.stage === 'open') dropEngine();
    if (state.probe && state.probe !== before.probe) probe(state.probe);
    const isLost = ({ phase, media }: SessionState): boolean => phase === 'failed' && media.failure === 'network';
    if (isLost(state) !== isLost(before) || state.load !== before.load) {
      endReturn();
      const { source, load: failed } = state;
      if (isLost(state) && source)
        endReturn = awaitReturn(source, () => dispatch({ type: 'reconnected', load: failed }));
    }
  }

  function search(): void {
    endSearch();
    const { id, status } = state.search;
    const request = state.page?.title.request;
    if (status === 'idle' || !request || !input?.runSources) return;
    const controller = new AbortController();
    endSearch = () => controller.abort();
    const { signal } = controller;
    const registry = createRegistry(input.adapters);
    const onEvent = (event: SessionEvent & { type: 'searched' }): void => {
      if (!signal.aborted) dispatch(event);
    };
    void input
      .runSources({
        ...{ registry, request, preferred: state.preferred, signal },
        onEvent: (event) => onEvent({ type: 'searched', search: id, event }),
      })
      .then((outcome) => {
        if (outcome.status === 'not-found') dispatch({ type: 'notFound', search: id });
      });
  }

  function rotateNames(): void {
    endRotation();
    if (state.search.status !== 'searching') return;
    const timer = setInterval(() => dispatch({ type: 'rotate' }), CHECKING_ROTATION_MS);
    endRotation = () => clearInterval(timer);
  }

  function probe({ id, keys }: NonNullable<SessionState['probe']>): void {
    const sources = keys.flatMap((key) => state.search.results.find((found) => found.key === key) ?? []);
    void firstReachable(sources).then((found) => dispatch({ type: 'probed', probe: id, key: found?.key ?? null }));
  }

  const isExternal = (): boolean =>
    !navigator.onLine || Date.now() - onlineSinceMs < ONLINE_GRACE_MS || engine?.getState().isServerBusy === true;

  async function createEngine(): Promise<void> {
    if (engine || creation) return;
    const mine = (creation = {});
    try {
      const made = await ports.createEngine();
      if (creation !== mine) {
        void made.destroy();
        return;
      }
      engine = made;
    } catch {
      // The page says that the player's code could not be loaded.
      return;
    } finally {
      if (creation === mine) creation = null;
    }
    const stopWatching = watchEngine(engine, {
      onMedia: (media) => dispatch({ type: 'media', load: playing.load, media, isExternal: isExternal() }),
      onStall: () => dispatch({ type: 'stalled', load: playing.load, isExternal: isExternal() }),
    });
    const stopOnline = engine.on('online', () => {
      onlineSinceMs = Date.now();
      dispatch({ type: 'online' });
    });
    endEngine = () => {
      stopOnline();
      stopWatching();
    };
    prepareEngine();
    notify();
  }

  function dropEngine(): void {
    creation = null;
    endProgress();
    endEngine();
    endProgress = endEngine = () => undefined;
    void engine?.destroy();
    engine = video = null;
    playing = nothing;
    notify();
  }

  function optionsOf({ startAtSec, qualityCap, audioLanguage, savesData = false }: SessionInput<Title>): LoadOptions {
    return {
      startAtSec,
      qualityCap: qualityCap,
      audioLanguage: audioLanguage ?? null,
      seekThumbnails: !savesData,
    };
  }

  function prepareEngine(): void {
    const { prepared, source } = state;
    if (!input || !source || source.key !== prepared) return;
    if (engine) void engine.prepare(source.stream, optionsOf(input));
    else void createEngine();
  }

  function onProgress(progress: Progress): void {
    const { title, source } = playing;
    if (title && source) input?.onProgress?.(title, progress, source);
  }

  /**
   * Loads what the state says, once there is an engine with an element. Another source of the same title begins where the
   * one before it was.
   */
  function load(): void {
    const { stage, source, usesPlaylist, quality } = state;
    if (stage !== 'open' || !engine || !video || !input || playing.load === state.load) return;
    const { title } = input;
    const isChange = source !== null && playing.title?.mediaId === title.mediaId;
    if (!isChange) endProgress();
    const mine = (playing = { load: state.load, title: source && title, source });
    if (!source) {
      engine.unload();
      return;
    }
    if (!isChange) endProgress = watchProgress(engine, onProgress);
    const options = optionsOf(input);
    const player = engine;
    void player
      .load(usesPlaylist ? asPlaylist(source.stream) : source.stream, {
        ...options,
        ...(isChange && { startAtSec: player.getState().positionSec }),
        isResume: !isChange,
        plays: !state.isPaused,
        quality: quality ?? undefined,
      })
      .then((outcome) => {
        if (outcome === 'ready' && playing === mine) void player.autoplay();
      });
  }

  const command = (type: 'watch' | 'stop' | 'prepare' | 'play' | 'pause' | 'retry' | 'searchAgain') => (): void =>
    dispatch({ type });

  return {
    getState: () => state,
    getEngine: () => engine,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(next) {
      if (next.adapters !== input?.adapters) adapterNames = next.adapters.map(({ name }) => name);
      input = next;
      if (next.title.mediaId === playing.title?.mediaId) playing.title = next.title;
      const { title, autoPlay, canOpen, runSources } = next;
      const known = state.page;
      const page: Page = {
        ...{ title, autoPlay, canOpen, adapters: runSources ? adapterNames : null },
        isSlow: known?.isSlow ?? connectionClass(browserConnection()) === 'slow',
      };
      const isKnown =
        known?.title.mediaId === title.mediaId &&
        known.title.isOffered === title.isOffered &&
        keyOf(known.title) === keyOf(title) &&
        known.canOpen === canOpen &&
        known.adapters === page.adapters;
      if (!isKnown) dispatch({ type: 'page', page });
    },
    watch: command('watch'),
    stop: command('stop'),
    prepare: command('prepare'),
    mount() {
      void createEngine();
      return dropEngine;
    },
    attach(element) {
      if (!engine || video === element) return;
      video = element;
      void engine.attach(element);
      load();
    },
    play: command('play'),
    pause: command('pause'),
    choose: (key) => dispatch({ type: 'choose', key }),
    async selectQuality(quality) {
      const isSelected = (await engine?.selectQuality(quality)) ?? false;
      if (isSelected) dispatch({ type: 'quality', quality });
      return isSelected;
    },
    retry: command('retry'),
    searchAgain: command('searchAgain'),
    checkFailed() {
      for (const source of state.search.results) {
        if (state.failures.get(source.key) !== 'network') continue;
        void answers(source).then((isBack) => isBack && dispatch({ type: 'reachable', key: source.key }));
      }
    },
    dispose() {
      for (const end of [endSearch, endRotation, endReturn]) end();
      dropEngine();
      input = null;
      // The numbers go on, so that late answers stay outdated.
      const { load: loads, probes } = state;
      state = { ...initialState, search: { ...initialState.search, id: state.search.id }, load: loads, probes };
    },
  };
}

const nothing = { load: 0, title: null, source: null };
const keyOf = ({ request }: SessionTitle): string | null => request && requestKey(request);
