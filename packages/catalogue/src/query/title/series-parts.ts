import { titleCredits } from '../../build/credits';
import type { SeriesRecord } from '../../build/title-record';
import { aggregateCredits } from '../wire/aggregate-credits';
import { castMembers, creditIds, crewMembers } from '../wire/credits';
import { alternativeTitles, commonParts, externalIds, wireKeywords, type Part } from './common-parts';

export const tvOnlyIds = { freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null };

/** Regular cast and creators; guests and the crew of episodes are in `aggregate_credits`. */
export const regularCredits: Part<SeriesRecord> = (record, { store }) => {
  const { cast, crew } = titleCredits(record);
  const creditId = creditIds(record.key);
  const creators = crew.filter(({ episodes }) => episodes === null);
  return { cast: castMembers(cast, store.people(), creditId), crew: crewMembers(creators, store.people(), creditId) };
};

export const seriesParts: ReadonlyMap<string, Part<SeriesRecord>> = new Map<string, Part<SeriesRecord>>([
  ...commonParts,
  ['credits', regularCredits],
  ['aggregate_credits', (record, { store }) => aggregateCredits(record, store.people())],
  [
    'content_ratings',
    ({ entry }) => ({
      results: Object.entries(entry.certification ?? {}).map(([country, rating]) => ({
        descriptors: [],
        iso_3166_1: country,
        rating,
      })),
    }),
  ],
  ['alternative_titles', (record) => ({ results: alternativeTitles(record) })],
  ['external_ids', ({ entry }) => ({ ...externalIds(entry.imdbId), ...tvOnlyIds })],
  ['keywords', (record, context) => ({ results: wireKeywords(record, context) })],
]);
