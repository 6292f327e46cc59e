interface Picture {
  width: number;
  height: number;
}
interface Source extends Picture {
  frameRate?: number | undefined;
}

/** Decoding a picture takes about this much of what encoding one of its size does. */
const decodingShare = 0.3;
/** Of a new measurement; a machine is busier at one time than at another. */
const weight = 0.3;
const usualRate = 25;
/** How much faster than it plays a rendition has to be made: players fetch ahead, and others want the processor, too. */
const margin = 1.2;

/** What a second of a rendition takes. */
const workOf = (source: Source, made: Picture): number =>
  (source.frameRate ?? usualRate) * (decodingShare * source.width * source.height + made.width * made.height);

/** How fast this machine transcodes, learned from what it does. */
export class TranscodeSpeed {
  /** Work a second of a run; undefined until the first was measured. */
  #rate: number | undefined;

  observe(source: Source, made: Picture, { mediaSec, tookSec }: { mediaSec: number; tookSec: number }): void {
    if (mediaSec <= 0 || tookSec <= 0) return;
    const rate = (workOf(source, made) * mediaSec) / tookSec;
    this.#rate = this.#rate === undefined ? rate : (1 - weight) * this.#rate + weight * rate;
  }

  /** Nothing speaks against making this rendition as fast as it is watched. */
  keepsUp(source: Source, made: Picture): boolean {
    return this.#rate === undefined || this.#rate >= margin * workOf(source, made);
  }
}
