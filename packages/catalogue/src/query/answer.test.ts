import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import * as fc from 'fast-check';
import { createCatalogueClient } from '../testing/catalogue-client';
import { library, nosferatu, twinPeaks } from '../testing/library';
import { expectContract } from '../testing/contract';
import { sweep } from '../testing/sweep';

const { catalogue, body, list } = createCatalogueClient();

/** The unit `binary` takes seconds to set up. */
const character = fc.nat(0xff_ff).map((code) => String.fromCharCode(code));
const hostileText = fc.oneof(
  fc.string({ unit: character, maxLength: 60 }),
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

describe('the wire contract', () => {
  it('is kept by every path of a small library', () => {
    const { asked } = sweep(catalogue, library);
    expect(asked).toBeGreaterThan(80);
  });

  it('detects a missing field, a dropped row and a changed value', () => {
    const details = body(`movie/${nosferatu.id}`);
    expect(() => expectContract('movie/1', { ...details, overview: undefined })).toThrow('overview');
    const page = list('movie/popular');
    expect(() => expectContract('movie/popular', { ...page, results: [...page.results, { id: 'x' }] })).toThrow(
      'dropped',
    );
    expect(() => expectContract('movie/1', { ...details, homepage: 5 })).toThrow();
  });
});

describe('the subject of a picture', () => {
  it('is the title with what its look depends on', () => {
    expect(catalogue.artworkSubject(`/marquee-poster-${nosferatu.id}.svg`)).toEqual({
      kind: 'poster',
      id: nosferatu.id,
      title: 'Nosferatu',
      mediaType: 'movie',
      year: 1922,
      genres: ['Horror', 'Fantasy'],
      countries: ['DE'],
      language: 'de',
      keywords: ['vampire', 'silent film'],
      overview: nosferatu.overview,
      directors: ['F. W. Murnau'],
      cast: ['Max Schreck', 'Greta Schröder'],
    });
  });

  it('is the season or the episode for their pictures', () => {
    expect(catalogue.artworkSubject(`/marquee-season-${twinPeaks.id}-2.svg`)).toMatchObject({
      kind: 'season',
      season: 2,
    });
    expect(catalogue.artworkSubject(`/marquee-still-${twinPeaks.id}-s1e2.svg`)).toMatchObject({
      kind: 'still',
      season: 1,
      episode: 2,
      episodeTitle: 'Traces to Nowhere',
    });
  });

  it('is the person for a profile', () => {
    expect(catalogue.artworkSubject('/marquee-profile-900100000.svg')).toMatchObject({
      kind: 'profile',
      title: 'David Lynch',
      year: 1946,
      department: 'Directing',
    });
  });

  it.each([
    '/marquee-poster-1.svg',
    `/marquee-season-${twinPeaks.id}-9.svg`,
    `/marquee-still-${twinPeaks.id}-s1e9.svg`,
    `/marquee-season-${nosferatu.id}-1.svg`,
    '/marquee-profile-1.svg',
    '/abc.jpg',
  ])('is nothing for %p', (path) => {
    expect(catalogue.artworkSubject(path)).toBeNull();
  });
});
