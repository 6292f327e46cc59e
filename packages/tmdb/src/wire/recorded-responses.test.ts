import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isRecord } from '@marquee/core';
import * as z from 'zod/mini';
import {
  collectionSchema,
  contentRatingsSchema,
  creditsSchema,
  genreListSchema,
  imagesSchema,
  movieDetailsSchema,
  movieListSchema,
  personSchema,
  releaseDatesSchema,
  seasonSchema,
  tmdbErrorBodySchema,
  tvDetailsSchema,
  tvListSchema,
  videosSchema,
  watchProvidersSchema,
} from './index';

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
