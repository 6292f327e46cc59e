import type { SeriesAiring } from '@marquee/core';
import type { AppState } from './state';

export interface KnownAirings {
  airings: readonly SeriesAiring[];
  /** Number of followed series of which nothing is known yet, or nothing new. */
  pending: number;
  /** Whether the metadata service could not be reached for them. */
  hasFailed: boolean;
}

/** The data of `knownAirings`, whose code is not loaded with the page (shared/following); undefined until it is known. */
export const selectKnownAirings = ({ backend }: AppState): KnownAirings | undefined =>
  backend.queries['knownAirings(undefined)']?.data as KnownAirings | undefined;
