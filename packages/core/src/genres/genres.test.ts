import { describe, expect, it } from '@jest/globals';
import { languageName, languages } from '../languages';
import { networkByProviderId, networkBySlug, networks } from '../networks';
import { anime, categoryBySlug, genreBySlug, genreById, genreIdByName, genres } from './index';

const slugs =
  'animation sci-fi action action-adventure comedy kids drama adventure fantasy mystery crime war documentary sci-fi-fantasy family history horror music romance tv-movie thriller western soap talk reality';

describe('genres', () => {
  it('are 27, each with its own id and slug [ROUTE-13]', () => {
    expect(genres).toHaveLength(27);
    expect(new Set(genres.map((genre) => genre.id)).size).toBe(27);
    expect(genres.map((genre) => genre.slug).sort()).toEqual([...slugs.split(' '), 'news', 'war-politics'].sort());
  });

  it('have the ids and names of TMDB [MEDIA-06]', () => {
    const names = Object.fromEntries(genres.map(({ id, name }) => [id, name]));
    expect(names).toEqual({
      28: 'Action',
      12: 'Adventure',
      16: 'Animation',
      35: 'Comedy',
      80: 'Crime',
      99: 'Documentary',
      18: 'Drama',
      10751: 'Family',
      14: 'Fantasy',
      36: 'History',
      27: 'Horror',
      10402: 'Music',
      9648: 'Mystery',
      10749: 'Romance',
      878: 'Science Fiction',
      10770: 'TV Movie',
      53: 'Thriller',
      10752: 'War',
      37: 'Western',
      10759: 'Action & Adventure',
      10762: 'Kids',
      10763: 'News',
      10764: 'Reality',
      10765: 'Sci-Fi & Fantasy',
      10766: 'Soap',
      10767: 'Talk',
      10768: 'War & Politics',
    });
  });

  it('are found by id, by slug and by name in any case [MEDIA-07]', () => {
    expect(genreById(878)?.name).toBe('Science Fiction');
    expect(genreBySlug('Sci-Fi')?.id).toBe(878);
    expect(genreIdByName(' action & ADVENTURE ')).toBe(10759);
    expect(genreIdByName('constructor')).toBeUndefined();
  });
});

describe('a category page', () => {
  it.each([
    ['drama', { movie: '18', tv: '18' }],
    ['action', { movie: '28', tv: '10759' }],
    ['action-adventure', { movie: '28|12', tv: '10759' }],
    ['sci-fi-fantasy', { movie: '878|14', tv: '10765' }],
    ['war', { movie: '10752', tv: '10768' }],
    ['kids', { movie: '10751', tv: '10762' }],
    ['horror', { movie: '27' }],
    ['talk', { tv: '10767' }],
  ])('%s asks %p [BROWSE-05]', (slug, expected) => {
    const query = categoryBySlug(slug)?.query;
    expect(Object.fromEntries(Object.entries(query ?? {}).map(([type, { withGenres }]) => [type, withGenres]))).toEqual(
      expected,
    );
  });

  it('has a query for every genre, and none for an unknown one', () => {
    for (const { slug } of genres) expect(Object.keys(categoryBySlug(slug)?.query ?? {})).not.toHaveLength(0);
    expect(categoryBySlug('nope')).toBeUndefined();
    expect(categoryBySlug('toString')).toBeUndefined();
  });

  it('knows anime: Japanese animation of both types [BROWSE-06]', () => {
    expect(categoryBySlug('Anime')).toBe(anime);
    expect(anime.query.tv).toEqual({ withGenres: '16', withOriginalLanguage: 'ja' });
  });
});

describe('networks', () => {
  it('are eight with their provider ids [BROWSE-12, MEDIA-09]', () => {
    expect(Object.fromEntries(networks.map(({ key, providerId }) => [key, providerId]))).toEqual({
      netflix: 8,
      'disney+': 337,
      hulu: 15,
      amazon_prime: 9,
      apple_tv: 350,
      hbo_max: 1899,
      'paramount+': 531,
      peacock: 386,
    });
  });

  it.each([
    ['hbo', 'hbo-max'],
    ['paramount-plus', 'paramount'],
    ['Disney+', 'disney'],
    ['apple_tv', 'apple-tv'],
    ['amazon_prime', 'amazon-prime'],
  ])('%s leads to %s [ROUTE-06]', (alias, slug) => {
    expect(networkBySlug(alias)?.slug).toBe(slug);
  });

  it('are found by the number of their provider', () => {
    expect(networkByProviderId(337)?.slug).toBe('disney');
    expect(networkByProviderId(1)).toBeUndefined();
    expect(networkBySlug('constructor')).toBeUndefined();
  });
});

describe('languages', () => {
  it('have English names, also by regional tag [MEDIA-08]', () => {
    expect(languageName('ja')).toBe('Japanese');
    expect(languageName('pt-BR')).toBe('Portuguese');
    expect(languageName('qq')).toBe('qq');
    expect(languageName('PT_br')).toBe('Portuguese');
    const names = languages.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    expect(languageName('constructor')).toBe('constructor');
    expect(languages.length).toBeGreaterThan(180);
  });
});
