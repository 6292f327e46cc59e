import type { TransformJob } from './transform-process';
import { transformImage } from './transform-image';

/** The process that resizes images for `TransformProcess`, one after another, until the server disconnects. */
process.on('message', ({ input, params, isOwnSvg, maxPixels }: TransformJob) => {
  // Structured cloning turns a Buffer into a Uint8Array.
  void transformImage(Buffer.from(input), params, { isOwnSvg, maxPixels }).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal; the server ends this one after its last response.
process.on('SIGINT', () => undefined);
// A job's deadline starts now, not when the process was started.
process.send?.('ready');
