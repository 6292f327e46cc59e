import type { Segment } from '@marquee/core/contracts';

/** The segment at a position; chapters take precedence over an intro or credits inside them. */
export function chapterAt(segments: readonly Segment[], positionSec: number): Segment | undefined {
  const around = segments.filter(
    ({ title, startSec, endSec }) => title && positionSec >= startSec && positionSec < endSec,
  );
  return around.find(({ kind }) => kind === 'chapter') ?? around[0];
}
