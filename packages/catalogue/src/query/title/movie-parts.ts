import { titleCredits } from '../../build/credits';
import type { MovieRecord } from '../../build/title-record';
import { castMembers, creditIds, crewMembers } from '../wire/credits';
import { alternativeTitles, commonParts, externalIds, wireKeywords, type Part } from './common-parts';

const THEATRICAL = 3;

/** Only the date of the first release is authored; it is used for each country with a certificate. */
function releaseDates({ entry, date }: MovieRecord) {
  const certificates = new Map(Object.entries(entry.certification ?? {}));
  const home = entry.countries[0];
  if (home !== undefined && !certificates.has(home)) certificates.set(home, '');
  return {
    results: [...certificates].map(([country, certification]) => ({
      iso_3166_1: country,
      release_dates: [
        {
          certification,
          descriptors: [],
          iso_639_1: '',
          note: '',
          release_date: `${date}T00:00:00.000Z`,
          type: THEATRICAL,
        },
      ],
    })),
  };
}

export const movieParts: ReadonlyMap<string, Part<MovieRecord>> = new Map<string, Part<MovieRecord>>([
  ...commonParts,
  [
    'credits',
    (record, { store }) => {
      const { cast, crew } = titleCredits(record);
      const creditId = creditIds(record.key);
      return { cast: castMembers(cast, store.people(), creditId), crew: crewMembers(crew, store.people(), creditId) };
    },
  ],
  ['external_ids', ({ entry }) => externalIds(entry.imdbId)],
  ['keywords', (record, context) => ({ keywords: wireKeywords(record, context) })],
  ['alternative_titles', (record) => ({ titles: alternativeTitles(record) })],
  ['release_dates', releaseDates],
]);
