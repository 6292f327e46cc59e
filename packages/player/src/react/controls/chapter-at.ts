import type { Segment } from '@marquee/core/contracts';

/** The named stretch of the film that holds a second; a chapter before an intro or credits that lie in it. */
export function chapterAt(segments: readonly Segment[], positionSec: number): Segment | undefined {
  const around = segments.filter(
    ({ title, startSec, endSec }) => title && positionSec >= startSec && positionSec < endSec,
  );
  return around.find(({ kind }) => kind === 'chapter') ?? around[0];
}
