import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  collectionSchema,
  contentRatingsSchema,
  creditsSchema,
  genreListSchema,
  imagesSchema,
  movieDetailsSchema,
  movieListSchema,
  multiSearchSchema,
  personSchema,
  releaseDatesSchema,
  seasonSchema,
  tmdbErrorBodySchema,
  tvDetailsSchema,
  tvListSchema,
  videosSchema,
  watchProvidersSchema,
} from './index';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@marquee/core';

describe('a page of titles', () => {
  it('leaves out an item that cannot be shown and keeps the others [METADATA-06]', () => {
    const page = movieListSchema.parse({
      page: 2,
      results: [{ id: 7, title: 'Kept' }, { title: 'Without id' }, null, 'text', { id: 8, title: 42 }],
      total_pages: 3,
      total_results: 41,
    });
    expect(page.results.map((item) => item.title)).toEqual(['Kept']);
    expect(page).toMatchObject({ page: 2, total_pages: 3, total_results: 41 });
  });

  it('reads missing and null fields as absent', () => {
    const [item] = tvListSchema.parse({
      results: [{ id: 7, name: null, overview: null, first_air_date: '', genre_ids: null, vote_average: null }],
    }).results;
    expect(item).toEqual({
      id: 7,
      adult: false,
      name: '',
      original_name: '',
      original_language: '',
      overview: '',
      first_air_date: '',
      origin_country: [],
      poster_path: null,
      backdrop_path: null,
      genre_ids: [],
      popularity: 0,
      vote_average: 0,
      vote_count: 0,
    });
  });

  it('is refused when it has no results, so an outage never looks like an empty list [METADATA-06]', () => {
    expect(z.safeParse(movieListSchema, { page: 1 }).success).toBe(false);
    expect(z.safeParse(movieListSchema, { results: {} }).success).toBe(false);
    expect(z.safeParse(movieListSchema, []).success).toBe(false);
  });
});

describe('a mixed search', () => {
  it('distinguishes movies, series and people, and derives a type that is not stated [MEDIA-01]', () => {
    const { results } = multiSearchSchema.parse({
      results: [
        { id: 1, media_type: 'movie', title: 'A' },
        { id: 2, media_type: 'tv', name: 'B' },
        { id: 3, media_type: 'person', name: 'C', known_for: [{ id: 4, title: 'D' }, { id: 5 }] },
        { id: 6, title: 'E' },
        { id: 7, name: 'F', media_type: null },
        { id: 8, media_type: 'collection', name: 'G' },
        { id: 9 },
      ],
    });
    expect(results.map((item) => [item.id, item.media_type])).toEqual([
      [1, 'movie'],
      [2, 'tv'],
      [3, 'person'],
      [6, 'movie'],
      [7, 'tv'],
    ]);
    expect(results[2]).toMatchObject({ known_for: [{ id: 4, media_type: 'movie' }] });
  });
});

describe('details', () => {
  it('treat a broken appended block as not asked for', () => {
    const details = movieDetailsSchema.parse({ id: 5, credits: 'oops', similar: { page: 1 }, images: {} });
    expect(details.credits).toBeUndefined();
    expect(details.similar).toBeUndefined();
    expect(details.images?.logos).toEqual([]);
  });

  it('are refused without an id or with a field of the wrong type', () => {
    expect(z.safeParse(movieDetailsSchema, { title: 'A' }).success).toBe(false);
    expect(z.safeParse(movieDetailsSchema, { id: 5, title: ['A'] }).success).toBe(false);
    expect(z.safeParse(seasonSchema, { id: 5, season_number: 1 }).success).toBe(false);
  });

  it('keep only the watch regions that parse', () => {
    const details = movieDetailsSchema.parse({
      id: 5,
      'watch/providers': { results: { US: { flatrate: [{ provider_id: 8 }, {}] }, DE: 3 } },
    });
    expect(Object.keys(details['watch/providers']?.results ?? {})).toEqual(['US']);
    expect(details['watch/providers']?.results['US']?.flatrate).toHaveLength(1);
  });
});

const schemas: Record<string, z.ZodMiniType> = {
  'collection-details.json': collectionSchema,
  'genre-movie-list.json': genreListSchema,
  'genre-tv-list.json': genreListSchema,
  'invalid-api-key.json': tmdbErrorBodySchema,
  'movie-credits.json': creditsSchema,
  'movie-details.json': movieDetailsSchema,
  'movie-images.json': imagesSchema,
  'movie-popular.json': movieListSchema,
  'movie-release-dates.json': releaseDatesSchema,
  'movie-similar.json': movieListSchema,
  'movie-videos.json': videosSchema,
  'movie-watch-providers.json': watchProvidersSchema,
  'person-details.json': personSchema,
  'resource-not-found.json': tmdbErrorBodySchema,
  'search-movie.json': movieListSchema,
  'search-tv.json': tvListSchema,
  'tv-content-ratings.json': contentRatingsSchema,
  'tv-details.json': tvDetailsSchema,
  'tv-season-details.json': seasonSchema,
  'tv-similar.json': tvListSchema,
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Paths whose value is missing or different after parsing. */
function losses(raw: unknown, parsed: unknown, path = '$'): string[] {
  if (raw === null || raw === undefined) return [];
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length) return [`${path}: ${raw.length} items became ${parsed.length}`];
    return raw.flatMap((item, index) => losses(item, parsed[index], `${path}[${index}]`));
  }
  if (isRecord(raw) && isRecord(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]) => losses(raw[key], value, `${path}.${key}`));
  }
  return Object.is(raw, parsed) ? [] : [`${path}: ${JSON.stringify(raw)} became ${JSON.stringify(parsed)}`];
}

const folder = join(import.meta.dirname, '../../../../../shared/tmdb-samples');
const recorded = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

if (recorded.length === 0) {
  describe('recorded TMDB answers', () => {
    it.skip('are not on this machine (../shared/tmdb-samples), so the contract tests are skipped', () => undefined);
  });
} else {
  describe('recorded TMDB answers', () => {
    it.each(recorded)('%s parses and loses nothing', (name) => {
      const schema = schemas[name];
      if (!schema) throw new Error(`${name} has no wire schema: add one to this test`);
      const raw = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json;
      const parsed = z.safeParse(schema, raw);
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(losses(raw, parsed.data)).toEqual([]);
    });

    it('names no answer that is not recorded', () => {
      expect(Object.keys(schemas).sort()).toEqual([...recorded].sort());
    });
  });
}
