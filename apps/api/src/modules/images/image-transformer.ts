import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../http/errors';
import { FairQueue } from '../../lib/fair-queue';
import { rateLimited } from '../../rate-limits';
import { fontEnvironment } from './card/card-fonts';
import type { CardJob } from './card/share-card';
import { isQuick, type ImageParams } from './image-params';
import { TransformProcess, type PictureJob } from './transform-process';
import type { TransformResult } from './transform-image';

interface ImageTransformerOptions {
  /** Larger pictures are refused. */
  maxPixels: number;
  /** Total size of the waiting originals. */
  maxWaitingBytes: number;
  /** For the configuration and the index of the fonts of composed pictures. */
  fontFolder: string;
}

interface TransformRequest {
  input: Buffer;
  params: ImageParams;
  isOwnSvg: boolean;
}

const DEADLINE_MS = 10_000;
const BUSY_RETRY_SEC = 2;
/** Budget of an address per minute: 240 small pictures, or 30 slow ones. Cached pictures are free. */
const POINTS_PER_MINUTE = 240;
const SLOW_POINTS = 8;

/**
 * Resizes and composes images. Quick and slow transformations have separate processes and queues, so that no poster waits behind an
 * expensive picture. Callers take turns, and each has a budget.
 */
export class ImageTransformer {
  readonly #budget = new RateLimiterMemory({ points: POINTS_PER_MINUTE, duration: 60 });
  readonly #quick;
  readonly #slow;

  constructor(private readonly options: ImageTransformerOptions) {
    const env = fontEnvironment(options.fontFolder);
    const lane = (maxWaiting: number, maxWaitingPerCaller: number) => ({
      process: new TransformProcess(env),
      queue: new FairQueue({
        concurrency: 1,
        maxWaiting,
        maxWaitingPerCaller,
        maxWaitingWeight: options.maxWaitingBytes / 2,
      }),
    });
    this.#quick = lane(100, 40);
    this.#slow = lane(6, 2);
  }

  /** @throws ApiError for images that cannot be transformed, and for callers who exceed their budget */
  async transform({ input, params, isOwnSvg }: TransformRequest, caller: string): Promise<Buffer> {
    const { maxPixels } = this.options;
    return this.#run({ input, params, isOwnSvg, maxPixels }, { quick: isQuick(params), weight: input.length }, caller);
  }

  /** The picture of a link preview. Takes as much of the budget as any slow one. @throws ApiError as above */
  compose(job: Omit<CardJob, 'maxPixels' | 'fontFolder'>, caller: string): Promise<Buffer> {
    const { maxPixels, fontFolder } = this.options;
    const pictures = [...(job.backdrop ? [job.backdrop] : []), ...job.posters];
    const weight = pictures.reduce((sum, { input }) => sum + input.length, 0);
    return this.#run({ ...job, maxPixels, fontFolder }, { quick: false, weight }, caller);
  }

  async #run(job: PictureJob, { quick, weight }: { quick: boolean; weight: number }, caller: string): Promise<Buffer> {
    await this.#budget.consume(caller, quick ? 1 : SLOW_POINTS).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext) : refusal;
    });
    const { queue, process } = quick ? this.#quick : this.#slow;
    const turn = await queue.run(caller, () => process.run(job, DEADLINE_MS), { weight });
    if (!turn) throw new ApiError('busy', { retryAfterSec: BUSY_RETRY_SEC });
    return toBytes(turn.value);
  }

  stop(): void {
    this.#quick.process.stop();
    this.#slow.process.stop();
  }
}

function toBytes(result: TransformResult): Buffer {
  switch (result.outcome) {
    case 'done':
      return result.bytes;
    case 'crop_outside':
      throw new ApiError('bad_request', { fields: { crop: 'lies outside the image' }, cause: result.reason });
    case 'too_large':
      throw new ApiError('bad_request', { fields: { fit: 'makes the image too large' }, cause: result.reason });
    case 'unreadable':
    case 'timed_out':
      throw new ApiError('image_unreadable', { cause: result.reason });
    case 'failed':
      // Not cached: a picture that crashes the decoder uses up its caller's budget each time.
      throw new ApiError('busy', { retryAfterSec: BUSY_RETRY_SEC, cause: result.reason });
  }
}
