import { compareQuality, type QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { createCueStore } from '../../captions/cue-store';
import type { NetworkInformation } from '../connection';
import type { StreamProblem } from '../../diagnosis/stream-problem';
import { createEmitter } from '../emitter';
import { createPlayerError } from '../errors/error-texts';
import { isAbort, isFatal, isNetworkCategory, toPlayerError } from '../errors/shaka-error';
import { isReachable as isReachableNow } from '../../sources/is-reachable';
import { urlToProbe } from '../../sources/stream-urls';
import { createLifetime } from '../lifetimes';
import { bufferedAheadSec, readElement, watchMedia } from '../media-state';
import type { EngineEvents, LoadOptions, LoadOutcome, PlayerEngine } from '../player-engine';
import { syncPlayState } from '../play-state-sync';
import { createRecovery } from '../recovery';
import { initialEngineState, perStreamState, type EngineState } from '../state';
import { createStateStore } from '../state-store';
import type { PlayerError } from '../errors/player-error';
import { audioForLanguage } from './audio-for-language';
import { forgetPrefetchedOnSeek } from './forget-prefetched';
import { rampUpAfterStartup } from './ramp-up';
import { lowerOnDroppedFrames } from './dropped-frames';
import { checkStart } from './start-position';
import { watchBusyServer } from './busy-server';
import { openAdaptive } from './adaptive-stream';
import { createPreloader } from './preloader';
import { openFiles } from './file-stream';
import { loadShaka as loadShakaChunk, type LoadShaka, type ShakaBuild, type ShakaPlayer } from './load-shaka';
import { mediaCommands } from './media-commands';
import type { OpenOptions, OpenedStream } from './opened-stream';
import { findAudioTrack, findTextTrack } from './read-tracks';
import { readStats } from './read-stats';
import { watchStream, type Diagnose } from './watch-stream';
import { createShakaHandle } from './shaka-handle';
import { createThumbnailSource } from './thumbnail-source';

export interface ShakaEngineOptions {
  /** Loads Shaka; tests replace it. */
  loadShaka?: LoadShaka;
  connection?: () => NetworkInformation | undefined;
  delay?: (ms: number) => Promise<void>;
  now?: () => number;
  /** Whether a file's server responds. */
  isReachable?: (url: string) => Promise<boolean>;
  /** Diagnoses a stream that does not begin. */
  explain?: Diagnose;
}

const explainLate: Diagnose = async (...asked) => (await import('../../diagnosis')).diagnose(...asked);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const trackEvents = [
  'trackschanged',
  'variantchanged',
  'adaptation',
  'audiotrackschanged',
  'audiotrackchanged',
  'textchanged',
];

const emptyStream = (): PlayerError => createPlayerError('stream', { detail: 'the stream holds nothing' });
const buildOf = (stream: Stream): ShakaBuild => (stream.type === 'dash' ? 'dash' : 'hls');

/**
 * The engine based on Shaka Player: plays HLS playlists and DASH manifests through Media Source, and files through the
 * element itself.
 */
export function createShakaEngine(options: ShakaEngineOptions = {}): PlayerEngine {
  const { loadShaka = loadShakaChunk, connection, delay = wait, now = Date.now } = options;
  const { isReachable = isReachableNow, explain = explainLate } = options;
  const store = createStateStore<EngineState>(initialEngineState);
  const emitter = createEmitter<EngineEvents>();
  const streamCues = createCueStore();
  const attachLife = createLifetime();
  let loadLife = createLifetime();
  let video: HTMLVideoElement | undefined;
  let opened: OpenedStream | undefined;
  let current: { stream: Stream; options: LoadOptions } | undefined;
  let loads = 0;
  /** Whether playback was active before a failure, for reloading. */
  let wasPlaying = true;
  /** The same for a failure that the engine recovers from; the browser pauses immediately. */
  let playsOn: boolean | undefined;
  /** The best quality that Auto may select while the device drops frames. */
  let ceiling: QualityLabel = 'Auto';
  let destroying: Promise<void> | undefined;

  const isLoading = (): boolean => store.get().status === 'loading';
  const isReady = (): boolean => store.get().status === 'ready';
  const isLive = (): boolean => isReady() || isLoading();
  const describe = (): void => {
    if (!opened) return;
    store.update({ ...opened.describe(store.get()), hasThumbnails: thumbnails.available() });
  };

  function fail(cause: unknown): void {
    const error = toPlayerError(cause);
    if (isReady()) wasPlaying = !store.get().paused;
    loads += 1;
    loadLife.end();
    video?.pause();
    store.update({ status: 'failed', error, buffering: false, paused: true });
    emitter.emit('error', error);
  }

  /** Browsers report a file that cannot be fetched as one that they cannot play. */
  async function diagnose(cause: unknown): Promise<PlayerError> {
    const error = toPlayerError(cause);
    const url = current?.stream.type === 'file' ? urlToProbe(current.stream) : undefined;
    if (error.code !== 'media' || !url || (await isReachable(url))) return error;
    return createPlayerError('network', { detail: error.detail, cause });
  }

  async function onMediaError(coded: PlayerError): Promise<void> {
    const id = loads;
    playsOn = !store.get().paused;
    const error = await diagnose(coded);
    if (id !== loads) return;
    if (error.code === 'network') fail(error);
    else await recovery.media(error);
  }

  function onShakaError(error: unknown): void {
    if (isAbort(error) || !isLive()) return;
    emitter.emit('warning', toPlayerError(error));
    if (!isFatal(error)) return;
    const coded = toPlayerError(error);
    if (isNetworkCategory(error)) void recovery.network(coded);
    else if (coded.code === 'media' && !isLoading()) void onMediaError(coded);
    // For a file, the load itself reports it.
    else if (!isLoading() || current?.stream.type !== 'file') fail(coded);
  }

  const recovery = createRecovery({
    retryStreaming: () => void handle.player()?.retryStreaming(),
    reload: () => engine.reload(),
    bufferedAheadSec: () => bufferedAheadSec(store.get()),
    isStuck: () => {
      const state = store.get();
      return state.status === 'ready' && state.buffering && bufferedAheadSec(state) < 1;
    },
    isServerBusy: () => store.get().isServerBusy,
    giveUp: fail,
    recovered: (reason) => emitter.emit('recovered', { reason }),
    delay,
    now,
  });

  const handle = createShakaHandle({
    loadShaka,
    connection,
    streamCues,
    onPlayer(made, lifetime) {
      lifetime.listen(made, 'error', (event: Event) => onShakaError((event as CustomEvent<unknown>).detail));
      lifetime.listen(made, 'buffering', (event: Event & { buffering?: boolean }) =>
        store.update({ buffering: event.buffering === true || isLoading() }),
      );
      lifetime.listen(made, 'segmentappended', (event: Event & { contentType?: string }) => {
        if (event.contentType !== 'audio' && event.contentType !== 'text') recovery.dataArrived();
      });
      watchBusyServer(made, (isServerBusy) => store.update({ isServerBusy }), lifetime);
      for (const type of trackEvents) lifetime.listen(made, type, describe);
    },
  });
  const preloader = createPreloader(handle);
  const tellSlowness = (slowness: StreamProblem | null): void => store.update({ slowness });

  /** Loads another file of the same stream and restores position, rate and playback. */
  async function swapFile(load: (positionSec: number) => Promise<void>): Promise<void> {
    const { positionSec, paused, rate } = store.get();
    const id = loads;
    store.update({ status: 'loading', buffering: true });
    await load(positionSec);
    if (id !== loads) return;
    finishLoad(rate);
    if (!paused) await engine.play();
  }

  function finishLoad(rate: number): void {
    if (video) video.playbackRate = rate;
    store.update({ status: 'ready', buffering: false, durationSec: video?.duration || 0 });
    describe();
  }

  /** Starts at the beginning, because this stream does not have the saved position. */
  function startOver(): void {
    if (video) video.currentTime = 0;
    store.update({ positionSec: 0, ended: false });
    emitter.emit('startedOver', undefined);
  }

  /** Handles the events of a loaded stream. */
  function watchLoaded(element: HTMLVideoElement): void {
    // Media Source ends like this if none of the data was accepted.
    loadLife.listen(element, 'durationchange', () => {
      if (isReady() && element.duration === 0) fail(emptyStream());
    });
    const setCeiling = (to: QualityLabel): void => {
      ceiling = to;
      applyCap();
      if (to !== 'Auto') opened?.lowerTo?.(to);
      describe();
    };
    lowerOnDroppedFrames({ video: element, state: store.get, setCeiling }, loadLife);
  }

  function applyCap(): void {
    const cap = current?.options.qualityCap ?? 'Auto';
    opened?.setCap(compareQuality(cap, ceiling) < 0 ? cap : ceiling);
  }

  function open(made: ShakaPlayer, stream: Stream, choice: OpenOptions): Promise<OpenedStream> {
    return stream.type === 'file'
      ? openFiles(made, stream, choice, swapFile)
      : openAdaptive(made, stream, choice, preloader.take(stream, choice.startAtSec));
  }

  function preferAudio(language: string | null | undefined): void {
    const { audioTracks, audioId } = store.get();
    const wished = audioForLanguage(audioTracks, audioId, language);
    if (wished) engine.selectAudio(wished.id);
  }

  const thumbnails = createThumbnailSource({
    handle,
    loadShaka,
    state: store.get,
    changed: describe,
    warn: (error) => emitter.emit('warning', toPlayerError(error)),
  });

  const engine: PlayerEngine = {
    streamCues,
    getState: store.get,
    subscribe: store.subscribe,
    on: emitter.on,
    ...mediaCommands(() => video, store),

    attach(element) {
      if (destroying || video === element) return Promise.resolve();
      video = element;
      watchMedia(element, attachLife, {
        isReady,
        update: store.update,
        onEnded: () => emitter.emit('ended', undefined),
      });
      const backOnline = (): void => {
        const { status, error } = store.get();
        if (status === 'failed' && error?.code === 'network') void engine.reload();
        else recovery.online();
      };
      attachLife.listen(window, 'online', backOnline);
      const refresh = (): void => {
        if (store.get().status === 'ready') store.update(readElement(element));
      };
      syncPlayState({ refresh, onWake: backOnline, now }, attachLife);
      return Promise.resolve();
    },

    prepare: (stream, prepareOptions = {}) =>
      destroying ? Promise.resolve() : preloader.preload(stream, prepareOptions),

    async load(stream, loadOptions = {}): Promise<LoadOutcome> {
      if (destroying) return 'interrupted';
      const id = (loads += 1);
      const { startAtSec = 0, isResume = false, qualityCap: cap = 'Auto', quality } = loadOptions;
      wasPlaying = true;
      ceiling = 'Auto';
      loadLife.end();
      loadLife = createLifetime();
      current = { stream, options: loadOptions };
      opened = undefined;
      recovery.reset();
      if (video) rampUpAfterStartup(video, handle.player, loadLife);
      if (video) forgetPrefetchedOnSeek(video, handle.player, loadLife);
      if (video) watchStream(stream, { video, fail, tellSlowness, diagnose: explain }, loadLife);
      const { rate } = store.get();
      store.update({ ...perStreamState, status: 'loading', buffering: true, positionSec: startAtSec });
      try {
        if (!video) throw createPlayerError('init-failed', { detail: 'no video element is attached' });
        const made = await handle.ensure(buildOf(stream), video);
        if (id !== loads) return 'interrupted';
        const openedNow = await open(made, stream, { startAtSec, isResume, cap, quality });
        if (id !== loads) return 'interrupted';
        opened = openedNow;
        if (video.duration === 0) throw emptyStream();
        checkStart(video, loadLife, loadOptions, startOver);
        finishLoad(rate);
        watchLoaded(video);
        const primed = (): void => openedNow.afterFirstFrame?.();
        if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) primed();
        else loadLife.listen(video, 'loadeddata', primed);
        preferAudio(loadOptions.audioLanguage);
        void thumbnails.start(stream, loadLife, loadOptions.seekThumbnails ?? false);
        return 'ready';
      } catch (error) {
        if (id !== loads || isAbort(error)) return 'interrupted';
        const diagnosed = await diagnose(error);
        if (id !== loads) return 'interrupted';
        fail(diagnosed);
        return 'failed';
      }
    },

    async reload() {
      if (!current) return 'interrupted';
      const { positionSec, paused, quality, status } = store.get();
      const plays = status === 'failed' ? wasPlaying : (playsOn ?? !paused);
      playsOn = undefined;
      const again = { ...current.options, startAtSec: positionSec, isResume: false, quality };
      const loading = engine.load(current.stream, again);
      wasPlaying = plays;
      const outcome = await loading;
      if (outcome === 'ready' && plays) await engine.play();
      return outcome;
    },

    setQualityCap(cap) {
      if (current) current.options = { ...current.options, qualityCap: cap };
      applyCap();
    },

    async selectQuality(quality) {
      if (!opened || store.get().status !== 'ready') return false;
      try {
        const done = await opened.select(quality);
        describe();
        return done;
      } catch (error) {
        if (!isAbort(error)) fail(error);
        return false;
      }
    },

    selectAudio(id) {
      const player = handle.player();
      const track = player && findAudioTrack(player, id);
      if (track) player.selectAudioTrack(track);
      describe();
      return track !== undefined;
    },

    selectText(id) {
      const player = handle.player();
      const track = id === null ? null : player && findTextTrack(player, id);
      if (track === undefined || !player) return false;
      streamCues.replace([]);
      player.selectTextTrack(track);
      describe();
      return true;
    },

    getThumbnail: (positionSec) =>
      store.get().status === 'ready' ? thumbnails.get(positionSec) : Promise.resolve(null),

    getStats: () => readStats(store.get().status === 'ready' ? handle.player() : undefined, video, store.get()),

    destroy() {
      destroying ??= (async () => {
        loads += 1;
        recovery.stop();
        loadLife.end();
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
