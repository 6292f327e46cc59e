/**
 * What assjs takes for the video: an element of the player's size whose time is that of the subtitles. It never says that it
 * plays, so that no animation runs by itself: `update` places them all by the media's time, whatever its rate, and
 * whether it was paused, stopped for lack of data or moved. (assjs itself lets them run at the usual rate, and begins ended
 * ones anew after each pause and seek.)
 */
export class MediaClock {
  /** As large as the video. */
  readonly element = document.createElement('div');
  #nowSec = -1;
  /** When an animation began, on the clock of the subtitles. */
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

  /** New lines appear by themselves from now on. */
  start(): void {
    // Nothing is drawn while it is told to play: it would start the animations of what is.
    this.seek(-1);
    this.#tell('play');
  }

  seek(nowSec: number): void {
    this.#startsMs.clear();
    this.#nowSec = nowSec;
    this.#tell('seeking');
  }

  /** @param animations those of the lines that are drawn */
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
