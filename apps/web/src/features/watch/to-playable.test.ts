import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb, json, wireTvDetails } from '@marquee/tmdb/testing';
import { episodePlayable, moviePlayable } from './to-playable';

const DAY_MS = 86_400_000;
const at = (date: string, days: number): number => Date.parse(date) + days * DAY_MS;

describe('what can be watched', () => {
  it('is a film, from half a day after its release [MEDIA-05, TITLE-02]', async () => {
    const film = { ...(await createFakeTmdb().client.movieDetails({ id: 101 })), date: '2024-05-01' };
    expect(moviePlayable(film, at('2024-05-01', 0.49)).request).toBeNull();
    expect(moviePlayable(film, at('2024-05-01', 0.5)).request).toMatchObject({ type: 'movie', tmdbId: 101 });
  });

  it('is a series, from a day after its first season, but no episode that has yet to air [TITLE-02]', async () => {
    const { client } = createFakeTmdb({
      'tv/201': json(wireTvDetails({ id: 201, seasons: [], first_air_date: '2024-05-01' })),
    });
    const series = await client.tvDetails({ id: 201 });
    const pilot = { season: 1, number: 1, episode: null };
    expect(episodePlayable(series, pilot, at('2024-05-01', 0.99)).request).toBeNull();
    expect(episodePlayable(series, pilot, at('2024-05-01', 1)).request).toMatchObject({
      type: 'tv',
      episode: { number: 1 },
    });
    const episode = await client.episode({ tvId: 201, seasonNumber: 1, episodeNumber: 1 });
    const unaired = { ...pilot, episode: { ...episode, airDate: '2024-06-01' } };
    expect(episodePlayable(series, unaired, at('2024-05-31', 0)).request).toBeNull();
    expect(episodePlayable(series, unaired, at('2024-06-01', 0)).request).not.toBeNull();
  });
});
