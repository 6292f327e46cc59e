import { WATCH_REGION } from '@marquee/core';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import type { Alternatives } from '../params';
import { matchesCertificate } from './certification';
import { dateFilters } from './date-filters';
import type { Filter } from './filter';
import { peopleFilters } from './people-filters';

const holdsAll = <Value>(wanted: Alternatives<Value>, has: (value: Value) => boolean): boolean =>
  wanted.every((alternatives) => alternatives.some(has));

const within = (value: number | null, least: number | null, most: number | null): boolean =>
  (least === null && most === null) ||
  (value !== null && (least === null || value >= least) && (most === null || value <= most));

/** `with_` lists: comma is AND, pipe is OR. `without_` lists exclude titles with any of them. */
function idFilters({ params }: Context): Filter[] {
  const lists: [string, (record: TitleRecord) => readonly number[]][] = [
    ['genres', ({ genreIds }) => genreIds],
    ['keywords', ({ keywordIds }) => keywordIds],
    ['networks', (record) => (record.mediaType === 'tv' ? record.networkIds : [])],
    ['companies', ({ companyIds }) => companyIds],
  ];
  return lists.flatMap(([name, idsOf]) => {
    const filters: Filter[] = [];
    const wanted = params.ids(`with_${name}`);
    if (wanted) filters.push((record) => holdsAll(wanted, (id) => idsOf(record).includes(id)));
    const unwanted = params.ids(`without_${name}`)?.flat();
    if (unwanted) filters.push((record) => !unwanted.some((id) => idsOf(record).includes(id)));
    return filters;
  });
}

/** Offers are by subscription in the US, so other regions or payment types have no results. */
function providerFilters({ params }: Context): Filter[] {
  const wanted = params.ids('with_watch_providers');
  const unwanted = params.ids('without_watch_providers')?.flat();
  const paid = params.codes('with_watch_monetization_types')?.flat();
  const covered =
    (params.text('watch_region') ?? WATCH_REGION).toUpperCase() === WATCH_REGION &&
    (!paid || paid.includes('flatrate'));
  const filters: Filter[] = [];
  if (wanted) {
    filters.push(({ providerIds }) => covered && holdsAll(wanted, (id) => providerIds.includes(id)));
  } else if (paid) {
    filters.push(({ providerIds }) => covered && providerIds.length > 0);
  }
  if (unwanted && covered) filters.push(({ providerIds }) => !unwanted.some((id) => providerIds.includes(id)));
  return filters;
}

function rangeFilters({ params }: Context): Filter[] {
  const ranges: [string, (record: TitleRecord) => number | null][] = [
    ['vote_average', ({ rating }) => rating],
    ['vote_count', ({ votes }) => votes],
    ['with_runtime', ({ runtimeMin }) => runtimeMin],
  ];
  return ranges.flatMap(([name, valueOf]) => {
    const least = params.decimal(`${name}.gte`);
    const most = params.decimal(`${name}.lte`);
    return least === null && most === null ? [] : [(record: TitleRecord) => within(valueOf(record), least, most)];
  });
}

function originFilters({ params }: Context): Filter[] {
  const filters: Filter[] = [];
  const languages = params.codes('with_original_language')?.flat();
  if (languages) filters.push(({ entry }) => languages.includes(entry.originalLanguage));
  const countries = params.codes('with_origin_country');
  if (countries) {
    filters.push(({ entry }) => holdsAll(countries, (code) => entry.countries.includes(code.toUpperCase())));
  }
  return filters;
}

function certificationFilters({ params }: Context): Filter[] {
  const anyOf = params.text('certification')?.split('|') ?? null;
  const atLeast = params.text('certification.gte');
  const atMost = params.text('certification.lte');
  if (!anyOf && !atLeast && !atMost) return [];
  const country = (params.text('certification_country') ?? 'US').toUpperCase();
  return [(record) => matchesCertificate(record, { country, anyOf, atLeast, atMost })];
}

/** TMDB's numbers of `with_status` and `with_type` for series. */
const statuses = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled'];
const types = ['Documentary', 'News', 'Miniseries', 'Reality', 'Scripted', 'Talk Show'];

function seriesFilters({ params }: Context): Filter[] {
  const filters: Filter[] = [];
  const status = params.ids('with_status')?.flat();
  if (status) {
    filters.push((record) => record.mediaType === 'tv' && status.includes(statuses.indexOf(record.entry.status)));
  }
  const type = params.ids('with_type')?.flat();
  if (type) {
    filters.push(
      (record) => record.mediaType === 'tv' && type.includes(types.indexOf(record.entry.type ?? 'Scripted')),
    );
  }
  return filters;
}

/** Every filter of `discover/{movie|tv}` in the query. The catalogue has no adult titles. */
export function discoverFilters(context: Context, mediaType: TitleRecord['mediaType']): Filter[] {
  return [
    ...idFilters(context),
    ...providerFilters(context),
    ...dateFilters(context, mediaType),
    ...rangeFilters(context),
    ...originFilters(context),
    ...certificationFilters(context),
    ...peopleFilters(context),
    ...(mediaType === 'tv' ? seriesFilters(context) : []),
  ];
}
