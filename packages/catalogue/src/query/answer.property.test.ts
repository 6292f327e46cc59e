import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import * as fc from 'fast-check';
import { createCatalogueClient } from '../testing/catalogue-client';
import { nosferatu, twinPeaks } from '../testing/library';

const { catalogue } = createCatalogueClient();

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'NaN',
    '-1',
    '1e309',
    '../..',
    '%00',
    '|||,,,',
    ',',
    '|',
    '28,12|16',
    '2001-02-30',
    '9999-12-31',
    '2001-01-01T00:00:00Z',
    'popularity.desc',
    'day',
    'a'.repeat(5_000),
    '1,'.repeat(5_000),
    '千と千尋',
    '\u202e\ud800',
  ),
);

const segment = fc.oneof(
  fc.constantFrom(
    ...['movie', 'tv', 'person', 'season', 'episode', 'search', 'discover', 'trending', 'genre', 'list', 'find'],
    ...['multi', 'popular', 'upcoming', 'credits', 'images', 'similar', 'watch', 'providers', 'collection', 'keyword'],
    ...[String(nosferatu.id), String(twinPeaks.id), '1', '0', '99999', 'tt0013442', '900100000'],
  ),
  hostileText,
);
const path = fc.array(segment, { maxLength: 7 }).map((segments) => segments.join('/'));

const knownPath = fc.constantFrom(
  'discover/movie',
  'discover/tv',
  'search/multi',
  'search/movie',
  'search/tv',
  'search/person',
  'search/collection',
  'search/keyword',
  'movie/popular',
  'movie/upcoming',
  'trending/all/day',
  `movie/${nosferatu.id}`,
  `movie/${nosferatu.id}/similar`,
  `movie/${nosferatu.id}/images`,
  `tv/${twinPeaks.id}`,
  `tv/${twinPeaks.id}/season/1/episode/1`,
  'person/900100000',
  'find/tt0013442',
  'watch/providers/tv',
);
const parameter = fc.constantFrom(
  ...['page', 'query', 'sort_by', 'with_genres', 'without_genres', 'with_watch_providers', 'watch_region', 'year'],
  ...['primary_release_date.gte', 'primary_release_date.lte', 'first_air_date.gte', 'air_date.lte', 'with_status'],
  ...['vote_average.gte', 'vote_count.lte', 'with_runtime.gte', 'with_original_language', 'with_origin_country'],
  ...['with_keywords', 'with_people', 'with_cast', 'certification', 'certification.lte', 'certification_country'],
  ...['append_to_response', 'include_image_language', 'external_source', 'include_adult', 'language', '__proto__'],
);
const query = fc.array(fc.tuple(fc.oneof(parameter, hostileText), hostileText), { maxLength: 8 });

describe('any input', () => {
  it('gets a status and a body that JSON can carry, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(path, knownPath), query, (asked, pairs) => {
        const { status, body } = catalogue.answer(asked, new URLSearchParams(pairs));
        expect([200, 400, 404]).toContain(status);
        expect(JSON.parse(JSON.stringify(body))).toEqual(body);
      }),
      { numRuns: 1_500 },
    );
  });

  it('gets no picture subject unless it names an entry, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileText.map((text) => `/marquee-${text}.svg`),
        ),
        (asked) => {
          const subject = catalogue.artworkSubject(asked);
          expect(subject === null || typeof subject.title === 'string').toBe(true);
        },
      ),
    );
  });

  it('leaves built-in prototypes alone', () => {
    catalogue.answer('movie/popular', new URLSearchParams({ __proto__: 'polluted', append_to_response: '__proto__' }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('is rejected quickly when a path is extremely long', () => {
    const spentMs = startProcessorClock();
    expect(catalogue.answer(`${'/'.repeat(200_000)}x`, new URLSearchParams()).status).toBe(404);
    expect(spentMs()).toBeLessThan(1_000);
  });
});
