import type { HistoryEntry, WatchedMark } from '@marquee/core';

/** What a card marks as watched: the film, or the episode watched last. */
export function watchedMarkOf({ item, episode, progress }: HistoryEntry): WatchedMark {
  const { mediaType, id, title, year } = item;
  const base = { mediaType, id, title, year };
  if (!episode) return { played: base, durationSec: progress.duration };
  const { season, number, id: episodeId, title: name, seasonId } = episode;
  return {
    played: { ...base, episode: { season, number, id: episodeId, title: name, seasonId } },
    durationSec: progress.duration,
  };
}
