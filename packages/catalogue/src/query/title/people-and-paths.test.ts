import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { dataOf, film } from '../../testing/entries';
import { amelie, nosferatu, twinPeaks } from '../../testing/library';

const { answer, body, list } = createCatalogueClient();

const notFound = {
  status: 404,
  body: {
    success: false,
    status_code: 34,
    status_message: 'The resource you requested could not be found.',
  },
};

describe('a person', () => {
  it('has what the data says and credits from the titles', () => {
    const lynch = body('person/900100000?append_to_response=combined_credits,images');
    expect(lynch).toMatchObject({
      name: 'David Lynch',
      birthday: '1946-01-20',
      deathday: '2025-01-15',
      known_for_department: 'Directing',
      profile_path: '/marquee-profile-900100000.svg',
      images: { profiles: [{ file_path: '/marquee-profile-900100000.svg' }] },
    });
    const { crew } = lynch['combined_credits'] as { crew: { media_type: string; job: string }[] };
    expect(crew.map(({ media_type, job }) => `${media_type} ${job}`)).toEqual([
      'tv Creator',
      'tv Director',
      'tv Writer',
      'movie Director',
    ]);
  });

  it('has a page even if only a title names them', () => {
    const { id } = list('search/person?query=tautou').results[0] as { id: number };
    expect(body(`person/${id}`)).toMatchObject({
      name: 'Audrey Tautou',
      known_for_department: 'Acting',
      birthday: null,
    });
    expect(body(`person/${id}/movie_credits`)).toMatchObject({
      id,
      cast: [{ title: 'Amélie', character: 'Amélie Poulain' }],
    });
    expect(body(`person/${id}/tv_credits`)).toEqual({ id, cast: [], crew: [] });
  });

  it('keeps their id when titles are added', () => {
    const before = list('search/person?query=tautou').results[0]?.id;
    const added = createCatalogueClient(
      dataOf([amelie, film({ title: 'New', cast: [{ name: 'Aaron A' }, { name: 'Zoe Z' }] })]),
    );
    expect(added.list('search/person?query=tautou').results[0]?.id).toBe(before);
  });
});

describe('reference paths', () => {
  it('lists the eight networks as providers, in the US only', () => {
    const providers = (query: string) => body(`watch/providers/movie?${query}`)['results'] as { provider_id: number }[];
    expect(
      providers('watch_region=US')
        .map((row) => row.provider_id)
        .toSorted((a, b) => a - b),
    ).toEqual([8, 9, 15, 337, 350, 386, 531, 1899]);
    expect(providers('watch_region=FR')).toEqual([]);
    expect(body('watch/providers/regions')['results']).toMatchObject([{ iso_3166_1: 'US' }]);
  });

  it('names languages, countries and networks', () => {
    expect(body('configuration/languages')).toEqual(
      expect.arrayContaining([{ iso_639_1: 'ja', english_name: 'Japanese', name: 'Japanese' }]),
    );
    const countries = body('configuration/countries') as unknown as { iso_3166_1: string; english_name: string }[];
    expect(countries.map(({ english_name }) => english_name)).toEqual([
      'Germany',
      'France',
      'Japan',
      'United States of America',
    ]);
    const [network] = body(`tv/${twinPeaks.id}`)['networks'] as { id: number }[];
    expect(body(`network/${network?.id}`)).toMatchObject({ name: 'ABC' });
  });

  it('answers the configuration and the certificates', () => {
    expect(body('configuration')).toMatchObject({ images: { poster_sizes: expect.arrayContaining(['w342']) } });
    expect(body('certification/movie/list')).toMatchObject({
      certifications: { US: [{ certification: 'G', order: 1 }, {}, {}, {}, {}] },
    });
  });
});

describe('unknown paths and ids', () => {
  it.each([
    '',
    'movie/abc',
    'movie/1',
    `movie/${twinPeaks.id}`,
    `movie/${nosferatu.id}/nonsense`,
    `movie/${nosferatu.id}/credits/more`,
    `tv/${nosferatu.id}`,
    `tv/${twinPeaks.id}/season/9`,
    `tv/${twinPeaks.id}/season/1/episode/99`,
    `tv/${twinPeaks.id}/season/-1`,
    'person/1',
    'collection/1',
    'keyword/1',
    'network/1',
    'company/1',
    'collection/1/images',
    'trending/movie/year',
    'constructor/prototype',
    'movie/__proto__',
    'movie/900000001%00',
    'movie/9999999999999999999999',
    'movie//popular',
  ])('answers %p as TMDB does', (path) => {
    expect(answer(path)).toEqual(notFound);
  });
});
