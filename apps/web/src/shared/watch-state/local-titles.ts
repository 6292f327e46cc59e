import { groupOf, parseEpisodeKey, parseTitleKey, type PlayedTitle } from '@marquee/core';
import type { LocalEntries } from '@marquee/core/watch-state';
import type { SourceRequest } from '@marquee/player/sources';

/** The film or the episode that a key of the history means. */
export function titleOfKey({ history, plays }: LocalEntries, key: string): PlayedTitle | null {
  const group = groupOf(key);
  const place = parseTitleKey(group);
  if (!place) return null;
  const [play] = Object.values(plays[group] ?? {});
  const { title, year = null } = history[group]?.[group]?.value ?? play?.value ?? { title: '' };
  const base = { ...place, title, year };
  if (group === key) return base;
  const position = parseEpisodeKey(key.slice(group.length + 1));
  if (!position) return null;
  const { id = 0, seasonId = 0, title: name = '' } = history[group]?.[key]?.value ?? {};
  return { ...base, episode: { season: position.season, number: position.episode, id, title: name, seasonId } };
}

export function requestFor({ id: tmdbId, title, year: releaseYear, episode }: PlayedTitle): SourceRequest {
  const request = { tmdbId, title, releaseYear };
  if (!episode) return { ...request, type: 'movie' };
  return { ...request, type: 'tv', season: { number: episode.season }, episode: { number: episode.number } };
}
