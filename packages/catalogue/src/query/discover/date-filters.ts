import { isoDay } from '@marquee/core';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import { lastAuthoredDate } from '../wire/episodes';
import { regularEpisodes } from '../wire/series-details';
import type { Filter } from './filter';

const rangeNames = { movie: ['primary_release_date', 'release_date'], tv: ['first_air_date'] } as const;
const yearNames = { movie: ['primary_release_year', 'year'], tv: ['first_air_date_year', 'year'] } as const;

/** Any dated episode between two days; for a series without dated episodes, its first and last day. */
function airsWithin(record: TitleRecord, from: string, to: string): boolean {
  if (record.mediaType === 'movie') return false;
  if (record.entry.seasons.some((season) => season.number > 0 && lastAuthoredDate(season) !== undefined))
    return regularEpisodes(record).some(({ episode: { airDate } }) => airDate >= from && airDate <= to);
  return record.date <= to && (record.entry.lastAirDate ?? record.date) >= from;
}

/** Ranges and years of the only authored date. A title with an invalid date is in no range. */
export function dateFilters({ params }: Context, mediaType: TitleRecord['mediaType']): Filter[] {
  const filters: Filter[] = [];
  for (const name of rangeNames[mediaType]) {
    const from = params.date(`${name}.gte`);
    const to = params.date(`${name}.lte`);
    if (from !== null) filters.push(({ dateMs }) => dateMs >= from);
    if (to !== null) filters.push(({ dateMs }) => dateMs <= to);
  }
  for (const name of yearNames[mediaType]) {
    const year = params.integer(name);
    if (year !== null) filters.push(({ date }) => Number(date.slice(0, 4)) === year);
  }
  const airedFrom = params.date('air_date.gte');
  const airedTo = params.date('air_date.lte');
  if (mediaType === 'tv' && (airedFrom !== null || airedTo !== null)) {
    const from = airedFrom === null ? '' : isoDay(airedFrom);
    const to = airedTo === null ? '9999-12-31' : isoDay(airedTo);
    filters.push((record) => airsWithin(record, from, to));
  }
  return filters;
}
