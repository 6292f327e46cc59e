import type { MediaItem } from './media-item';
import type { PersonItem } from './person';

/** What an id of elsewhere belongs to; almost always one thing or none. */
export interface FoundById {
  titles: MediaItem[];
  people: PersonItem[];
  /** TMDB's numbers of the series of episodes that have the id. */
  seriesIds: number[];
}
