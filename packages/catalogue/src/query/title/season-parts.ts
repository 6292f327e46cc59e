import { seasonPath } from '@marquee/artwork/paths';
import type { SeriesRecord } from '../../build/title-record';
import type { SeasonEntry } from '../../authored/schema';
import type { Context } from '../context';
import { aggregateCredits } from '../wire/aggregate-credits';
import { seasonDetails } from '../wire/episodes';
import { imageFile, inLanguages } from '../wire/images';
import { noVideos, type Part } from './common-parts';
import { regularCredits } from './series-parts';

export interface SeasonOf {
  record: SeriesRecord;
  season: SeasonEntry;
}

export const seasonBody = ({ record, season }: SeasonOf, { store }: Context) =>
  seasonDetails(record, season, store.people());

export const seasonParts: ReadonlyMap<string, Part<SeasonOf>> = new Map<string, Part<SeasonOf>>([
  ['credits', ({ record }, context, page) => regularCredits(record, context, page)],
  [
    'aggregate_credits',
    ({ record, season }, { store }) =>
      aggregateCredits({ ...record, entry: { ...record.entry, seasons: [season] } }, store.people()),
  ],
  [
    'images',
    ({ record, season }, { query }) =>
      inLanguages({ posters: [imageFile('season', seasonPath(record.id, season.number))] }, query),
  ],
  [
    'external_ids',
    () => ({ freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null, wikidata_id: null }),
  ],
  ['videos', noVideos],
]);
