import type { Stream } from '@marquee/core/contracts';
import { hostOf } from '../../diagnosis/host-of';
import { urlToProbe } from '../../sources/stream-urls';
import type { Emitter } from '../emitter';
import { createPlayerError } from '../errors/error-texts';
import type { PlayerError } from '../errors/player-error';
import { isAbort } from '../errors/shaka-error';
import type { EngineEvents, LoadOptions, LoadOutcome, PlayerEngine } from '../player-engine';
import { perStreamState, type EngineState } from '../state';
import type { StateStore } from '../state-store';
import { openAdaptive } from './adaptive-stream';
import type { CurrentLoad } from './current-load';
import { lowerOnDroppedFrames } from './dropped-frames';
import type { Failures } from './failures';
import { openFiles } from './file-stream';
import { clearPrefetchOnSeek } from './clear-prefetch';
import type { ShakaBuild, ShakaPlayer } from './load-shaka';
import type { OpenOptions, OpenedStream } from './opened-stream';
import type { Preloader } from './preloader';
import { rampUpAfterStartup } from './ramp-up';
import type { ShakaHandle } from './shaka-handle';
import { checkStart } from './start-position';
import type { ThumbnailSource } from './thumbnail-source';
import type { TrackSelection } from './track-selection';
import { watchStream, type Diagnose } from './watch-stream';

interface StreamLoaderOptions {
  video: () => HTMLVideoElement | undefined;
  store: StateStore<EngineState>;
  emitter: Emitter<EngineEvents>;
  current: CurrentLoad;
  handle: ShakaHandle;
  preloader: Preloader;
  failures: Failures;
  tracks: TrackSelection;
  thumbnails: ThumbnailSource;
  explain: Diagnose;
  commands: Pick<PlayerEngine, 'play' | 'setRate'>;
}

export function emptyStream(stream: Stream | undefined): PlayerError {
  const problem = { kind: 'emptyVideo', host: hostOf((stream && urlToProbe(stream)) ?? '') } as const;
  return createPlayerError('stream', { detail: 'the stream holds nothing', problem });
}
const buildOf = (stream: Stream): ShakaBuild => (stream.type === 'dash' ? 'dash' : 'hls');

/** Loads streams, and what belongs to a loaded one. */
export function createStreamLoader(options: StreamLoaderOptions) {
  const { store, emitter, current, handle, failures, tracks, commands } = options;

  function finishLoad(): void {
    store.update({ status: 'ready', buffering: false, durationSec: options.video()?.duration || 0 });
    commands.setRate(store.get().rate);
    tracks.describe();
    tracks.applyWishedQuality();
  }

  /** Loads another file of the same stream and restores position, speed and playback. */
  async function swapFile(load: (positionSec: number) => Promise<void>): Promise<void> {
    const { positionSec, paused } = store.get();
    current.plays = !paused;
    const isOutdated = current.createOutdatedCheck();
    store.update({ status: 'loading', buffering: true });
    await load(positionSec);
    if (isOutdated()) return;
    finishLoad();
    if (current.plays) await commands.play();
  }

  const open = (made: ShakaPlayer, stream: Stream, choice: OpenOptions): Promise<OpenedStream> =>
    stream.type === 'file'
      ? openFiles(made, stream, choice, swapFile)
      : openAdaptive(made, stream, choice, options.preloader.take(stream, choice.startAtSec));

  /** Starts at the beginning, because this stream does not have the saved position. */
  function startOver(): void {
    const video = options.video();
    if (video) video.currentTime = 0;
    store.update({ positionSec: 0, ended: false });
    emitter.emit('startedOver', undefined);
  }

  function watchLoading(stream: Stream, video: HTMLVideoElement): void {
    rampUpAfterStartup(video, handle.player, current.life);
    clearPrefetchOnSeek(video, handle.player, current.life);
    const { fail } = failures;
    const reportSlowness = (slowness: EngineState['slowness']): void => store.update({ slowness });
    watchStream(stream, { video, fail, reportSlowness, diagnose: options.explain }, current.life);
  }

  /** Handles the events of a loaded stream. */
  function watchLoaded(video: HTMLVideoElement): void {
    // Media Source ends like this if none of the data was accepted.
    current.life.listen(video, 'durationchange', () => {
      if (store.get().status === 'ready' && video.duration === 0) failures.fail(emptyStream(current.stream));
    });
    lowerOnDroppedFrames({ video, state: store.get, setCeiling: tracks.setCeiling }, current.life);
  }

  async function load(stream: Stream, loadOptions: LoadOptions): Promise<LoadOutcome> {
    const { startAtSec = 0, isResume = false, plays = true, qualityCap: cap = 'Auto' } = loadOptions;
    const { quality, withoutSound = false } = loadOptions;
    const video = options.video();
    current.plays = plays;
    current.begin(stream, loadOptions);
    const isOutdated = current.createOutdatedCheck();
    tracks.reset();
    failures.recovery.reset();
    if (video) watchLoading(stream, video);
    store.update({ ...perStreamState, status: 'loading', buffering: true, positionSec: startAtSec });
    try {
      if (!video) throw createPlayerError('init-failed', { detail: 'no video element is attached' });
      const made = await handle.ensure(buildOf(stream), video);
      if (isOutdated()) return 'interrupted';
      const opened = await open(made, stream, { startAtSec, isResume, cap, quality, withoutSound });
      if (isOutdated()) return 'interrupted';
      current.setOpened(opened);
      tracks.applyNewCap(cap);
      if (video.duration === 0) throw emptyStream(stream);
      checkStart(video, current.life, loadOptions, startOver);
      finishLoad();
      watchLoaded(video);
      const primed = (): void => opened.afterFirstFrame?.();
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) primed();
      else current.life.listen(video, 'loadeddata', primed);
      tracks.preferAudio(loadOptions);
      void options.thumbnails.start(stream, current.life, loadOptions.seekThumbnails ?? false);
      return 'ready';
    } catch (error) {
      if (isOutdated() || isAbort(error)) return 'interrupted';
      const diagnosed = await failures.diagnose(error);
      if (isOutdated()) return 'interrupted';
      failures.fail(diagnosed);
      return 'failed';
    }
  }

  return {
    load,
    async reload(): Promise<LoadOutcome> {
      const { stream, options: before } = current;
      if (!stream) return 'interrupted';
      failures.leaveReady();
      const { positionSec, quality, audioId } = store.get();
      const place = { startAtSec: positionSec, isResume: false, plays: current.plays, quality };
      const outcome = await load(stream, { ...before, ...place, audioId: audioId ?? before?.audioId });
      if (outcome === 'ready' && current.plays) await commands.play();
      return outcome;
    },
    unload(): void {
      current.clear();
      current.plays = true;
      options.video()?.pause();
      store.update({ ...perStreamState, status: 'idle', paused: true, buffering: false, positionSec: 0 });
    },
  };
}
