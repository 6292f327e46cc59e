import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../records';
import type { TableRow } from '../text/table';
import { episodeRef, note, rating, saved, watching, type Subject } from '../values/build';
import { episodeNumber, wholeNumber } from '../values/fields';
import { idsOf, isNamed, positiveId } from '../values/ids';
import { hasAll, type TableReader } from './reader';

const VIDEO = new Set(['movie', 'tv', 'season', 'episode', 'anime']);

function subjectOf(row: TableRow, type: string, source: SourceLine): Subject {
  const id = positiveId(row.get('media_id'));
  const from = row.get('source').toLowerCase();
  const title: TitleRef = {
    mediaType: type === 'movie' ? 'movie' : 'tv',
    title: row.get('title'),
    year: null,
    ids: idsOf({ [from === 'mal' ? 'mal' : 'tmdb']: from === 'mal' || from === 'tmdb' ? id : null }),
  };
  const season = episodeNumber(row.get('season_number'));
  if (type !== 'season' && type !== 'episode') return { title, source };
  const number = type === 'episode' ? episodeNumber(row.get('episode_number')) : null;
  return { title, source, episode: episodeRef({ season, number }) };
}

function* watchings(row: TableRow, type: string, about: Subject): Generator<ReadItem> {
  const isCompleted = row.get('status').toLowerCase() === 'completed';
  // In 2024 episodes had `watch_date`, and films counted their `repeats`.
  const date = row.first('end_date', 'watch_date');
  const repeats = wholeNumber(row.get('repeats'), 1);
  const more = repeats === null ? {} : { times: repeats + 1 };
  if (type === 'movie' && (isCompleted || repeats !== null)) yield* watching(about, date, more);
  // Each watched episode has a row; the rows of seasons and series only summarise them.
  if (type === 'episode') {
    const { season, number } = about.episode ?? episodeRef({});
    if (season === null || number === null) yield problem('no_episode', about.source, row.text);
    else yield* watching(about, date, more);
  }
  if (type === 'anime') {
    const last: EpisodeRef | null =
      (episodeNumber(row.get('progress'), 1) ?? null) === null
        ? null
        : episodeRef({ absolute: episodeNumber(row.get('progress'), 1) });
    if (last) yield* watching({ ...about, episode: last }, isCompleted ? date : '', { ...more, isThrough: true });
    else if (isCompleted) yield* watching(about, '');
  }
}

/** Reads Yamtrack's CSV. Games, books and comics are reported as unsupported. */
export const yamtrackReader: TableReader = {
  kind: 'yamtrack',
  fits: (columns) => hasAll(columns, 'mediaid', 'source', 'mediatype'),
  *read(row, source) {
    const type = row.get('media_type').toLowerCase();
    if (!VIDEO.has(type)) {
      yield problem('not_a_video', source, row.text);
      return;
    }
    const about = subjectOf(row, type, source);
    if (!isNamed(about.title)) {
      yield problem('no_title', source, row.text);
      return;
    }
    yield* watchings(row, type, about);
    const changedAt = row.first('progressed_at', 'progress_changed');
    const status = row.get('status').toLowerCase();
    if (status === 'planning' && !about.episode)
      yield* saved({ kind: 'watchlist', title: about.title, source }, row.first('created_at', 'progressed_at'));
    else if (status === 'paused' || status === 'dropped')
      yield problem('not_carried_over', source, `${about.title.title}: ${status}`);
    yield* rating(about, row.get('score'), changedAt);
    yield* note(about, row.get('notes'), changedAt);
  },
};
