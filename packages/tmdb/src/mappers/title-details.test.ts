import { describe, expect, it } from '@jest/globals';
import { wireCredits, wireImages, wireMovieDetails, wireMovieItem, wirePage, wireTvDetails } from '../testing';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';
import { toMovieDetails } from './movie-details';
import { toTvDetails } from './tv-details';
import { toRatedTitle } from './rated-title';
import * as z from 'zod/mini';
import { toFilmReleases } from './film-releases';

describe('movie details', () => {
  it('hold everything that the movie page shows [TITLE-01, TITLE-18]', () => {
    expect(toMovieDetails(wireMovieDetails(), 'US')).toMatchObject({
      key: 'movie:101',
      title: 'Harbour Lights',
      tagline: 'Someone always answers.',
      genreIds: [18],
      genres: [{ id: 18, name: 'Drama' }],
      runtimeMin: 104,
      homepage: null,
      externalIds: { imdbId: 'tt0000101' },
      credits: {
        cast: [{ name: 'Mara Quill', character: 'Ines' }, { name: 'Tom Abara' }],
        crew: [{ job: 'Director' }],
      },
      images: { logo: { path: '/first-logo.png', language: 'en' } },
      similar: [{ key: 'movie:102' }],
      recommendations: [{ key: 'movie:103' }],
      keywords: [{ name: 'lighthouse' }],
      videos: [{ key: 'abc123', site: 'YouTube' }],
      watchOptions: { link: 'https://watch.example/us', subscription: [{ id: 8 }, { id: 15 }] },
      watchOptionsByRegion: { US: { subscription: [{ id: 8 }, { id: 15 }] } },
    });
  });

  it('say null where TMDB writes an unknown runtime, budget or revenue as zero', () => {
    const details = toMovieDetails(wireMovieDetails({ runtime: 0, budget: 0, revenue: 5 }), 'US');
    expect(details).toMatchObject({ runtimeMin: null, budget: null, revenue: 5 });
  });

  it('name the countries, by their codes where TMDB names none', () => {
    const production_countries = [
      { iso_3166_1: 'GB', name: 'United Kingdom' },
      { iso_3166_1: 'XK', name: '' },
      { iso_3166_1: '', name: 'Nowhere' },
    ];
    expect(toMovieDetails(wireMovieDetails({ production_countries }), 'US').countries).toEqual([
      { code: 'GB', name: 'United Kingdom' },
      { code: 'XK', name: 'XK' },
    ]);
  });

  it('find the IMDb id in either place', () => {
    const details = toMovieDetails(wireMovieDetails({ external_ids: undefined, imdb_id: 'tt7' }), 'US');
    expect(details.externalIds.imdbId).toBe('tt7');
  });

  it('have no logo when there is none, and each recommended title once [IMAGE-06]', () => {
    const recommendations = wirePage([wireMovieItem({ id: 9 }), wireMovieItem({ id: 9 })]);
    const details = toMovieDetails(wireMovieDetails({ images: wireImages({ logos: [] }), recommendations }), 'US');
    expect(details.images.logo).toBeNull();
    expect(details.recommendations).toHaveLength(1);
  });

  it('tell the age rating of the theatrical release in the region', () => {
    const release = { descriptors: [], iso_639_1: '', note: '', release_date: '2019-03-08T00:00:00.000Z' };
    const release_dates = {
      results: [
        { iso_3166_1: 'DE', release_dates: [{ ...release, type: 3, certification: '12' }] },
        {
          iso_3166_1: 'US',
          release_dates: [
            { ...release, type: 1, certification: '' },
            { ...release, type: 4, certification: 'NR' },
            { ...release, type: 3, certification: 'PG-13' },
          ],
        },
      ],
    };
    expect(toMovieDetails(wireMovieDetails({ release_dates }), 'US').certification).toBe('PG-13');
    expect(toMovieDetails(wireMovieDetails({ release_dates }), 'DE').certification).toBe('12');
    expect(toMovieDetails(wireMovieDetails({ release_dates }), 'FR').certification).toBeNull();
  });

  it('map from an answer of nothing but an id', () => {
    expect(toMovieDetails(movieDetailsSchema.parse({ id: 5 }), 'US')).toMatchObject({
      key: 'movie:5',
      title: 'Untitled Movie',
      similar: [],
      credits: { cast: [], crew: [] },
      images: { logo: null, logos: [] },
      collection: null,
      watchOptions: null,
    });
  });
});

describe('series details', () => {
  it('hold everything that the series page shows [TITLE-19]', () => {
    expect(toTvDetails(wireTvDetails(), 'US')).toMatchObject({
      key: 'tv:201',
      title: 'The Orchard Line',
      externalIds: { imdbId: 'tt0000201' },
      certification: 'TV-PG',
      creators: [{ name: 'Jo Ardent' }],
      networks: [{ id: 402, logoPath: '/nine.png' }],
      lastEpisode: { seasonNumber: 2, episodeNumber: 2 },
      nextEpisode: null,
      keywords: [{ name: 'railway' }],
    });
  });

  it('list the specials after the seasons [TITLE-06]', () => {
    expect(toTvDetails(wireTvDetails(), 'US').seasons.map((season) => season.seasonNumber)).toEqual([1, 2, 0]);
  });

  it('take the usual length from the last episode when TMDB leaves it out', () => {
    expect(toTvDetails(wireTvDetails(), 'US').episodeRuntimeMin).toBe(31);
    expect(toTvDetails(wireTvDetails({ episode_run_time: [45, 60] }), 'US').episodeRuntimeMin).toBe(45);
  });

  it('map from an answer of nothing but an id', () => {
    expect(toTvDetails(tvDetailsSchema.parse({ id: 5 }), 'US')).toMatchObject({
      key: 'tv:5',
      title: 'Untitled Series',
      seasons: [],
      lastEpisode: null,
      episodeRuntimeMin: null,
    });
  });
});

it('every credit has an id of its own, even where TMDB repeats or omits it', () => {
  const [member] = wireCredits().cast;
  if (!member) throw new Error('the fixture has no cast');
  const cast = [member, member, { ...member, credit_id: '' }];
  const { credits } = toMovieDetails(wireMovieDetails({ credits: wireCredits({ cast }) }), 'US');
  expect(new Set(credits.cast.map((entry) => entry.creditId)).size).toBe(3);
});

const releases = (certification: string, type = 3) => ({ certification, type });
const film = {
  id: 603,
  adult: false,
  keywords: { keywords: [{ id: 9, name: 'dystopia' }] },
  release_dates: {
    results: [
      { iso_3166_1: 'US', release_dates: [releases('NR', 1), releases('R')] },
      { iso_3166_1: 'DE', release_dates: [releases('', 3), releases('16', 4)] },
      { iso_3166_1: 'FR', release_dates: [releases('')] },
    ],
  },
};

describe('what a viewing rule needs to know of a title', () => {
  it('is read from the details of a film', () => {
    expect(toRatedTitle('movie', film)).toEqual({
      key: 'movie:603',
      adult: false,
      certificates: { US: 'R', DE: '16' },
      keywordIds: [9],
    });
  });

  it('is read from the details of a series', () => {
    const series = {
      id: 1399,
      adult: true,
      keywords: { results: [{ id: 7, name: 'dragon' }] },
      content_ratings: { results: [{ iso_3166_1: 'US', rating: 'TV-MA' }] },
    };
    expect(toRatedTitle('tv', series)).toEqual({
      key: 'tv:1399',
      adult: true,
      certificates: { US: 'TV-MA' },
      keywordIds: [7],
    });
  });

  it.each([
    ['ratings are no list', { ...film, release_dates: { results: 'none' } }],
    ['keywords are missing', { ...film, keywords: undefined }],
    ['there is nothing', null],
  ])('is not known where %s: such a title never counts as unrated', (_case, body) => {
    expect(toRatedTitle('movie', body)).toBeNull();
    expect(toRatedTitle('tv', body)).toBeNull();
  });
});

const release = (type: number, day: string) => ({ type, release_date: day && `${day}T00:00:00.000Z` });

describe('when a film comes out [CALENDAR-03]', () => {
  it('is the first day of each kind in each region, in cinemas rather than some cinemas, and the first anywhere', () => {
    const wire = z.parse(movieDetailsSchema, {
      ...{ id: 7, title: 'A film', release_date: '2026-12-01' },
      release_dates: {
        results: [
          {
            iso_3166_1: 'US',
            release_dates: [
              ...[
                release(1, '2026-11-01'),
                release(2, '2026-12-10'),
                release(3, '2026-12-18'),
                release(3, '2027-06-01'),
              ],
              ...[release(4, '2027-02-01'), release(5, '2027-03-02'), release(5, ''), release(6, '2028-01-01')],
            ],
          },
          { iso_3166_1: 'DE', release_dates: [release(2, '2026-12-20'), release(4, '2027-02-30')] },
        ],
      },
    });
    expect(toFilmReleases(wire)).toEqual({
      ...{ key: 'movie:7', name: 'A film' },
      releases: [
        { region: '', kind: 'cinema', date: '2026-12-01' },
        { region: 'US', kind: 'cinema', date: '2026-12-18' },
        { region: 'US', kind: 'digital', date: '2027-02-01' },
        { region: 'US', kind: 'disc', date: '2027-03-02' },
        { region: 'DE', kind: 'cinema', date: '2026-12-20' },
      ],
    });
    expect(toFilmReleases(z.parse(movieDetailsSchema, { id: 7, title: 'A film' })).releases).toEqual([]);
  });
});
