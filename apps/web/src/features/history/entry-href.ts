import { episodeHref, isFinished, movieHref, type HistoryEntry } from '@marquee/core';

/** Where an entry leads: what was begun goes on playing; what was finished opens its page. */
export function entryHref(entry: HistoryEntry): string {
  const { item, episode } = entry;
  const options = { play: !isFinished(entry) };
  return episode
    ? episodeHref(item.id, episode.season, episode.episode, options)
    : movieHref(item.id, item.title, options);
}
