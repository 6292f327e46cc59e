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

  /** Whether this rendition can probably be made in real time. */
  isRealTime(source: Source, made: Picture): boolean {
    return this.#rate === undefined || this.#rate >= margin * workOf(source, made);
  }
}
