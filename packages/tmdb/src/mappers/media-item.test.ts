import { describe, expect, it } from '@jest/globals';
import {
  movieItem,
  tvItem,
  wireCollection,
  wireCredits,
  wireEpisode,
  wireMovieItem,
  wirePage,
  wirePerson,
  wirePersonItem,
  wireSeason,
  wireTvItem,
} from '../testing';
import { toMovieItem, toTitleItem, toTvItem } from './media-item';
import { MAX_PAGE, toPaged, uniqueTitles } from './paged';
import { toCollection } from './collection';
import { toCast } from './credits';
import { toPersonDetails, toPersonItem } from './person';
import { toEpisode, toEpisodeDetails } from './episode';
import { toSeason } from './season';

describe('a movie in a list', () => {
  it('carries its identity, date and year [MEDIA-11]', () => {
    expect(toMovieItem(wireMovieItem({ id: 603, title: 'Harbour', release_date: '1999-03-31' }))).toMatchObject({
      key: 'movie:603',
      mediaType: 'movie',
      title: 'Harbour',
      date: '1999-03-31',
      year: 1999,
      genreIds: [18, 9648],
      posterPath: '/harbour-poster.jpg',
    });
  });

  it.each([[''], [null], ['2023-02-30'], ['soon']])('has no date when TMDB sends %j', (release_date) => {
    expect(toMovieItem(wireMovieItem({ release_date }))).toMatchObject({ date: null, year: null });
  });

  it('without a title is an Untitled Movie [MEDIA-02]', () => {
    expect(toMovieItem(wireMovieItem({ title: '', original_title: '' })).title).toBe('Untitled Movie');
    expect(toMovieItem(wireMovieItem({ title: '  ', original_title: ' ' })).title).toBe('Untitled Movie');
  });

  it('treats an empty picture path as no picture', () => {
    expect(toMovieItem(wireMovieItem({ poster_path: '', backdrop_path: null }))).toMatchObject({
      posterPath: null,
      backdropPath: null,
    });
  });
});

describe('a series in a list', () => {
  it('takes its title from the name and its date from the first airing [MEDIA-11]', () => {
    expect(toTvItem(wireTvItem({ id: 603 }))).toMatchObject({
      key: 'tv:603',
      mediaType: 'tv',
      title: 'The Orchard Line',
      originalTitle: 'The Orchard Line',
      date: '2021-09-17',
    });
  });

  it('without a name is an Untitled Series [MEDIA-02]', () => {
    expect(toTvItem(wireTvItem({ name: '', original_name: '' })).title).toBe('Untitled Series');
  });

  it('in this language has its original one', () => {
    expect(toTvItem(wireTvItem({ name: ' ', original_name: 'Der Obsthof' })).title).toBe('Der Obsthof');
    expect(toMovieItem(wireMovieItem({ title: '', original_title: 'Hafenlichter' })).title).toBe('Hafenlichter');
  });
});

it('items of a mixed list with the same number stay two titles [MEDIA-03]', () => {
  const keys = [
    toTitleItem({ ...wireMovieItem({ id: 7 }), media_type: 'movie' }),
    toTitleItem({ ...wireTvItem({ id: 7 }), media_type: 'tv' }),
  ].map((item) => item.key);
  expect(keys).toEqual(['movie:7', 'tv:7']);
});

describe('a page', () => {
  it('never offers a page that TMDB refuses', () => {
    const wire = wirePage([wireMovieItem()], { page: 3, total_pages: 42_471, total_results: 849_412 });
    expect(toPaged(wire, toMovieItem)).toMatchObject({ page: 3, totalPages: MAX_PAGE, totalResults: 849_412 });
  });
});

describe('repeated titles', () => {
  it('are shown once, where they came first, and a movie is never taken for a series', () => {
    const first = movieItem({ id: 1, title: 'First' });
    const items = [first, tvItem({ id: 1 }), movieItem({ id: 2 }), movieItem({ id: 1, title: 'Again' })];
    expect(uniqueTitles(items).map((item) => [item.key, item.title])).toEqual([
      ['movie:1', 'First'],
      ['tv:1', 'The Orchard Line'],
      ['movie:2', 'Harbour Lights'],
    ]);
  });
});

it('a person in a search shows what they are known for', () => {
  expect(toPersonItem(wirePersonItem())).toMatchObject({ name: 'Mara Quill', knownFor: [{ key: 'movie:101' }] });
});

it('a person has the titles and roles of their career', () => {
  const person = toPersonDetails(wirePerson());
  expect(person).toMatchObject({ birthday: '1984-02-29', placeOfBirth: null, imdbId: 'nm0000301', crew: [] });
  expect(person.cast).toMatchObject([
    { title: { key: 'movie:101' }, role: 'Ines', episodeCount: null, creditId: 'c1' },
    { title: { key: 'tv:201' }, role: 'Herself', episodeCount: 3, creditId: 'tv-201-1' },
  ]);
});

it('a person without a name has another one and is in no cast, and adult titles are in no filmography', () => {
  const named = (name: string, also_known_as: string[]) => toPersonDetails(wirePerson({ name, also_known_as })).name;
  expect(named(' ', ['Quill'])).toBe('Quill');
  expect([named('', []), toPersonItem(wirePersonItem({ name: '' })).name]).toEqual([
    'Unnamed Person',
    'Unnamed Person',
  ]);
  expect(toCast(wireCredits().cast.map((member) => ({ ...member, name: '' })))).toEqual([]);
  const credits = wirePerson().combined_credits;
  const cast = (credits?.cast ?? []).map((credit) => ({ ...credit, adult: credit.media_type === 'movie' }));
  const person = toPersonDetails(wirePerson({ combined_credits: { cast, crew: [] } }));
  expect(person.cast.map(({ title }) => title.key)).toEqual(['tv:201']);
});

it('a collection lists its films oldest first and undated ones last', () => {
  expect(toCollection(wireCollection()).parts.map((film) => film.title)).toEqual([
    'Harbour Lights',
    'Harbour Dawn',
    'Harbour Dark',
  ]);
});

const [director] = wireCredits().crew;
const crewMember = (name: string, department: string, job: string) => {
  if (!director) throw new Error('the fixture has no crew');
  return { ...director, name, department, job };
};

describe('a season', () => {
  it('lists its episodes by number [EPISODE-09]', () => {
    const episodes = [3, 1, 2].map((episode_number) => wireEpisode({ episode_number }));
    expect(toSeason(wireSeason({ episodes })).episodes.map((episode) => episode.episodeNumber)).toEqual([1, 2, 3]);
  });

  it.each([
    [2, 'Season 2'],
    [0, 'Specials'],
  ])('numbered %i without a name is called %s', (season_number, name) => {
    expect(toSeason(wireSeason({ season_number, name: '' })).name).toBe(name);
  });
});

describe('an episode', () => {
  it('without a name is called by its number', () => {
    expect(toEpisode(wireEpisode({ episode_number: 3, name: '' })).name).toBe('Episode 3');
  });

  it('has no date, length or still where TMDB has none', () => {
    expect(toEpisode(wireEpisode({ air_date: null, runtime: null, still_path: null }))).toMatchObject({
      airDate: null,
      runtimeMin: null,
      stillPath: null,
    });
  });

  it('names its directors and writers once each [EPISODE-09]', () => {
    const crew = [
      crewMember('Lise Faber', 'Directing', 'Director'),
      crewMember('Lise Faber', 'Writing', 'Teleplay'),
      crewMember('Jo Ardent', 'Writing', 'Story'),
      crewMember('Jo Ardent', 'Writing', 'Writer'),
      crewMember('Ada Moor', 'Camera', 'Director of Photography'),
    ];
    expect(toEpisode(wireEpisode({ crew }))).toMatchObject({
      directors: ['Lise Faber'],
      writers: ['Lise Faber', 'Jo Ardent'],
    });
  });

  it('uses the fuller of its two crew lists', () => {
    const credits = wireCredits({ guest_stars: wireCredits().cast });
    expect(toEpisodeDetails(wireEpisode({ credits }))).toMatchObject({
      directors: ['Lise Faber'],
      guestStars: [{ name: 'Mara Quill' }, { name: 'Tom Abara' }],
      cast: [{ name: 'Mara Quill' }, { name: 'Tom Abara' }],
    });
  });
});
