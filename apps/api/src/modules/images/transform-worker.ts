import type { TransformJob } from './transform-process';
import { transformImage } from './transform-image';

/** The process that resizes images for `TransformProcess`: one after another, until the server goes away. */
process.on('message', ({ input, params, isOwnSvg, maxPixels }: TransformJob) => {
  // Structured cloning makes a Uint8Array of what was a Buffer.
  void transformImage(Buffer.from(input), params, { isOwnSvg, maxPixels }).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal: the server ends this one when it has answered.
process.on('SIGINT', () => undefined);
// The deadline of a job begins now, not when the process was started.
process.send?.('ready');
