import { bookmarksFromEntries, isBookmarkAlive, bookmarkedTitle } from '../bookmarks';
import { historyFromEntries, isAlive, parseEpisodeKey, type HistoryItem } from '../history';
import { isDayOnly, type MediaType } from '../media';
import { listPlays } from '../plays';
import { isLive, listEntries } from '../sync/merge-entries';
import { isWatched } from '../history/watched';
import type { ExistingData } from '../import/plan/plan-types';
import type { EpisodeRef, ImportRecord, TitleRef } from '../import/records';

const NOWHERE = { file: '', line: 0 };

const refOf = (season: number, number: number, title = ''): EpisodeRef => ({
  season,
  number,
  absolute: null,
  title,
  ids: {},
});

function* placesOf(item: HistoryItem): Generator<ImportRecord> {
  const { mediaType, id, title: name, year, progress, episodes = {} } = item;
  const title: TitleRef = { mediaType, title: name, year, ids: { tmdb: id } };
  const head = { kind: 'progress', title, source: NOWHERE } as const;
  if (progress && isAlive(item) && progress.watched > 0 && !isWatched('movie', progress))
    yield { ...head, watchedSec: progress.watched, durationSec: progress.duration, updatedAt: item.updatedAt };
  for (const [key, found] of Object.entries(episodes)) {
    const place = parseEpisodeKey(key);
    if (!place || !isAlive(found, item.removedAt) || isWatched('episode', found.progress)) continue;
    if (found.progress.watched === 0) continue;
    const { watched: watchedSec, duration: durationSec } = found.progress;
    const episode = refOf(place.season, place.episode, found.title);
    yield { ...head, episode, watchedSec, durationSec, updatedAt: found.updatedAt };
  }
}

const SUBJECT = /^(movie|tv):(\d+)(?:\/s(\d+)(?:e(\d+))?)?$/;

/** The title, the season or the episode that a rating or a note is about. */
function subjectOf(key: string, { title, year }: { title: string; year: number | null }) {
  const [, type, id, season, number] = SUBJECT.exec(key) ?? [];
  const mediaType: MediaType = type === 'tv' ? 'tv' : 'movie';
  const about = { title: { mediaType, title, year, ids: { tmdb: Number(id) } }, source: NOWHERE };
  if (season === undefined) return about;
  return { ...about, episode: { ...refOf(Number(season), 0), number: number === undefined ? null : Number(number) } };
}

/** Turns what a person keeps into import records, from which the export files are written: the inverse of an import. */
export function* recordsFromCollections({
  plays,
  bookmarks,
  history,
  ratings,
  notes,
  favorites,
}: Omit<ExistingData, 'categories'>): Generator<ImportRecord> {
  for (const play of listPlays(plays)) {
    const { mediaType, id, title, year, season, episode, episodeTitle, watchedAt, rating } = play;
    yield {
      kind: 'watching',
      title: { mediaType, title, year, ids: { tmdb: id } },
      source: NOWHERE,
      watchedAt,
      ...(rating !== undefined && { rating }),
      ...(watchedAt !== null && isDayOnly(watchedAt) && { isDayOnly: true as const }),
      ...(season !== undefined && episode !== undefined && { episode: refOf(season, episode, episodeTitle) }),
    };
  }
  for (const bookmark of bookmarksFromEntries(bookmarks)) {
    if (!isBookmarkAlive(bookmark)) continue;
    const { mediaId, mediaType = null, category, addedAt } = bookmark;
    const known = bookmarkedTitle(bookmarks[String(mediaId)], { ...(mediaType && { mediaType }) });
    const title = { mediaType, title: known.title ?? '', year: known.year ?? null, ids: { tmdb: mediaId } };
    const head = { title, source: NOWHERE, addedAt };
    if (category === 'watchlist') yield { kind: 'watchlist', ...head };
    else if (category === 'favorites') yield { kind: 'favorite', ...head };
    else yield { kind: 'list-entry', ...head, list: category };
  }
  for (const { key, value, changedAt } of listEntries(favorites).filter(isLive))
    yield { kind: 'favorite', ...subjectOf(key, value), addedAt: changedAt };
  for (const item of Object.values(historyFromEntries(history))) yield* placesOf(item);
  for (const { key, value } of listEntries(ratings).filter(isLive)) {
    const { rating, ratedAt, ...title } = value;
    yield { kind: 'rating', ...subjectOf(key, title), rating, ratedAt };
  }
  for (const { key, value } of listEntries(notes).filter(isLive)) {
    const { text, hasSpoilers, writtenAt, ...title } = value;
    yield { kind: 'note', ...subjectOf(key, title), text, hasSpoilers, writtenAt };
  }
}
