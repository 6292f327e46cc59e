import { problem, recordKinds, type ReadItem, type RecordKind, type SourceLine } from '../../records';
import type { TableRow } from '../../text/table';
import { unguardCell } from '../../text/write-csv';
import { episodeRef, msOf, rating, saved, viewingRating, watching, type Subject } from '../../values/build';
import { episodeNumber, isTrue, wholeNumber, yearOf } from '../../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { hasAll, type TableReader } from '../reader';

/** Columns of Marquee's spreadsheet export, one row per record. */
export const plainColumns = [
  'Kind',
  'Type',
  'Title',
  'Year',
  'Season',
  'Episode',
  'Absolute episode',
  'Episode title',
  'Date',
  'Times',
  'And all before',
  'Rating',
  'List',
  'Text',
  'Spoilers',
  'Seconds watched',
  'Seconds in all',
  'TMDB',
  'IMDb',
  'TVDB',
  'Trakt',
  'MyAnimeList',
  'Simkl',
] as const;

const TYPES = { movie: 'movie', series: 'tv' } as const;

function subjectOf(row: TableRow, source: SourceLine): Subject {
  const type = row.get('Type').toLowerCase();
  const title = {
    mediaType: type === 'movie' || type === 'series' ? TYPES[type] : null,
    title: unguardCell(row.get('Title')),
    year: yearOf(row.get('Year')),
    ids: idsOf({
      tmdb: positiveId(row.get('TMDB')),
      imdb: imdbId(row.get('IMDb')),
      tvdb: positiveId(row.get('TVDB')),
      trakt: positiveId(row.get('Trakt')),
      mal: positiveId(row.get('MyAnimeList')),
      simkl: positiveId(row.get('Simkl')),
    }),
  };
  const episode = episodeRef({
    season: episodeNumber(row.get('Season')),
    number: episodeNumber(row.get('Episode')),
    absolute: episodeNumber(row.get('Absolute episode')),
    title: unguardCell(row.get('Episode title')),
  });
  const isEpisode = [episode.season, episode.number, episode.absolute, episode.title || null].some(
    (known) => known !== null,
  );
  return { title, source, ...(isEpisode && { episode }) };
}

function* readKind(kind: RecordKind, row: TableRow, about: Subject): Generator<ReadItem> {
  const { title, source, episode } = about;
  const date = row.get('Date');
  const ms = msOf(date);
  if (kind === 'watching') {
    const times = wholeNumber(row.get('Times'), 2);
    const isThrough = isTrue(row.get('And all before'));
    yield* watching(about, date, {
      ...viewingRating(row.get('Rating')),
      ...(times !== null && { times }),
      ...(isThrough && { isThrough: true as const }),
    });
  } else if (kind === 'rating') yield* rating(about, row.get('Rating'), date);
  else if (kind === 'note') {
    const [text, hasSpoilers] = [unguardCell(row.get('Text')), isTrue(row.get('Spoilers'))];
    // Its own texts come back as they were, even where they look like HTML.
    if (text !== '') yield { kind, title, source, text, hasSpoilers, writtenAt: ms, ...(episode && { episode }) };
  } else if (kind === 'list-entry') yield* saved({ kind, title, source, list: unguardCell(row.get('List')) }, date);
  else if (kind === 'progress')
    yield {
      kind,
      title,
      source,
      watchedSec: Number(row.get('Seconds watched')) || 0,
      durationSec: Number(row.get('Seconds in all')) || 0,
      updatedAt: ms,
      ...(episode && { episode }),
    };
  else if (kind === 'favorite') yield* saved({ kind, title, source, ...(episode && { episode }) }, date);
  else yield* saved({ kind, title, source }, date);
}

export const marqueeCsvReader: TableReader = {
  kind: 'marquee',
  fits: (columns) => hasAll(columns, 'kind', 'type', 'title', 'date', 'tmdb', 'andallbefore'),
  *read(row, source) {
    const kind = recordKinds.find((known) => known === row.get('Kind'));
    const about = subjectOf(row, source);
    if (!kind) yield problem('not_understood', source, row.text);
    else if (!isNamed(about.title)) yield problem('no_title', source, row.text);
    else yield* readKind(kind, row, about);
  },
};
