import { compareQuality, type QualityLabel } from '@marquee/core';
import type { CueStore } from '../../captions/cue-store';
import { isAbort } from '../errors/shaka-error';
import type { LoadOptions, PlayerEngine } from '../player-engine';
import type { EngineState } from '../state';
import type { StateStore } from '../state-store';
import { audioForLanguage } from './audio-for-language';
import type { CurrentLoad } from './current-load';
import { findAudioTrack, findTextTrack } from './read-tracks';
import type { ShakaHandle } from './shaka-handle';

interface TrackSelectionOptions {
  store: StateStore<EngineState>;
  current: CurrentLoad;
  handle: ShakaHandle;
  streamCues: CueStore;
  hasThumbnails: () => boolean;
  fail: (cause: unknown) => void;
}
type Selection = Pick<PlayerEngine, 'setQualityCap' | 'selectQuality' | 'selectAudio' | 'selectText'>;

/** Selects quality, audio and text, and shows in the state which there are. */
export function createTrackSelection(options: TrackSelectionOptions) {
  const { store, current, handle, streamCues } = options;
  /** The best quality that Auto may select while the device drops frames. */
  let ceiling: QualityLabel = 'Auto';

  function describe(): void {
    if (current.opened)
      store.update({ ...current.opened.describe(store.get()), hasThumbnails: options.hasThumbnails() });
  }

  const capNow = () => current.options?.qualityCap ?? 'Auto';

  function applyCap(): void {
    const cap = capNow();
    current.opened?.setCap(compareQuality(cap, ceiling) < 0 ? cap : ceiling);
  }

  function setCeiling(to: QualityLabel): void {
    ceiling = to;
    applyCap();
    if (to !== 'Auto') current.opened?.lowerTo?.(to);
    describe();
  }

  const commands: Selection = {
    setQualityCap(cap) {
      current.setQualityCap(cap);
      applyCap();
    },

    async selectQuality(quality) {
      const { status } = store.get();
      if (status === 'loading' || status === 'failed') {
        current.wishedQuality = quality;
        store.update({ quality });
        return true;
      }
      if (!current.opened || status !== 'ready') return false;
      try {
        const done = await current.opened.select(quality);
        describe();
        return done;
      } catch (error) {
        if (!isAbort(error)) options.fail(error);
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
  };

  return {
    commands,
    describe,
    /** Another stream begins. */
    reset(): void {
      ceiling = 'Auto';
    },
    setCeiling,
    /** A highest quality may have been set while the stream loaded with another. */
    applyNewCap(loadedWith: QualityLabel): void {
      if (capNow() !== loadedWith) applyCap();
    },
    /** The stream can be switched. */
    applyWishedQuality(): void {
      const { wishedQuality } = current;
      current.wishedQuality = undefined;
      if (wishedQuality) void commands.selectQuality(wishedQuality);
    },
    preferAudio({ audioLanguage, audioId: before }: LoadOptions): void {
      const { audioTracks, audioId } = store.get();
      const same = audioTracks.find(({ id }) => id === before);
      const wished = same ?? audioForLanguage(audioTracks, audioId, audioLanguage);
      if (wished && wished.id !== audioId) commands.selectAudio(wished.id);
    },
  };
}

export type TrackSelection = ReturnType<typeof createTrackSelection>;
