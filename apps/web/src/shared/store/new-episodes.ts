import type { TitleKey } from '@marquee/core';
import type { AppState } from './state';

/** Of a followed series: how many episodes are new, and when the newest aired (`YYYY-MM-DD`). */
export interface NewInSeries {
  count: number;
  airDate: string;
}
export type NewEpisodes = Partial<Record<TitleKey, NewInSeries>>;

/** The data of `newEpisodes`, whose code is not loaded with the page (shared/following); undefined until it is known. */
export const selectNewEpisodes = ({ backend }: AppState): NewEpisodes | undefined =>
  backend.queries['newEpisodes(undefined)']?.data as NewEpisodes | undefined;
