import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb } from '../testing';
import type { DiscoverArgs } from './discover';

async function paramsOf(args: DiscoverArgs, region?: string): Promise<Record<string, string>> {
  const tmdb = createFakeTmdb({}, { language: 'de-DE', region });
  await tmdb.client.discover(args);
  return Object.fromEntries(tmdb.requests[0]?.params ?? []);
}

describe('discover', () => {
  it('looks up providers in the United States and in English, unless the visitor chose a language [METADATA-04]', async () => {
    expect(await paramsOf({ mediaType: 'tv', withWatchProviders: [8, 337] })).toMatchObject({
      with_watch_providers: '8|337',
      watch_region: 'US',
    });
    const asked = async (language?: string) => {
      const fake = createFakeTmdb({}, language ? { language } : {});
      await fake.client.discover({ mediaType: 'tv', withWatchProviders: [8] });
      return fake.requests[0]?.params.get('language');
    };
    expect(await asked()).toBe('en-US');
    expect(await asked('de-DE')).toBe('de-DE');
  });

  it('uses the region of the operator when one is set', async () => {
    expect(await paramsOf({ mediaType: 'tv', withWatchProviders: '8' }, 'DE')).toMatchObject({ watch_region: 'DE' });
  });

  it('looks providers up in another region when that is asked', async () => {
    const params = await paramsOf({ mediaType: 'tv', withWatchProviders: '8', watchRegion: 'FR' }, 'DE');
    expect(params).toMatchObject({ watch_region: 'FR' });
  });

  it('names no region without a provider', async () => {
    const params = await paramsOf({ mediaType: 'movie', withWatchProviders: [] });
    expect(params).toEqual({ language: 'de-DE', page: '1', sort_by: 'popularity.desc' });
  });

  it('asks for any of a list of genres, and passes TMDB notation on [METADATA-04]', async () => {
    expect(await paramsOf({ mediaType: 'movie', withGenres: [28, 12], withoutGenres: '16,99' })).toMatchObject({
      with_genres: '28|12',
      without_genres: '16,99',
    });
  });

  it('filters and sorts movies by release date', async () => {
    expect(
      await paramsOf({ mediaType: 'movie', sortBy: 'date.asc', dateFrom: '1990-01-01', dateTo: '1999-12-31' }),
    ).toMatchObject({
      sort_by: 'primary_release_date.asc',
      'primary_release_date.gte': '1990-01-01',
      'primary_release_date.lte': '1999-12-31',
    });
  });

  it('filters and sorts series by first air date', async () => {
    const params = await paramsOf({ mediaType: 'tv', sortBy: 'date.desc', dateFrom: '2020-01-01' });
    expect(params).toMatchObject({ sort_by: 'first_air_date.desc', 'first_air_date.gte': '2020-01-01' });
  });

  it('takes ranges of votes and runtime and an original language', async () => {
    expect(
      await paramsOf({
        mediaType: 'movie',
        sortBy: 'rating.desc',
        voteAverageFrom: 0,
        voteCountFrom: 100,
        voteCountTo: 5000,
        runtimeMinFrom: 60,
        runtimeMinTo: 120,
        withOriginalLanguage: 'ja',
        page: 4,
      }),
    ).toMatchObject({
      sort_by: 'vote_average.desc',
      'vote_average.gte': '0',
      'vote_count.gte': '100',
      'vote_count.lte': '5000',
      'with_runtime.gte': '60',
      'with_runtime.lte': '120',
      with_original_language: 'ja',
      page: '4',
    });
  });

  it('takes the highest certification with its country [MINE-12]', async () => {
    const params = await paramsOf({ mediaType: 'movie', certificationTo: { region: 'DE', name: '12' } });
    expect(params).toMatchObject({ certification_country: 'DE', 'certification.lte': '12' });
  });

  it('takes keywords and people', async () => {
    const params = await paramsOf({ mediaType: 'tv', withKeywords: [1, 2], withPeople: '6,7' });
    expect(params).toMatchObject({ with_keywords: '1|2', with_people: '6,7' });
  });
});
