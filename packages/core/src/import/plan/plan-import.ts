import { collections, readEntry, type Collection } from '../../collections';
import { DAY_MS } from '../../media';
import { playedKey } from '../../history/types';
import { subjectKeyPattern } from '../../ratings';
import type { Entry } from '../../sync/merge-entries';
import { watchedEpisodes, type SeriesEpisode, type WatchedEpisode } from '../match/episodes';
import type { TitleMatch } from '../match/titles';
import {
  type EpisodeRef,
  type ImportRecord,
  type ReadItem,
  type RecordKind,
  type TitleRef,
  type WatchingRecord,
} from '../records';
import { createLocalClock } from '../values/local-time';
import type { Additions, ExistingData, LineStatus, ReportLine } from './plan-types';
import { createEntryCollector, type FoundTitle, type Outcome } from './plan-entries';
import { planPlays, type WatchedClaim } from './plan-plays';
import { episodeOf, lineOf, problemLine } from './report-line';

/** The result of looking up a record's title, and the series' episodes if they were requested. */
export interface Resolution {
  match: TitleMatch;
  episodes?: readonly SeriesEpisode[];
}

export interface ImportInput {
  items: Iterable<ReadItem>;
  /** TMDB's match, or the person's choice. */
  resolve: (title: TitleRef, episode?: EpisodeRef) => Resolution;
  existing: ExistingData;
  nowMs: number;
  /** Kinds to import; all if missing. */
  kinds?: ReadonlySet<RecordKind>;
  /** Whose watchings to import, if a file has those of several people. */
  profile?: string | null;
  /** The IANA name of the time zone in which a server wrote its local times; UTC if missing. */
  timeZone?: string;
}

export type StatusCounts = Record<LineStatus, number>;

export interface ImportPlan {
  additions: Additions;
  lines: ReportLine[];
  counts: Record<RecordKind | 'problem', StatusCounts>;
}

const noCounts = (): StatusCounts => ({ added: 0, here: 0, ambiguous: 0, missing: 0, left_out: 0, problem: 0 });

/** If the title turns out to be a film, only its "first episode" counts, as the film itself. */
function placesOf(
  record: Pick<WatchingRecord, 'episode' | 'isThrough' | 'orSeries'>,
  found: FoundTitle,
  resolution: Resolution,
): (WatchedEpisode | null)[] {
  if (found.mediaType === 'tv') {
    const episode = record.episode ?? record.orSeries?.episode;
    return watchedEpisodes({ ...record, episode }, resolution.episodes ?? null);
  }
  const number = record.episode ? (record.episode.absolute ?? record.episode.number) : null;
  return number === null || number === 1 ? [null] : [];
}

const playedAs = ({ mediaType, id, title, year }: FoundTitle, place: WatchedEpisode | null) => {
  const base = { mediaType, id, title, year };
  if (!place) return base;
  const { season, number, id: episodeId, title: name, seasonId } = place.episode;
  return { ...base, episode: { season, number, id: episodeId, title: name, seasonId } };
};

/** The key of the title, season or episode that a rating or a note is about; null if there is no such episode. */
function subjectKey(episode: EpisodeRef | undefined, found: FoundTitle, resolution: Resolution): string | null {
  const base = `${found.mediaType}:${found.id}`;
  if (!episode || found.mediaType === 'movie') return base;
  const isSeason = episode.number === null && episode.absolute === null && episode.title === '';
  if (isSeason && episode.season !== null) {
    const key = `${base}/s${episode.season}`;
    return subjectKeyPattern.test(key) ? key : null;
  }
  const [place] = watchedEpisodes({ episode }, resolution.episodes ?? null);
  return place ? playedKey(playedAs(found, place)) : null;
}

/**
 * Makes entries acceptable to every device and the server: texts in files may hold characters that PostgreSQL refuses.
 */
const storable = <Value>(collection: Collection<Value>, entries: readonly Entry<Value>[]): Entry<Value>[] =>
  entries.flatMap((entry) => readEntry(collection, entry) ?? []);

const storableAdditions = (additions: Additions): Additions => ({
  plays: storable(collections.plays, additions.plays),
  bookmarks: storable(collections.bookmarks, additions.bookmarks),
  history: storable(collections.history, additions.history),
  categories: storable(collections.categories, additions.categories),
  ratings: storable(collections.ratings, additions.ratings),
  notes: storable(collections.notes, additions.notes),
  favorites: storable(collections.favorites, additions.favorites),
});

/**
 * Computes what an import would add, and a report line for each line of the files. It changes nothing, and never adds
 * what already exists.
 */
export function planImport({
  items,
  resolve,
  existing,
  nowMs,
  kinds,
  profile,
  timeZone = 'UTC',
}: ImportInput): ImportPlan {
  const additions: Additions = {
    ...{ plays: [], bookmarks: [], history: [], categories: [] },
    ...{ ratings: [], notes: [], favorites: [] },
  };
  const lines: ReportLine[] = [];
  const claims: WatchedClaim[] = [];
  const collect = createEntryCollector(existing, additions, nowMs);
  const done = (line: ReportLine, outcome: Outcome): void => {
    line.status = typeof outcome === 'string' ? 'problem' : outcome ? 'added' : 'here';
    line.added = Number(outcome === true);
    if (typeof outcome === 'string') line.detail = outcome;
  };

  const claim = (record: WatchingRecord, line: ReportLine, found: FoundTitle, resolution: Resolution): void => {
    const places = placesOf(record, found, resolution);
    // The log has no dates before 1970 or in the future, so such a date is treated as unknown.
    const isPossible = record.watchedAt !== null && record.watchedAt >= 0 && record.watchedAt <= nowMs + DAY_MS;
    if (record.watchedAt !== null && !isPossible) line.detail = 'impossible_date';
    if (places.length === 0) line.detail = 'episode_not_found';
    for (const place of places) {
      const watchedAt = isPossible && (place?.isDated ?? true) ? record.watchedAt : null;
      claims.push({
        file: record.source.file,
        watchedAt,
        isDayOnly: record.isDayOnly === true,
        rating: record.rating ?? null,
        times: record.times ?? 1,
        isSummary: place?.isDated === false,
        played: playedAs(found, place),
        line,
      });
    }
  };

  const add = (record: ImportRecord, line: ReportLine, found: FoundTitle, resolution: Resolution): void => {
    if (record.kind === 'watching') claim(record, line, found, resolution);
    else if (record.kind === 'rating' || record.kind === 'note') {
      const key = subjectKey(record.episode, found, resolution);
      if (key === null) line.detail = 'episode_not_found';
      else done(line, record.kind === 'rating' ? collect.rating(record, key, found) : collect.note(record, key, found));
    } else if (record.kind === 'progress') {
      const [place] = placesOf(record, found, resolution);
      if (place === undefined) line.detail = 'episode_not_found';
      else done(line, collect.progress(record, playedAs(found, place)));
    } else if (record.kind === 'favorite' && record.episode && found.mediaType === 'tv') {
      const key = subjectKey(record.episode, found, resolution);
      if (key === null) line.detail = 'episode_not_found';
      else done(line, collect.partFavorite(record, key, found));
    } else done(line, collect.bookmark(record, found));
  };

  const toUtc = createLocalClock(timeZone);
  const inUtc = (record: WatchingRecord): WatchingRecord =>
    record.isLocalTime && record.watchedAt !== null ? { ...record, watchedAt: toUtc(record.watchedAt) } : record;
  for (const read of items) {
    if (read.kind === 'problem') {
      lines.push(problemLine(read));
      continue;
    }
    const item = read.kind === 'watching' ? inUtc(read) : read;
    const line = lineOf(item);
    lines.push(line);
    const isOthers = 'profile' in item && item.profile !== profile;
    if (isOthers || (kinds && !kinds.has(item.kind))) {
      line.status = 'left_out';
      continue;
    }
    const resolution = resolve(item.title, episodeOf(item));
    const { match } = resolution;
    if (match.kind === 'matched') {
      line.detail = `${match.title.mediaType}:${match.title.id}`;
      add(item, line, match.title, resolution);
    } else line.status = match.kind;
  }
  additions.plays = planPlays(claims, existing.plays, nowMs);

  const counts: ImportPlan['counts'] = {
    watching: noCounts(),
    rating: noCounts(),
    watchlist: noCounts(),
    favorite: noCounts(),
    'list-entry': noCounts(),
    note: noCounts(),
    progress: noCounts(),
    problem: noCounts(),
  };
  for (const { kind, status } of lines) counts[kind][status] += 1;
  return { additions: storableAdditions(additions), lines, counts };
}
