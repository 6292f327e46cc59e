/**
 * Stands in for the video in assjs: an element of the player's size whose time is that of the subtitles. It never
 * reports that it is playing, so no animation runs by itself: `update` sets them all according to the media's time,
 * whatever its rate, and whether it is paused, stalled or seeking. (By itself, assjs runs them at the normal rate and
 * restarts finished ones after each pause and seek.)
 */
export class MediaClock {
  /** As large as the video. */
  readonly element = document.createElement('div');
  #nowSec = -1;
  /** Start of each animation on the subtitles' clock. */
  readonly #startsMs = new Map<Animation, number>();

  constructor(video: HTMLVideoElement) {
    this.element.className = 'mq-player__styled-clock';
    Object.defineProperties(this.element, {
      currentTime: { get: () => this.#nowSec },
      paused: { value: true },
      videoWidth: { get: () => video.videoWidth },
      videoHeight: { get: () => video.videoHeight },
    });
  }

  /** From now on new lines appear automatically. */
  start(): void {
    // Nothing is rendered when assjs is told to play, because that would start the animations of rendered lines.
    this.seek(-1);
    this.#tell('play');
  }

  seek(nowSec: number): void {
    this.#startsMs.clear();
    this.#nowSec = nowSec;
    this.#tell('seeking');
  }

  /** @param animations animations of the rendered lines */
  update(nowSec: number, animations: readonly Animation[]): void {
    for (const animation of animations)
      if (!this.#startsMs.has(animation))
        this.#startsMs.set(animation, this.#nowSec * 1000 - Number(animation.currentTime ?? 0));
    this.#nowSec = nowSec;
    const known = new Set(animations);
    for (const [animation, startMs] of this.#startsMs) {
      if (known.has(animation)) animation.currentTime = nowSec * 1000 - startMs;
      else this.#startsMs.delete(animation);
    }
  }

  stop(): void {
    this.#tell('pause');
  }

  #tell(event: 'play' | 'pause' | 'seeking'): void {
    this.element.dispatchEvent(new Event(event));
  }
}
