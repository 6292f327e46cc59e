import type { MediaItem } from './media-item';
import type { PersonItem } from './person';

/** The matches of an external id; almost always one or none. */
export interface FoundById {
  titles: MediaItem[];
  people: PersonItem[];
  /** TMDB ids of the series whose episodes have the id. */
  seriesIds: number[];
}
