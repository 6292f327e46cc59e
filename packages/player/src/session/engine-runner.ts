import type { Progress, QualityLabel } from '@marquee/core';
import type { LoadOptions, PlayerEngine } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
import { answers, awaitReturn, firstReachable } from './probe';
import type { SessionEvent, SessionState, SessionTitle } from './state';
import { asPlaylist } from './stream-of';
import { watchEngine } from './watch-engine';
import { watchProgress } from './watch-progress';

/** Right after the network returns requests may still fail; such a failure is not the source's fault. */
const ONLINE_GRACE_MS = 10_000;

export interface EngineInput<Title extends SessionTitle> {
  title: Title;
  /** Where the title starts, in seconds; read when it is loaded. */
  startAtSec: number;
  /** The highest quality that `Auto` may select. */
  qualityCap: QualityLabel;
  audioLanguage?: string | null | undefined;
  /** Whether to avoid fetching data that may not be needed. */
  savesData?: boolean;
  onProgress?(title: Title, progress: Progress, source: FoundSource): void;
}

export interface EngineRunnerPorts<Title extends SessionTitle> {
  createEngine: () => PlayerEngine;
  state: () => SessionState;
  input: () => EngineInput<Title> | null;
  dispatch: (event: SessionEvent) => void;
  /** Another engine, or none. */
  onChange: () => void;
}

const nothing = { load: 0, title: null, source: null };
const ignore = (): void => undefined;

const optionsOf = ({
  startAtSec,
  qualityCap,
  audioLanguage = null,
  savesData,
}: Omit<EngineInput<SessionTitle>, 'onProgress'>): LoadOptions => ({
  ...{ startAtSec, qualityCap, audioLanguage },
  seekThumbnails: savesData !== true,
});

/** Owns the session's only engine, and lets it play what the state says. */
export function createEngineRunner<Title extends SessionTitle>(ports: EngineRunnerPorts<Title>) {
  const { dispatch } = ports;
  let engine: PlayerEngine | null = null;
  let video: HTMLVideoElement | null = null;
  /** What the engine got last; no title after an unload. */
  let playing: { load: number; title: Title | null; source: FoundSource | null } = nothing;
  let onlineSinceMs = -Infinity;
  let endWatching = ignore;
  let endProgress = ignore;
  let endReturn = ignore;

  const isExternal = (): boolean =>
    !navigator.onLine || Date.now() - onlineSinceMs < ONLINE_GRACE_MS || engine?.getState().isServerBusy === true;

  function watch(made: PlayerEngine): void {
    const stopWatching = watchEngine(made, {
      onMedia: (media) => dispatch({ type: 'media', load: playing.load, media, isExternal: isExternal() }),
      onStall: () => dispatch({ type: 'stalled', load: playing.load, isExternal: isExternal() }),
    });
    const stopOnline = made.on('online', () => {
      onlineSinceMs = Date.now();
      dispatch({ type: 'online' });
    });
    endWatching = () => {
      stopOnline();
      stopWatching();
    };
  }

  function create(): PlayerEngine {
    if (engine) return engine;
    engine = ports.createEngine();
    watch(engine);
    ports.onChange();
    return engine;
  }

  function prepare(): void {
    const { prepared, source } = ports.state();
    const input = ports.input();
    if (!input || !source || source.key !== prepared) return;
    void create().prepare(source.stream, optionsOf(input));
  }

  function onProgress(progress: Progress): void {
    const { title, source } = playing;
    if (title && source) ports.input()?.onProgress?.(title, progress, source);
  }

  /**
   * Loads what the state says, once there is an engine with an element. Another source of the same title begins where the
   * one before it was.
   */
  function load(): void {
    const { stage, source, usesPlaylist, withoutSound, quality, isPaused, load: id } = ports.state();
    const input = ports.input();
    if (stage !== 'open' || !engine || !video || !input || playing.load === id) return;
    const { title } = input;
    const isChange = source !== null && playing.title?.mediaId === title.mediaId;
    if (!isChange) endProgress();
    const mine = (playing = { load: id, title: source && title, source });
    if (!source) {
      engine.unload();
      return;
    }
    if (!isChange) endProgress = watchProgress(engine, onProgress);
    const player = engine;
    const options = {
      ...optionsOf(input),
      ...(isChange && { startAtSec: player.getState().positionSec }),
      ...{ isResume: !isChange, plays: !isPaused, quality: quality ?? undefined, withoutSound },
    };
    void player.load(usesPlaylist ? asPlaylist(source.stream) : source.stream, options).then((outcome) => {
      if (outcome === 'ready' && playing === mine) void player.autoplay();
    });
  }

  /** Asks the servers of sources that may replace the one that failed. */
  function probe({ id, keys }: NonNullable<SessionState['probe']>): void {
    const sources = ports.state().search.results.filter(({ key }) => keys.includes(key));
    void firstReachable(sources).then((found) => dispatch({ type: 'probed', probe: id, key: found?.key ?? null }));
  }

  /** Waits for the server of what failed for the network. */
  function awaitServer(): void {
    endReturn();
    const { source, phase, media, load: failed } = ports.state();
    if (phase === 'failed' && media.failure === 'network' && source)
      endReturn = awaitReturn(source, () => dispatch({ type: 'reconnected', load: failed }));
  }

  function checkFailed(): void {
    const { search, failures } = ports.state();
    for (const source of search.results) {
      if (failures.get(source.key) !== 'network') continue;
      void answers(source).then((isBack) => isBack && dispatch({ type: 'reachable', key: source.key }));
    }
  }

  const attach = (element: HTMLVideoElement): void => {
    if (!engine || video === element) return;
    video = element;
    void engine.attach(element);
    load();
  };
  /** The page knows more about a title. */
  const rename = (title: Title): void => {
    if (title.mediaId === playing.title?.mediaId) playing.title = title;
  };
  const drop = (): void => {
    for (const end of [endProgress, endWatching, endReturn]) end();
    endProgress = endWatching = endReturn = ignore;
    void engine?.destroy();
    engine = video = null;
    playing = nothing;
    ports.onChange();
  };
  return { getEngine: () => engine, create, prepare, load, probe, awaitServer, checkFailed, attach, rename, drop };
}

export type EngineRunner<Title extends SessionTitle> = ReturnType<typeof createEngineRunner<Title>>;
