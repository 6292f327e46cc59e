import { spawnSync } from 'node:child_process';

/** Whether a program can be started; `-version` is what FFmpeg's programs call it, and every other says so or refuses. */
export const isInstalled = (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).error === undefined;

/**
 * Runs a test, or a block of tests, only where its needs are met. Elsewhere its name says what is missing, which
 * `npm test` lists at its end.
 */
export const onlyIf =
  (isMet, missing) =>
  (block, name, ...rest) =>
    isMet ? block(name, ...rest) : block.skip(`${name} (skipped: ${missing})`, ...rest);
