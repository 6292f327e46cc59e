import { isBookmarkAlive, mergeBookmarks, parseBookmarks } from '../../../bookmarks';
import { isAlive, parseEpisodeKey, parseHistory, type HistoryItem, type Progress } from '../../../history';
import { isRecord } from '../../../json';
import { parseTitleKey } from '../../../media';
import { isWatched } from '../../../history/watched';
import { playedKeyOf, playKeyPattern } from '../../../plays';
import { groupOf } from '../../../sync/merge-entries';
import { partKeyPattern, subjectKeyPattern } from '../../../ratings';
import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../../records';
import { episodeRef, rating, viewingRating, type Subject } from '../../values/build';
import { field, isTrue, listOf, sampleOf, textOf, yearOf } from '../../values/fields';
import { orLine, type JsonReader } from '../reader';

const titleRef = (
  mediaType: 'movie' | 'tv' | null,
  tmdb: number,
  title = '',
  year: number | null = null,
): TitleRef => ({
  mediaType,
  title,
  year,
  ids: { tmdb },
});

const refOf = (key: string, title = ''): EpisodeRef | undefined => {
  const place = parseEpisodeKey(key);
  return place ? episodeRef({ season: place.season, number: place.episode, title }) : undefined;
};

const timeOf = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

const isRemoved = (entry: unknown): boolean =>
  (timeOf(field(entry, 'removedAt')) ?? -1) >= (timeOf(field(entry, 'changedAt')) ?? 0);

/** Reads the entries of a collection that are not removed. */
function* readCollection(
  entries: unknown,
  { file, keyPattern }: { file: string; keyPattern: RegExp },
  read: (about: Subject, value: Record<string, unknown>, key: string) => Iterable<ReadItem>,
): Generator<ReadItem> {
  for (const [at, entry] of listOf(entries).entries()) {
    const source = { file, line: at + 1 };
    const key = textOf(field(entry, 'key'));
    const title = keyPattern.test(key) ? parseTitleKey(groupOf(key)) : null;
    const value = field(entry, 'value');
    if (!title || !isRecord(value)) yield problem('not_understood', source, sampleOf(entry));
    else if (!isRemoved(entry)) {
      const ref = titleRef(title.mediaType, title.id, textOf(value.title), yearOf(value.year));
      const [, season, number] = /\/s(\d+)(?:e(\d+))?/.exec(key) ?? [];
      const episode =
        season === undefined
          ? undefined
          : episodeRef({
              season: Number(season),
              number: number === undefined ? null : Number(number),
              title: textOf(value.episodeTitle),
            });
      yield* orLine(read({ title: ref, source, ...(episode && { episode }) }, value, key), source, sampleOf(entry));
    }
  }
}

function* readBookmarks(value: unknown, file: string): Generator<ReadItem> {
  for (const [at, bookmark] of mergeBookmarks(parseBookmarks(value) ?? [], []).entries()) {
    if (!isBookmarkAlive(bookmark)) continue;
    const { mediaId, mediaType = null, category, addedAt } = bookmark;
    const head = { title: titleRef(mediaType, mediaId), source: { file, line: at + 1 }, addedAt };
    if (category === 'watchlist') yield { kind: 'watchlist', ...head };
    else if (category === 'favorites') yield { kind: 'favorite', ...head };
    else yield { kind: 'list-entry', ...head, list: category };
  }
}

/** Yields a resume position; or a play, if the file is from before plays were logged. */
function* readProgress(about: Subject, progress: Progress, updatedAt: number, isSeen: boolean): Generator<ReadItem> {
  const { watched: watchedSec, duration: durationSec } = progress;
  if (!isWatched(about.episode ? 'episode' : 'movie', progress)) {
    if (watchedSec > 0) yield { kind: 'progress', ...about, watchedSec, durationSec, updatedAt };
  } else if (!isSeen) yield { kind: 'watching', ...about, watchedAt: updatedAt };
}

function* readItem(item: HistoryItem, source: SourceLine, seen: ReadonlySet<string>): Generator<ReadItem> {
  const { mediaType, id, removedAt } = item;
  const about = { title: titleRef(mediaType, id, item.title, item.year), source };
  const key = `${mediaType}:${id}`;
  if (item.progress && isAlive(item)) yield* readProgress(about, item.progress, item.updatedAt, seen.has(key));
  for (const [name, found] of Object.entries(item.episodes ?? {})) {
    const episode = refOf(name, found.title);
    if (!episode || !isAlive(found, removedAt)) continue;
    yield* readProgress({ ...about, episode }, found.progress, found.updatedAt, seen.has(`${key}/${name}`));
  }
}

/**
 * Marquee's own data file. It can be restored completely by merging; reading it as records lets people review it first.
 */
export const marqueeReader: JsonReader = {
  kind: 'marquee',
  fits: (value) => field(value, 'app') === 'marquee' && isRecord(field(value, 'data')),
  *read(value, { name: file }) {
    const data = field(value, 'data');
    const seen = new Set<string>();
    const subjects = { file, keyPattern: subjectKeyPattern };
    yield* readCollection(field(data, 'plays'), { file, keyPattern: playKeyPattern }, (about, play, key) => {
      seen.add(playedKeyOf(key));
      return [{ kind: 'watching', ...about, watchedAt: timeOf(play.watchedAt), ...viewingRating(play.rating) }];
    });
    yield* readCollection(field(data, 'ratings'), subjects, (about, of) => rating(about, of.rating, of.ratedAt));
    yield* readCollection(field(data, 'notes'), subjects, (about, { text, hasSpoilers, writtenAt }) => [
      { kind: 'note', ...about, text: textOf(text), hasSpoilers: isTrue(hasSpoilers), writtenAt: timeOf(writtenAt) },
    ]);
    const favorites = field(data, 'favorites') ?? field(data, 'hearts');
    yield* readCollection(favorites, { file, keyPattern: partKeyPattern }, (about) => [
      { kind: 'favorite', ...about, addedAt: null },
    ]);
    yield* readBookmarks(field(data, 'bookmarks'), file);
    const items = Object.values(parseHistory(field(data, 'media-tracking')) ?? {});
    for (const [at, item] of items.entries()) yield* readItem(item, { file, line: at + 1 }, seen);
  },
};
