import { episodeKey, isKnownDuration, type WatchHistory } from '../history/types';
import { titleKey } from '../media';
import type { PlayRecord } from '../plays/plays';
import type { TitleSnapshots } from '../snapshots';

const known = (seconds: number | undefined): number | null =>
  seconds !== undefined && isKnownDuration(seconds) ? seconds / 60 : null;

/** Minutes of a play: from the player, or else from metadata; null if unknown. */
export function minutesOf(
  { mediaType, id, season, episode }: PlayRecord,
  history: WatchHistory,
  snapshots: TitleSnapshots,
): number | null {
  const key = titleKey(mediaType, id);
  const item = history[key];
  const snapshot = snapshots[key];
  if (mediaType === 'movie') return known(item?.progress?.duration) ?? snapshot?.totalRuntimeMin ?? null;
  const part = episodeKey(season ?? 0, episode ?? 0);
  return known(item?.episodes?.[part]?.progress.duration) ?? snapshot?.episodeRuntimeMin ?? null;
}
