interface Picture {
  width: number;
  height: number;
}
interface Source extends Picture {
  frameRate?: number | undefined;
}

/** Cost of decoding a frame relative to encoding one of the same size. */
const decodingShare = 0.3;
/** Weight of a new measurement; the machine's load varies. */
const weight = 0.3;
const usualRate = 25;
/** Required speed relative to real time: players fetch ahead, and other tasks need the processor too. */
const margin = 1.2;

/** Each run needs memory, whatever its speed. */
const leastCost = 1 / 4;

/** Work per second of a rendition. */
const workOf = (source: Source, made: Picture): number =>
  (source.frameRate ?? usualRate) * (decodingShare * source.width * source.height + made.width * made.height);

/** Estimates how fast this machine transcodes, from its past runs. */
export class TranscodeSpeed {
  /** Work per second of a run; undefined until the first measurement. */
  #rate: number | undefined;

  observe(source: Source, made: Picture, { mediaSec, tookSec }: { mediaSec: number; tookSec: number }): void {
    if (mediaSec <= 0 || tookSec <= 0) return;
    const rate = (workOf(source, made) * mediaSec) / tookSec;
    this.#rate = this.#rate === undefined ? rate : (1 - weight) * this.#rate + weight * rate;
  }

  /**
   * The share of the machine that this rendition takes while its viewer watches it, until the first measurement all of
   * it: a quarter if it is made about five times as fast as it plays, or faster.
   */
  costOf(source: Source, made: Picture): number {
    if (this.#rate === undefined) return 1;
    return Math.min(1, Math.max(leastCost, (margin * workOf(source, made)) / this.#rate));
  }

  /** Whether this rendition can probably be made in real time. */
  isRealTime(source: Source, made: Picture): boolean {
    return this.#rate === undefined || this.#rate >= margin * workOf(source, made);
  }
}
