import { httpError, json, type FakeResponse } from './responses';
import { wireCredits, wireImages, wireMovieDetails, wireTvDetails, wireWatchProviders } from './wire-details';
import { wireEpisode, wireSeason } from './wire-episodes';
import { wireMovieItem, wirePage, wirePersonItem, wireTvItem } from './wire-items';
import { wireCollection, wirePerson } from './wire-others';

const movies = wirePage([wireMovieItem(), wireMovieItem({ id: 102, title: 'Low Tide' })]);
const series = wirePage([wireTvItem(), wireTvItem({ id: 202, name: 'Signal Box' })]);
const mixed = wirePage([
  { ...wireMovieItem(), media_type: 'movie' as const },
  { ...wirePersonItem(), media_type: 'person' as const },
  { ...wireTvItem(), media_type: 'tv' as const },
]);
const stills = wireImages({ logos: [], posters: [], stills: wireImages().posters });

/** TMDB's paths and their invented responses; capture groups are passed as numbers. */
const world: readonly [RegExp, (...numbers: number[]) => unknown][] = [
  [/^search\/multi$/, () => mixed],
  [/^search\/person$/, () => wirePage([wirePersonItem()])],
  [/^search\/keyword$/, () => wirePage([{ id: 9951, name: 'lighthouse' }])],
  [/^(?:search|discover|trending)\/movie(?:\/day|\/week)?$/, () => movies],
  [/^(?:search|discover|trending)\/tv(?:\/day|\/week)?$/, () => series],
  [/^movie\/(?:popular|top_rated|upcoming)$/, () => movies],
  [/^tv\/(?:popular|top_rated|on_the_air)$/, () => series],
  [/^(?:movie|tv)\/\d+\/images$/, () => wireImages()],
  [/^(?:movie|tv)\/\d+\/watch\/providers$/, () => wireWatchProviders()],
  [/^movie\/\d+\/release_dates$/, () => wireMovieDetails().release_dates],
  [/^tv\/\d+\/content_ratings$/, () => wireTvDetails().content_ratings],
  [/^find\/(tt)?\d+$/, () => ({ movie_results: [wireMovieItem()] })],
  [/^movie\/(\d+)$/, (id) => wireMovieDetails({ id })],
  [/^tv\/(\d+)$/, (id) => wireTvDetails({ id })],
  [/^tv\/\d+\/season\/(\d+)$/, (season_number) => wireSeason({ season_number })],
  [
    /^tv\/\d+\/season\/(\d+)\/episode\/(\d+)$/,
    (season_number, episode_number) =>
      wireEpisode({ season_number, episode_number, credits: wireCredits(), images: stills }),
  ],
  [
    /^certification\/movie\/list$/,
    () => ({
      certifications: {
        US: [
          { certification: 'R', meaning: '', order: 4 },
          { certification: 'G', meaning: '', order: 1 },
          { certification: 'NR', meaning: '', order: 0 },
        ],
      },
    }),
  ],
  [/^keyword\/(\d+)$/, (id) => ({ id, name: 'lighthouse' })],
  [/^person\/(\d+)$/, (id) => wirePerson({ id })],
  [/^collection\/(\d+)$/, (id) => wireCollection({ id })],
];

/** Responds to every path that the client requests; anything else is TMDB's 404. */
export const respondFromFixtures: FakeResponse = (request) => {
  for (const [pattern, body] of world) {
    const match = pattern.exec(request.path);
    if (match) return json(body(...match.slice(1).map(Number)))(request);
  }
  return httpError(404, { message: 'The resource you requested could not be found.' })(request);
};
