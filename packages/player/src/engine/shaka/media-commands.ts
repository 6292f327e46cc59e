import { clampVolume } from '@marquee/core';
import type { PlayerEngine } from '../player-engine';
import type { EngineState } from '../state';
import type { StateStore } from '../state-store';
import type { CurrentLoad } from './current-load';
import type { ShakaPlayer } from './load-shaka';

type MediaCommands = Pick<PlayerEngine, 'play' | 'autoplay' | 'pause' | 'seek' | 'setVolume' | 'setMuted' | 'setRate'>;

const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Commands on the media element, which do not depend on the stream. */
export function mediaCommands(
  element: () => HTMLVideoElement | undefined,
  store: StateStore<EngineState>,
  current: CurrentLoad,
  player: () => ShakaPlayer | undefined,
): MediaCommands {
  /** An interrupted start is neither a refusal nor a pause: Shaka interrupts it to empty the element. */
  const start = async (video: HTMLVideoElement): Promise<'plays' | 'refused' | 'interrupted'> => {
    try {
      await video.play();
      return 'plays';
    } catch (error) {
      return isRefused(error) ? 'refused' : 'interrupted';
    }
  };

  return {
    async play() {
      const video = element();
      const { status } = store.get();
      current.plays = true;
      if (!video || status === 'idle') return;
      // Shown at once, so that a second press pauses again.
      if (status === 'loading') store.update({ paused: false });
      if ((await start(video)) === 'refused') store.update({ autoplay: 'blocked', paused: true });
      else if (store.get().autoplay === 'blocked') store.update({ autoplay: 'allowed' });
    },
    async autoplay() {
      const video = element();
      if (!video) return 'blocked';
      const { status, autoplay } = store.get();
      if (status === 'idle' || !current.plays) return autoplay;
      let outcome: EngineState['autoplay'] = 'allowed';
      const first = await start(video);
      if (first === 'interrupted') return autoplay;
      if (first === 'refused') {
        const wasMuted = video.muted;
        video.muted = true;
        outcome = 'muted';
        if (wasMuted || (await start(video)) === 'refused') {
          video.muted = wasMuted;
          outcome = 'blocked';
        }
      }
      store.update({ autoplay: outcome, paused: video.paused });
      return outcome;
    },
    pause() {
      current.plays = false;
      element()?.pause();
      // While a stream loads, the element's events are ignored.
      if (store.get().status !== 'ready') store.update({ paused: true });
    },
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
      // Shaka sets the rate that it knows of whenever buffering begins or ends, and may not have been told of this one.
      if (store.get().status === 'ready') player()?.trickPlay(rate, false);
      if (video) video.playbackRate = video.defaultPlaybackRate = rate;
      store.update({ rate });
    },
  };
}
