import type { MediaItem } from '@marquee/tmdb';
import type { Candidate } from '@marquee/core/recommendations';
import type { CardItem } from '../../../shared/ui';

/** What is shown of a recommended title. */
export type ForYouTitle = CardItem &
  Pick<MediaItem, 'backdropPath' | 'voteCount'> &
  Partial<Pick<MediaItem, 'overview' | 'overviewLanguage'>>;

/** What the recommender needs of it; the rest stays with the page. */
export const toCandidate = (item: ForYouTitle): Candidate => {
  const { key, id, mediaType, title, year, genreIds, voteAverage, voteCount } = item;
  return { key, id, mediaType, title, year, genreIds, voteAverage, voteCount };
};
