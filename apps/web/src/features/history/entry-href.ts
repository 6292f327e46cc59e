import { episodeHref, isFinished, movieHref, type HistoryEntry } from '@marquee/core';

/** Link of an entry: an unfinished title continues playing, a finished one opens its page. */
export function entryHref(entry: HistoryEntry): string {
  const { item, episode } = entry;
  const options = { play: !isFinished(entry) };
  return episode
    ? episodeHref(item.id, episode.season, episode.episode, options)
    : movieHref(item.id, item.title, options);
}
