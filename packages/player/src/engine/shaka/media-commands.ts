import { clampVolume } from '@marquee/core';
import type { PlayerEngine } from '../player-engine';
import type { EngineState } from '../state';
import type { StateStore } from '../state-store';

type MediaCommands = Pick<PlayerEngine, 'play' | 'autoplay' | 'pause' | 'seek' | 'setVolume' | 'setMuted' | 'setRate'>;

const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Commands on the media element, which do not depend on the stream. */
export function mediaCommands(
  element: () => HTMLVideoElement | undefined,
  store: StateStore<EngineState>,
): MediaCommands {
  /** True if it plays. An interrupted start is not a refusal; the state shows its result. */
  const start = async (video: HTMLVideoElement): Promise<boolean> => {
    try {
      await video.play();
      return true;
    } catch (error) {
      return !isRefused(error);
    }
  };

  return {
    async play() {
      const video = element();
      if (!video) return;
      if (!(await start(video))) store.update({ autoplay: 'blocked', paused: true });
      else if (store.get().autoplay === 'blocked') store.update({ autoplay: 'allowed' });
    },
    async autoplay() {
      const video = element();
      if (!video) return 'blocked';
      let outcome: EngineState['autoplay'] = 'allowed';
      if (!(await start(video))) {
        const wasMuted = video.muted;
        video.muted = true;
        outcome = 'muted';
        if (wasMuted || !(await start(video))) {
          video.muted = wasMuted;
          outcome = 'blocked';
        }
      }
      store.update({ autoplay: outcome, paused: video.paused });
      return outcome;
    },
    pause: () => element()?.pause(),
    seek(positionSec) {
      const video = element();
      if (!video || !Number.isFinite(positionSec)) return;
      const { durationSec } = store.get();
      const end = durationSec > 0 ? durationSec : Infinity;
      video.currentTime = Math.min(end, Math.max(0, positionSec));
      store.update({ positionSec: video.currentTime, ended: false });
    },
    setVolume(volume) {
      const video = element();
      if (video) video.volume = clampVolume(volume);
      store.update({ volume: clampVolume(volume) });
    },
    setMuted(muted) {
      const video = element();
      if (video) video.muted = muted;
      const { autoplay } = store.get();
      store.update({ muted, autoplay: !muted && autoplay === 'muted' ? 'allowed' : autoplay });
    },
    setRate(rate) {
      const video = element();
      if (!(rate > 0)) return;
      if (video) video.playbackRate = video.defaultPlaybackRate = rate;
      store.update({ rate });
    },
  };
}
