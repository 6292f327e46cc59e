import type { FoundById } from '../domain';
import type { WireFind } from '../wire';
import { toMovieItem, toTvItem } from './media-item';
import { toPersonItem } from './person';

export const toFoundById = (wire: WireFind): FoundById => ({
  titles: [...wire.movie_results.map(toMovieItem), ...wire.tv_results.map(toTvItem)],
  people: wire.person_results.map(toPersonItem),
  seriesIds: wire.tv_episode_results.map(({ show_id }) => show_id),
});
