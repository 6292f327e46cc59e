import { isRecord, parseJson } from '../../json';
import { isWatched } from '../../playback/resume';
import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../records';
import { episodeRef, msOf, saved, watching } from '../values/build';
import { episodeNumber, field, listOf, sampleOf, textOf, yearOf } from '../values/fields';
import { idsOf, positiveId } from '../values/ids';
import { orLine, type JsonReader } from './reader';

const KEY = '__MW::';

/**
 * Values in local storage are JSON strings; exports contain them parsed. Only these three keys are read: others hold
 * tokens.
 */
function storeOf(value: unknown, name: 'bookmarks' | 'progress' | 'watchHistory'): Record<string, unknown> {
  const stored = field(value, `${KEY}${name}`) ?? field(value, name);
  const parsed = typeof stored === 'string' ? parseJson(stored) : stored;
  const state = field(parsed, 'state') ?? parsed;
  const items = field(state, name === 'bookmarks' ? 'bookmarks' : 'items') ?? state;
  return isRecord(items) ? items : {};
}

/** Items are keyed by the title's TMDB id; the history of some forks appends the episode's id. */
function titleOf(key: string, item: unknown): TitleRef | null {
  const type = textOf(field(item, 'type'));
  const id = positiveId(/^(\d{1,10})(?:-|$)/.exec(key)?.[1]);
  if (id === null || (type !== 'movie' && type !== 'show')) return null;
  return {
    mediaType: type === 'movie' ? 'movie' : 'tv',
    title: textOf(field(item, 'title')),
    year: yearOf(field(item, 'year')),
    ids: idsOf({ tmdb: id }),
  };
}

const secondsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

interface Watched {
  title: TitleRef;
  episode?: EpisodeRef;
  source: SourceLine;
}

function* progressOf(about: Watched, progress: unknown, updatedAt: unknown): Generator<ReadItem> {
  const [watched, duration] = [secondsOf(field(progress, 'watched')), secondsOf(field(progress, 'duration'))];
  if (watched === 0 || duration === 0) return;
  if (isWatched(about.episode ? 'episode' : 'movie', { watched, duration })) yield* watching(about, updatedAt);
  else yield { kind: 'progress', ...about, watchedSec: watched, durationSec: duration, updatedAt: msOf(updatedAt) };
}

function* readProgress(item: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  if (title.mediaType === 'movie') {
    yield* progressOf({ title, source }, field(item, 'progress'), field(item, 'updatedAt'));
    return;
  }
  const episodes = field(item, 'episodes');
  for (const found of Object.values(isRecord(episodes) ? episodes : {})) {
    const season = episodeNumber(field(item, 'seasons', textOf(field(found, 'seasonId')), 'number'));
    const number = episodeNumber(field(found, 'number'));
    if (season === null || number === null) {
      yield problem('no_episode', source, sampleOf(found));
      continue;
    }
    const ids = idsOf({ tmdb: positiveId(field(found, 'id')) });
    const episode = episodeRef({ season, number, title: textOf(field(found, 'title')), ids });
    yield* progressOf(
      { title, episode, source },
      field(found, 'progress'),
      field(found, 'updatedAt') ?? field(item, 'updatedAt'),
    );
  }
}

function* readWatched(item: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const at = field(item, 'watchedAt');
  const season = episodeNumber(field(item, 'seasonNumber'));
  const number = episodeNumber(field(item, 'episodeNumber'));
  const isEpisode = season !== null && number !== null;
  if (title.mediaType === 'tv' && !isEpisode) {
    yield problem('no_episode', source, sampleOf(item));
    return;
  }
  const about = {
    title,
    source,
    ...(isEpisode && title.mediaType === 'tv' && { episode: episodeRef({ season, number }) }),
  };
  if (field(item, 'completed') === true) yield* watching(about, at);
  else yield* progressOf(about, field(item, 'progress'), at);
}

function* readBookmark(item: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const date = field(item, 'updatedAt');
  const groups = listOf(field(item, 'group'))
    .map(textOf)
    .filter((name) => name !== '');
  if (groups.length === 0) yield* saved({ kind: 'watchlist', title, source }, date);
  // One fork puts an icon's name in front: `[BOOKMARK]Noir`.
  for (const name of groups)
    yield* saved({ kind: 'list-entry', title, source, list: name.replace(/^\[[A-Z_]{1,30}\]/, '') || name }, date);
}

const STORES = [
  ['bookmarks', readBookmark],
  ['progress', readProgress],
  ['watchHistory', readWatched],
] as const;

/** The local storage or the download of movie-web and its forks. */
export const movieWebReader: JsonReader = {
  kind: 'movie-web',
  fits: (value) => {
    if (!isRecord(value) || field(value, 'app') !== undefined) return false;
    if (Object.keys(value).some((key) => key.startsWith(KEY))) return true;
    return STORES.some(([name]) => {
      const [[key, item] = ['', null]] = Object.entries(storeOf(value, name));
      return field(value, name) !== undefined && titleOf(key, item) !== null;
    });
  },
  *read(value, { name: file }) {
    let line = 0;
    for (const [name, read] of STORES) {
      for (const [key, item] of Object.entries(storeOf(value, name))) {
        line += 1;
        const source = { file, line };
        const title = titleOf(key, item);
        if (title) yield* orLine(read(item, title, source), source, title.title);
        else yield problem('not_understood', source, `${name}: ${sampleOf(item)}`);
      }
    }
  },
};
