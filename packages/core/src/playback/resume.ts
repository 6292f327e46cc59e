import type { Progress } from '../history/types';
import { isWatched, type PlayableKind } from '../history/watched';

/** Position to resume from in seconds; 0 without saved progress or if it is above the limit. */
export const resumePosition = (kind: PlayableKind, progress: Progress | null): number =>
  progress && !isWatched(kind, progress) ? Math.max(0, progress.watched) : 0;

/** Progress is saved every 2 s after the first 5 s, and only for media of at least 10 s (HISTORY-05). */
export const PROGRESS_INTERVAL_MS = 2000;
const PROGRESS_MIN_POSITION_SEC = 5;
const PROGRESS_MIN_DURATION_SEC = 10;

export const shouldSaveProgress = ({ watched, duration }: Progress): boolean =>
  Number.isFinite(duration) && duration >= PROGRESS_MIN_DURATION_SEC && watched > PROGRESS_MIN_POSITION_SEC;
