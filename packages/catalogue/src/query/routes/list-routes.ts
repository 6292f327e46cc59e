import { genres } from '@marquee/core';
import { byStanding } from '../../build/standing';
import type { TitleRecord } from '../../build/title-record';
import { ok } from '../answer';
import { certificationList } from '../discover/certification';
import { discover } from '../discover/discover';
import { nowPlaying, popular, topRated, upcoming } from '../lists/movie-lists';
import { airingToday, onTheAir } from '../lists/series-lists';
import { trendingPeople, trendingTitles, type TrendingWindow } from '../lists/trending';
import { pagedAnswer } from '../paging';
import { personItem, titleItem, typedPersonItem, typedTitleItem } from '../wire/items';
import { route } from './route';

/* The patterns of the paths allow no other values. */
const titleTypeOf = (segment: string): TitleRecord['mediaType'] => (segment === 'movie' ? 'movie' : 'tv');
const windowOf = (segment: string): TrendingWindow => (segment === 'day' ? 'day' : 'week');

export const listRoutes = [
  route('{type}/popular', (context, type) =>
    pagedAnswer(context.query, () => popular(context, titleTypeOf(type)), titleItem),
  ),
  route('{type}/top_rated', (context, type) =>
    pagedAnswer(context.query, () => topRated(context, titleTypeOf(type)), titleItem),
  ),
  route('movie/upcoming', (context) => {
    const { rows, dates } = upcoming(context);
    return pagedAnswer(context.query, () => rows, titleItem, { dates });
  }),
  route('movie/now_playing', (context) => {
    const { rows, dates } = nowPlaying(context);
    return pagedAnswer(context.query, () => rows, titleItem, { dates });
  }),
  route('tv/on_the_air', (context) => pagedAnswer(context.query, () => onTheAir(context), titleItem)),
  route('tv/airing_today', (context) => pagedAnswer(context.query, () => airingToday(context), titleItem)),
  route('trending/{type}/{window}', (context, type, window) =>
    pagedAnswer(context.query, () => trendingTitles(context, [titleTypeOf(type)], windowOf(window)), typedTitleItem),
  ),
  route('trending/all/{window}', (context, window) =>
    pagedAnswer(context.query, () => trendingTitles(context, ['movie', 'tv'], windowOf(window)), typedTitleItem),
  ),
  route('trending/person/{window}', (context, window) =>
    pagedAnswer(context.query, () => trendingPeople(context, windowOf(window)), typedPersonItem),
  ),
  route('person/popular', (context) =>
    pagedAnswer(context.query, () => context.store.people().all().toSorted(byStanding), personItem),
  ),
  route('discover/{type}', (context, type) =>
    pagedAnswer(context.query, () => discover(context, titleTypeOf(type)), titleItem),
  ),
  route('genre/{type}/list', (_, type) =>
    ok({
      genres: genres.filter(({ types }) => types.includes(titleTypeOf(type))).map(({ id, name }) => ({ id, name })),
    }),
  ),
  route('certification/{type}/list', (_, type) => ok(certificationList(titleTypeOf(type)))),
];
