import type { Segment } from '../contracts/stream-provider';
import type { PlayableKind } from '../history/watched';

/** Without an intro segment: offered before 3 % and 30 s, skips to 3 % of the duration (PLAYER-09). */
const SKIP_INTRO_RATIO = 0.03;
const SKIP_INTRO_MAX_SEC = 30;

/**
 * Position that Skip Intro seeks to, in seconds, or null if it is not offered. Uses the source's intro segments if
 * there are any, else the rule of PLAYER-09, for episodes only.
 */
export function skipIntroTarget(options: {
  kind: PlayableKind;
  positionSec: number;
  durationSec: number;
  segments?: readonly Segment[];
}): number | null {
  const { kind, positionSec, durationSec, segments = [] } = options;
  if (!Number.isFinite(durationSec) || durationSec <= 0) return null;
  const intros = segments.filter((segment) => segment.kind === 'intro');
  if (intros.length > 0) {
    const current = intros.find(({ startSec, endSec }) => positionSec >= startSec && positionSec < endSec);
    return current ? Math.min(current.endSec, durationSec) : null;
  }
  const offered =
    kind === 'episode' && positionSec / durationSec < SKIP_INTRO_RATIO && positionSec < SKIP_INTRO_MAX_SEC;
  return offered ? durationSec * SKIP_INTRO_RATIO : null;
}
