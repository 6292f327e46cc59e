import { stillPath } from '@marquee/artwork/paths';
import type { EpisodeEntry } from '../../authored/schema';
import { episodeCredits } from '../wire/episodes';
import { imageFile, inLanguages } from '../wire/images';
import { externalIds, noVideos, type Part } from './common-parts';
import { regularCredits, tvOnlyIds } from './series-parts';
import type { SeasonOf } from './season-parts';

export interface EpisodeOf extends SeasonOf {
  episode: EpisodeEntry;
}

export const episodeParts: ReadonlyMap<string, Part<EpisodeOf>> = new Map<string, Part<EpisodeOf>>([
  [
    'credits',
    ({ record, season, episode }, context, page) => ({
      ...regularCredits(record, context, page),
      ...episodeCredits(record, season, episode, context.store.people()),
    }),
  ],
  [
    'images',
    ({ record, season, episode }, { query }) =>
      inLanguages({ stills: [imageFile('still', stillPath(record.id, season.number, episode.number))] }, query),
  ],
  ['external_ids', () => ({ ...externalIds(undefined), ...tvOnlyIds })],
  ['videos', noVideos],
]);
