import type { IncomingMessage, ServerResponse } from 'node:http';
import { respondAsRatedTmdb } from './rated-tmdb';

/** When the first episode of the second season of a series airs, by id. */
export const airDates = new Map<number, string>();
/** When films come out. */
export const filmDates = new Map<number, [region: string, type: number, date: string][]>();

function bodyOf(type: string, id: number, isSeason: boolean): object | undefined {
  const releases = type === 'movie' ? filmDates.get(id) : undefined;
  if (releases) {
    const results = releases.map(([iso_3166_1, kind, date]) => ({
      iso_3166_1,
      release_dates: [{ type: kind, release_date: `${date}T00:00:00.000Z` }],
    }));
    return { id, title: `Film ${id}`, release_date: '2026-10-01', release_dates: { results } };
  }
  const airDate = type === 'tv' ? airDates.get(id) : undefined;
  if (airDate === undefined) return undefined;
  const season = { id: 3, season_number: 2, episode_count: 2, name: 'Season 2' };
  if (!isSeason) return { id, name: `Series ${id}`, seasons: [season] };
  const shared = { season_number: 2 };
  const episodes = [
    { ...shared, id: 1, episode_number: 1, name: 'Begin, again; “é”', air_date: airDate, episode_type: 'standard' },
    { ...shared, id: 2, episode_number: 2, name: 'End', air_date: '2026-12-11', episode_type: 'finale' },
  ];
  return { ...season, episodes };
}

/** A small TMDB whose series and films have dates, and are rated as those of `respondAsRatedTmdb`. */
export function respondAsDatedTmdb(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, search } = new URL(req.url ?? '', 'http://tmdb');
  const [, type = '', id = '', season] = /^\/3\/(tv|movie)\/(\d+)(\/season\/2)?$/.exec(pathname) ?? [];
  const body = search.includes('keywords') ? undefined : bodyOf(type, Number(id), season !== undefined);
  if (body) res.end(JSON.stringify(body));
  else respondAsRatedTmdb(req, res);
}
