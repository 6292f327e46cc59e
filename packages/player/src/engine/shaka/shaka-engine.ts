import { createCueStore } from '../../captions/cue-store';
import type { NetworkInformation } from '../connection';
import { createEmitter } from '../emitter';
import { toPlayerError } from '../errors/shaka-error';
import { isReachable as isReachableNow } from '../../sources/is-reachable';
import { createLifetime } from '../lifetimes';
import { measureLine as measureLineNow } from '../line-speed';
import { watchMedia } from '../media-state';
import type { EngineEvents, PlayerEngine } from '../player-engine';
import { syncPlayState } from '../play-state-sync';
import { initialEngineState, type EngineState } from '../state';
import { createStateStore } from '../state-store';
import { createCurrentLoad } from './current-load';
import { createFailures } from './failures';
import { loadShaka as loadShakaChunk, type LoadShaka } from './load-shaka';
import { mediaCommands } from './media-commands';
import { createPreloader } from './preloader';
import { readStats } from './read-stats';
import { createShakaHandle } from './shaka-handle';
import { createStreamLoader, emptyStream } from './stream-loader';
import { createThumbnailSource } from './thumbnail-source';
import { createTrackSelection } from './track-selection';
import { watchPlayer } from './watch-player';
import type { Diagnose } from './watch-stream';

export interface ShakaEngineOptions {
  /** Loads Shaka; tests replace it. */
  loadShaka?: LoadShaka;
  connection?: () => NetworkInformation | undefined;
  measureLine?: typeof measureLineNow;
  delay?: (ms: number) => Promise<void>;
  now?: () => number;
  /** Whether a file's server responds. */
  isReachable?: (url: string) => Promise<boolean>;
  /** Diagnoses a stream that does not begin. */
  explain?: Diagnose;
}

const explainLate: Diagnose = async (...asked) => (await import('../../diagnosis')).diagnose(...asked);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * The engine based on Shaka Player: plays HLS playlists and DASH manifests through Media Source, and files through the
 * element itself.
 */
export function createShakaEngine(options: ShakaEngineOptions = {}): PlayerEngine {
  const { loadShaka = loadShakaChunk, connection, delay = wait, now = Date.now } = options;
  const { isReachable = isReachableNow, explain = explainLate, measureLine = measureLineNow } = options;
  const store = createStateStore<EngineState>(initialEngineState);
  const emitter = createEmitter<EngineEvents>();
  const streamCues = createCueStore();
  const attachLife = createLifetime();
  const current = createCurrentLoad();
  let video: HTMLVideoElement | undefined;
  let destroying: Promise<void> | undefined;

  const isReady = (): boolean => store.get().status === 'ready';
  const commands = mediaCommands(
    () => video,
    store,
    current,
    () => handle.player(),
  );

  const failures = createFailures({
    store,
    emitter,
    current,
    pause: () => video?.pause(),
    retryStreaming: () => void handle.player()?.retryStreaming(),
    reload: () => engine.reload(),
    isReachable,
    explain,
    delay,
    now,
  });
  const handle = createShakaHandle({
    loadShaka,
    connection,
    streamCues,
    onPlayer: (made, lifetime) => watchPlayer(made, { current, store, failures, describe: tracks.describe }, lifetime),
  });
  const preloader = createPreloader(handle, now, measureLine);
  const thumbnails = createThumbnailSource({
    handle,
    loadShaka,
    state: store.get,
    changed: () => tracks.describe(),
    warn: (error) => emitter.emit('warning', toPlayerError(error)),
  });
  const { fail } = failures;
  const tracks = createTrackSelection({
    store,
    current,
    handle,
    streamCues,
    hasThumbnails: thumbnails.available,
    fail,
  });
  const loader = createStreamLoader({
    video: () => video,
    store,
    emitter,
    current,
    handle,
    preloader,
    failures,
    tracks,
    thumbnails,
    explain,
    commands,
  });

  const engine: PlayerEngine = {
    streamCues,
    getState: store.get,
    subscribe: store.subscribe,
    on: emitter.on,
    ...commands,
    ...tracks.commands,

    attach(element) {
      if (destroying || video === element) return Promise.resolve();
      video = element;
      const onEnded = (): void =>
        store.get().durationSec === 0 ? fail(emptyStream(current.stream)) : emitter.emit('ended', undefined);
      const read = watchMedia(element, attachLife, { isReady, update: store.update, onEnded });
      attachLife.listen(window, 'online', failures.onOnline);
      const refresh = (): void => {
        if (isReady()) store.update(read());
      };
      syncPlayState({ refresh, onWake: failures.onOnline, now }, attachLife);
      return Promise.resolve();
    },

    prepare: (stream, prepareOptions = {}) =>
      destroying ? Promise.resolve() : preloader.preload(stream, prepareOptions),

    load: async (stream, loadOptions = {}) => (destroying ? 'interrupted' : loader.load(stream, loadOptions)),
    reload: async () => (destroying ? 'interrupted' : loader.reload()),
    unload() {
      if (!destroying) loader.unload();
    },

    getThumbnail: (positionSec) => (isReady() ? thumbnails.get(positionSec) : Promise.resolve(null)),
    getStats: () => readStats(isReady() ? handle.player() : undefined, video, store.get()),

    destroy() {
      destroying ??= (async () => {
        failures.recovery.stop();
        current.end();
        attachLife.end();
        await preloader.discard();
        await handle.destroy();
        video?.removeAttribute('src');
        store.update({ status: 'destroyed', paused: true, buffering: false });
        emitter.clear();
        store.clear();
      })();
      return destroying;
    },
  };
  return engine;
}
