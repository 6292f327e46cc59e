import { describe, expect, it } from '@jest/globals';
import { wireCredits, wireImages, wireMovieDetails, wireMovieItem, wirePage, wireTvDetails } from '../testing';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';
import { toMovieDetails } from './movie-details';
import { toTvDetails } from './tv-details';

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

  it('have no logo when there is none [IMAGE-06]', () => {
    expect(toMovieDetails(wireMovieDetails({ images: wireImages({ logos: [] }) }), 'US').images.logo).toBeNull();
  });

  it('show a recommended title once', () => {
    const recommendations = wirePage([wireMovieItem({ id: 9 }), wireMovieItem({ id: 9 })]);
    expect(toMovieDetails(wireMovieDetails({ recommendations }), 'US').recommendations).toHaveLength(1);
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

  it('say nothing about watching where nothing is known', () => {
    expect(toMovieDetails(wireMovieDetails(), 'FR').watchOptions).toBeNull();
  });

  it('map from an answer of nothing but an id', () => {
    expect(toMovieDetails(movieDetailsSchema.parse({ id: 5 }), 'US')).toMatchObject({
      key: 'movie:5',
      title: 'Untitled Movie',
      similar: [],
      credits: { cast: [], crew: [] },
      images: { logo: null, logos: [] },
      collection: null,
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
