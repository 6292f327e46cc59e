import { composeCard } from './card/compose-card';
import type { CardPicture } from './card/share-card';
import { transformImage, type TransformResult } from './transform-image';
import type { PictureJob } from './transform-process';

/** Structured cloning turns a Buffer into a Uint8Array. */
const toPicture = ({ input, isOwnSvg }: CardPicture): CardPicture => ({ input: Buffer.from(input), isOwnSvg });

function run(job: PictureJob): Promise<TransformResult> {
  if (!('card' in job)) return transformImage(Buffer.from(job.input), job.params, job);
  return composeCard({
    ...job,
    backdrop: job.backdrop && toPicture(job.backdrop),
    posters: job.posters.map(toPicture),
  });
}

/** The process that makes images for `TransformProcess`, one after another, until the server disconnects. */
process.on('message', (job: PictureJob) => {
  void run(job).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal; the server ends this one after its last response.
process.on('SIGINT', () => undefined);
// A job's deadline starts now, not when the process was started.
process.send?.('ready');
