import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { dataOf, show } from '../../testing/entries';
import { anime, running, twinPeaks } from '../../testing/library';

const { body } = createCatalogueClient();

describe('a series', () => {
  it('counts seasons and episodes without the specials', () => {
    expect(body(`tv/${twinPeaks.id}`)).toMatchObject({
      name: 'Twin Peaks',
      number_of_seasons: 2,
      number_of_episodes: 24,
      in_production: false,
      episode_run_time: [47],
      last_air_date: '2017-09-03',
      created_by: [{ name: 'David Lynch' }, { name: 'Mark Frost' }],
      networks: [{ name: 'ABC' }, { name: 'Showtime' }],
      seasons: [
        { season_number: 0, name: 'Specials', episode_count: 2 },
        { season_number: 1, name: 'Season 1', episode_count: 2, air_date: '1990-04-08' },
        { season_number: 2, episode_count: 22, poster_path: `/marquee-season-${twinPeaks.id}-2.svg` },
      ],
    });
  });

  it('knows its last and its next episode by the day', () => {
    expect(body(`tv/${running.id}`)).toMatchObject({
      in_production: true,
      last_episode_to_air: { name: 'Noon', episode_number: 2 },
      next_episode_to_air: { name: 'Evening', air_date: '2026-11-24' },
    });
    expect(createCatalogueClient(undefined, '2026-11-24T00:00:00Z').body(`tv/${running.id}`)).toMatchObject({
      last_episode_to_air: { name: 'Evening' },
      next_episode_to_air: null,
    });
    expect(createCatalogueClient(undefined, '2023-01-01T00:00:00Z').body(`tv/${running.id}`)).toMatchObject({
      last_episode_to_air: null,
      next_episode_to_air: { name: 'Morning' },
    });
  });

  it('answers a season whose episodes are authored', () => {
    expect(body(`tv/${twinPeaks.id}/season/1`)).toMatchObject({
      name: 'Season 1',
      season_number: 1,
      episodes: [
        {
          episode_number: 1,
          name: 'Pilot',
          runtime: 94,
          still_path: `/marquee-still-${twinPeaks.id}-s1e1.svg`,
          crew: [
            { name: 'David Lynch', job: 'Director' },
            { name: 'Mark Frost', job: 'Writer' },
            { name: 'David Lynch', job: 'Writer' },
          ],
          guest_stars: [{ name: 'Grace Zabriskie', character: 'Sarah Palmer' }],
        },
        { episode_number: 2, name: 'Traces to Nowhere', runtime: 47, episode_type: 'finale' },
      ],
    });
  });

  it('dates an episode without an authored date like the one before it, so that it is out', () => {
    const { episodes } = body(`tv/${twinPeaks.id}/season/2`) as { episodes: { air_date: string }[] };
    expect(new Set(episodes.map(({ air_date }) => air_date))).toEqual(new Set(['1990-09-30']));
    expect(body(`tv/${twinPeaks.id}`)).toMatchObject({ last_episode_to_air: { season_number: 2, episode_number: 22 } });
  });

  it('names the episodes of a season without titles Episode 1, 2, …', () => {
    const { episodes } = body(`tv/${twinPeaks.id}/season/2`) as { episodes: Record<string, unknown>[] };
    expect(episodes).toHaveLength(22);
    expect(episodes[0]).toMatchObject({ name: 'Episode 1', air_date: '1990-09-30', overview: '', vote_count: 0 });
    expect(episodes[21]).toMatchObject({ name: 'Episode 22', episode_number: 22 });
    expect(body(`tv/${anime.id}/season/1/episode/3`)).toMatchObject({ name: 'Episode 3', season_number: 1 });
  });

  it('answers an episode with appended parts', () => {
    const episode = body(`tv/${twinPeaks.id}/season/1/episode/1?append_to_response=images,credits,external_ids`);
    expect(episode).toMatchObject({
      name: 'Pilot',
      show_id: twinPeaks.id,
      images: { stills: [{ file_path: `/marquee-still-${twinPeaks.id}-s1e1.svg` }] },
      credits: { cast: [{ name: 'Kyle MacLachlan' }], guest_stars: [{ name: 'Grace Zabriskie' }] },
      external_ids: { imdb_id: null },
    });
    expect(body(`tv/${twinPeaks.id}/season/1/episode/1/credits`)).toEqual({
      id: episode['id'],
      ...(episode['credits'] as object),
    });
  });

  it('appends whole seasons', () => {
    const appended = body(`tv/${twinPeaks.id}?append_to_response=season/1,season/9,season/x,external_ids`);
    expect(appended['season/1']).toEqual(body(`tv/${twinPeaks.id}/season/1`));
    expect(appended).not.toHaveProperty('season/9');
    expect(appended['external_ids']).toMatchObject({ imdb_id: 'tt0098936' });
  });

  it('counts the episodes of guests and of those who made episodes', () => {
    expect(body(`tv/${twinPeaks.id}/aggregate_credits`)).toMatchObject({
      cast: [
        { name: 'Kyle MacLachlan', roles: [{ character: 'Dale Cooper' }] },
        { name: 'Grace Zabriskie', roles: [{ character: 'Sarah Palmer', episode_count: 2 }], total_episode_count: 2 },
      ],
    });
    expect(body(`tv/${twinPeaks.id}/season/2/aggregate_credits`)).toMatchObject({
      cast: [{ name: 'Kyle MacLachlan' }],
    });
    expect(body(`tv/${twinPeaks.id}/content_ratings`)).toMatchObject({
      results: [{ iso_3166_1: 'US', rating: 'TV-MA' }],
    });
  });

  it('gives every season, episode and credit a stable id of its own', () => {
    const collect = () => {
      const { body: ask } = createCatalogueClient();
      const seasons = [0, 1, 2].map((number) => ask(`tv/${twinPeaks.id}/season/${number}`)) as {
        id: number;
        episodes: { id: number; crew: { credit_id: string }[] }[];
      }[];
      return seasons.flatMap(({ id, episodes }) => [
        id,
        ...episodes.flatMap((episode) => [episode.id, ...episode.crew.map((member) => member.credit_id)]),
      ]);
    };
    expect(new Set(collect()).size).toBe(collect().length);
    expect(collect()).toEqual(collect());
    for (const id of collect()) if (typeof id === 'number') expect(id).toBeLessThan(2 ** 31);
  });

  it('keeps ids unique for seasons and episodes with unusual numbers', () => {
    const soap = show({
      name: 'Soap',
      seasons: [
        { number: 1, episodes: 1001 },
        { number: 1963, episodes: 2 },
      ],
    });
    const { body: ask } = createCatalogueClient(dataOf([], [soap, show({ name: 'Next' })]));
    const ids = [1, 1963].flatMap((season) =>
      (ask(`tv/${soap.id}/season/${season}`)['episodes'] as { id: number }[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(1003);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});
