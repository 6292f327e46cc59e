import type { Segment } from '../contracts/stream-provider';
import type { PlayableKind } from '../history/watched';
import type { SkipActions, SkippableKind } from './skip-actions';
import { skipIntroTarget } from './skip-intro';

/** A segment that ends this close to the end of the media lasts to the end. */
const REST_SEC = 3;

export interface SkippableSegment {
  kind: SkippableKind;
  startSec: number;
  /** Position to skip to. */
  endSec: number;
}

export const isSkippable = (segment: Segment): segment is Segment & { kind: SkippableKind } =>
  segment.kind !== 'chapter';

/** The segment of one of these kinds at a position; of several, the one that ends last. */
export function segmentAt(
  segments: readonly Segment[],
  positionSec: number,
  durationSec: number,
): SkippableSegment | null {
  if (!Number.isFinite(durationSec) || durationSec <= 0) return null;
  let found: SkippableSegment | null = null;
  for (const segment of segments) {
    if (!isSkippable(segment) || positionSec < segment.startSec || positionSec >= segment.endSec) continue;
    const endSec = Math.min(segment.endSec, durationSec);
    if (endSec > positionSec && (!found || endSec > found.endSec))
      found = { kind: segment.kind, startSec: segment.startSec, endSec };
  }
  return found;
}

/** Whether a segment lasts to the end, so that no scene follows. */
export const endsMedia = ({ endSec }: SkippableSegment, durationSec: number): boolean =>
  durationSec - endSec <= REST_SEC;

/** The segment that can be skipped now: a real one, else the start of an episode by the rule of PLAYER-09. */
export function skipOffer(options: {
  kind: PlayableKind;
  positionSec: number;
  durationSec: number;
  segments: readonly Segment[];
  actions: SkipActions;
}): SkippableSegment | null {
  const { segments, positionSec, durationSec, actions } = options;
  const segment = segmentAt(segments, positionSec, durationSec);
  // After seeking back into a segment that was skipped, it can be skipped manually.
  if (segment) return actions[segment.kind] === 'never' ? null : segment;
  if (actions.intro === 'never') return null;
  const target = skipIntroTarget(options);
  return target === null ? null : { kind: 'intro', startSec: 0, endSec: target };
}
