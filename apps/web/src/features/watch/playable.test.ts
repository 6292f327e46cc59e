import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb, json, wireTvDetails } from '@marquee/tmdb/testing';
import { episodePlayable } from './episode-playable';
import { moviePlayable } from './movie-playable';

const DAY_MS = 86_400_000;
const at = (date: string, days: number): number => Date.parse(date) + days * DAY_MS;

describe('what can be watched', () => {
  it('is a film, from half a day after its release [MEDIA-05, TITLE-02]', async () => {
    const film = { ...(await createFakeTmdb().client.movieDetails({ id: 101 })), date: '2024-05-01' };
    expect(moviePlayable(film, at('2024-05-01', 0.49)).request).toBeNull();
    expect(moviePlayable(film, at('2024-05-01', 0.5)).request).toMatchObject({ type: 'movie', tmdbId: 101 });
  });

  it('is a film without a date if it is said to be released', async () => {
    const film = { ...(await createFakeTmdb().client.movieDetails({ id: 101 })), date: null };
    expect(moviePlayable({ ...film, status: 'Released' }, 0).isOffered).toBe(true);
    expect(moviePlayable({ ...film, status: 'Post Production' }, 0).isOffered).toBe(false);
  });

  it('is a series, from a day after its first season, but no episode that is not out [TITLE-02]', async () => {
    const { client } = createFakeTmdb({
      'tv/201': json(wireTvDetails({ id: 201, seasons: [], first_air_date: '2024-05-01' })),
    });
    const series = await client.tvDetails({ id: 201 });
    const list = await client.season({ tvId: 201, seasonNumber: 1 });
    const place = { season: 1, episode: 1 };
    const pilot = { place, episode: list.episodes[0] ?? null, list, isOut: true, isPending: false };
    expect(episodePlayable(series, pilot, at('2024-05-01', 0.99))).toMatchObject({ isOffered: false, request: null });
    expect(episodePlayable(series, pilot, at('2024-05-01', 1)).request).toMatchObject({
      type: 'tv',
      episode: { number: 1 },
    });
    expect(episodePlayable(series, { ...pilot, isOut: false }, at('2024-05-01', 9))).toMatchObject({
      isOffered: false,
      request: null,
    });
  });

  it('is offered, but not searched, while the lists are fetched that say which episode it is', async () => {
    const series = await createFakeTmdb().client.tvDetails({ id: 201 });
    const unknown = { place: null, episode: null, list: undefined, isOut: false };
    const now = Date.parse('2030-01-01');
    expect(episodePlayable(series, { ...unknown, isPending: true }, now)).toMatchObject({
      isOffered: true,
      request: null,
    });
    expect(episodePlayable(series, { ...unknown, isPending: false }, now).isOffered).toBe(false);
  });
});
