import type { Progress } from '../history/types';

export type PlayableKind = 'movie' | 'episode';

/** Share of the duration above which a title counts as watched and is not resumed (HISTORY-06, HISTORY-07). */
const WATCHED_RATIO: Record<PlayableKind, number> = { movie: 0.94, episode: 0.93 };

/** Watched share, 0 to 1; 0 if the duration is unknown. */
export const watchedRatio = ({ watched, duration }: Progress): number =>
  duration > 0 && Number.isFinite(watched) ? Math.min(1, Math.max(0, watched / duration)) : 0;

/** Progress for display, clamped to 0–100 (HISTORY-08). */
export const progressPercent = (progress: Progress): number => watchedRatio(progress) * 100;

export const isWatched = (kind: PlayableKind, progress: Progress): boolean =>
  watchedRatio(progress) > WATCHED_RATIO[kind];

/** Position to resume from in seconds; 0 without saved progress or if it is above the limit. */
export const resumePosition = (kind: PlayableKind, progress: Progress | null): number =>
  progress && !isWatched(kind, progress) ? Math.max(0, progress.watched) : 0;

/** Progress is saved every 2 s after the first 5 s, and only for media of at least 10 s (HISTORY-05). */
export const PROGRESS_INTERVAL_MS = 2000;
const PROGRESS_MIN_POSITION_SEC = 5;
const PROGRESS_MIN_DURATION_SEC = 10;

export const shouldSaveProgress = ({ watched, duration }: Progress): boolean =>
  Number.isFinite(duration) && duration >= PROGRESS_MIN_DURATION_SEC && watched > PROGRESS_MIN_POSITION_SEC;
