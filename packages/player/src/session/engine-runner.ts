import type { Progress, QualityLabel } from '@marquee/core';
import type { LoadOptions, PlayerEngine } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
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

interface EngineRunnerPorts<Title extends SessionTitle> {
  /** Creates an engine, perhaps after loading its code. */
  createEngine: () => Promise<PlayerEngine>;
  state: () => SessionState;
  input: () => EngineInput<Title> | null;
  dispatch: (event: SessionEvent) => void;
  /** Another engine, or none. */
  onChange: () => void;
}

const nothing = { load: 0, title: null, source: null };
const ignore = (): void => undefined;

/** Owns the session's only engine, and lets it play what the state says. */
export function createEngineRunner<Title extends SessionTitle>(ports: EngineRunnerPorts<Title>) {
  const { dispatch } = ports;
  let engine: PlayerEngine | null = null;
  /** The engine that is being created. */
  let creation: object | null = null;
  let video: HTMLVideoElement | null = null;
  /** What the engine got last; no title after an unload. */
  let playing: { load: number; title: Title | null; source: FoundSource | null } = nothing;
  let onlineSinceMs = -Infinity;
  let endWatching = ignore;
  let endProgress = ignore;

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

  async function create(): Promise<void> {
    if (engine || creation) return;
    const mine = (creation = {});
    const made = await ports.createEngine().catch(() => null);
    if (creation !== mine) {
      void made?.destroy();
      return;
    }
    creation = null;
    // The page says that the player's code could not be loaded.
    if (!made) return;
    engine = made;
    watch(made);
    prepare();
    ports.onChange();
  }

  const optionsOf = ({ startAtSec, qualityCap, audioLanguage = null, savesData }: EngineInput<Title>): LoadOptions => ({
    ...{ startAtSec, qualityCap, audioLanguage },
    seekThumbnails: savesData !== true,
  });

  function prepare(): void {
    const { prepared, source } = ports.state();
    const input = ports.input();
    if (!input || !source || source.key !== prepared) return;
    if (engine) void engine.prepare(source.stream, optionsOf(input));
    else void create();
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
    const { stage, source, usesPlaylist, quality, isPaused, load: id } = ports.state();
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
      ...{ isResume: !isChange, plays: !isPaused, quality: quality ?? undefined },
    };
    void player.load(usesPlaylist ? asPlaylist(source.stream) : source.stream, options).then((outcome) => {
      if (outcome === 'ready' && playing === mine) void player.autoplay();
    });
  }

  return {
    get engine() {
      return engine;
    },
    create,
    prepare,
    load,
    /** The page knows more about a title. */
    rename(title: Title): void {
      if (title.mediaId === playing.title?.mediaId) playing.title = title;
    },
    attach(element: HTMLVideoElement): void {
      if (!engine || video === element) return;
      video = element;
      void engine.attach(element);
      load();
    },
    drop(): void {
      creation = null;
      endProgress();
      endWatching();
      endProgress = endWatching = ignore;
      void engine?.destroy();
      engine = video = null;
      playing = nothing;
      ports.onChange();
    },
  };
}
