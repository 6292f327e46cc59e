import { backdropPath, logoPath, posterPath } from '@marquee/artwork/paths';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import { pageOf } from '../paging';
import { imageFile, inLanguages } from '../wire/images';
import { titleItem } from '../wire/items';
import { likeTitles } from './similarity';
import { watchProviders } from './watch-providers';

/** A sub-resource of an entry, also available through `append_to_response`. */
export type Part<Entry> = (entry: Entry, context: Context, page: number) => object;

export const noVideos = () => ({ results: [] });

/** Trailers and open films on YouTube, as published by their makers. */
const videos: Part<TitleRecord> = ({ entry }) => ({
  results: (entry.videos ?? []).map(({ key, name, type }) => ({
    id: key,
    key,
    name,
    type,
    site: 'YouTube',
    size: 1080,
    official: true,
    iso_639_1: 'en',
    iso_3166_1: 'US',
    published_at: null,
  })),
});

export const externalIds = (imdbId: string | undefined) => ({
  imdb_id: imdbId ?? null,
  wikidata_id: null,
  facebook_id: null,
  instagram_id: null,
  twitter_id: null,
});

export const wireKeywords = (record: TitleRecord, { store }: Context) =>
  record.keywordIds.map((id) => ({ id, name: store.keywords.nameOf(id) ?? '' }));

/** The original title, in its country, if it differs from the title. */
export const alternativeTitles = (record: TitleRecord) =>
  record.originalTitle === record.title
    ? []
    : [{ iso_3166_1: record.entry.countries[0] ?? '', title: record.originalTitle, type: 'original title' }];

/** The parts that films and series share. */
export const commonParts: readonly [string, Part<TitleRecord>][] = [
  ['similar', (record, { store }, page) => pageOf(likeTitles(store, record, 'similar'), page, titleItem)],
  [
    'recommendations',
    (record, { store }, page) => pageOf(likeTitles(store, record, 'recommendations'), page, titleItem),
  ],
  [
    'images',
    ({ id }, { query }) =>
      inLanguages(
        {
          backdrops: [imageFile('backdrop', backdropPath(id))],
          logos: [imageFile('logo', logoPath(id))],
          posters: [imageFile('poster', posterPath(id))],
        },
        query,
      ),
  ],
  ['videos', videos],
  ['reviews', (_record, _context, page) => pageOf([], page, () => ({}))],
  ['translations', () => ({ translations: [] })],
  ['watch/providers', watchProviders],
];
