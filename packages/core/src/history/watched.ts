import type { Progress } from './types';

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
