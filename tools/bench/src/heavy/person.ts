import type { CollectionName, Entry } from '@marquee/core';
import type { Product } from '../product';

/** An entry as stored in the browser's database: pending, because it is not on a server. */
export type HeavyEntry = Entry & { name: CollectionName; pending: 1 };

const BOOKMARKS = 5_000;
const FILMS = 1_500;
const SERIES = 500;
const EPISODES_EACH = 60;
const PAGES = 75;
const DAY_MS = 86_400_000;
const LENGTH = { film: 6_000, episode: 2_400 };
const CATEGORIES = ['watchlist', 'favorites', 'watched', 'custom/Noir', 'custom/With the children'];

interface Title {
  id: number;
  title: string;
  year: number;
}

interface Listed {
  results: { id: number; title?: string; name?: string }[];
}

/**
 * Titles of the catalogue, and invented ones if it has too few: people's lists contain titles that no catalogue has.
 */
async function titles({ url }: Product, type: 'movie' | 'tv', count: number): Promise<Title[]> {
  const found: Title[] = [];
  for (let page = 1; page <= PAGES && found.length < count; page += 1) {
    const answer = await fetch(`${url}/api/tmdb/3/discover/${type}?page=${page}`);
    const { results } = (await answer.json()) as Listed;
    if (results.length === 0) break;
    for (const { id, title, name } of results) found.push({ id, title: title ?? name ?? '', year: 2000 });
  }
  for (let id = 9_000_000; found.length < count; id += 1) found.push({ id, title: `Unlisted title ${id}`, year: 1990 });
  return found.slice(0, count);
}

const row = (name: CollectionName, key: string, value: unknown, changedAt: number): HeavyEntry => ({
  name,
  key,
  value,
  changedAt,
  pending: 1,
});

function filmEntries({ id, title, year }: Title, at: number): HeavyEntry[] {
  const isFinished = id % 10 !== 0;
  const watched = isFinished ? LENGTH.film : LENGTH.film / 2;
  const history = { title, year, progress: { watched, duration: LENGTH.film } };
  const play = { watchedAt: at, how: 'played', title, year };
  const finished = isFinished ? [row('plays', `movie:${id}/history`, play, at)] : [];
  return [row('history', `movie:${id}`, history, at), ...finished];
}

function seriesEntries({ id, title, year }: Title, at: number): HeavyEntry[] {
  const episodes = Array.from({ length: EPISODES_EACH }, (_, index) => {
    const key = `tv:${id}/s${1 + Math.floor(index / 10)}e${1 + (index % 10)}`;
    const watchedAt = at - (EPISODES_EACH - index) * 3_600_000;
    const name = `Episode ${index + 1}`;
    const progress = { watched: LENGTH.episode, duration: LENGTH.episode };
    // The server accepts ids of up to 31 bits.
    const ids = {
      id: (id % 1e7) * 100 + index,
      number: 1 + (index % 10),
      seasonId: (id % 1e7) * 10 + Math.floor(index / 10),
    };
    return [
      row('history', key, { title: name, progress, ...ids }, watchedAt),
      row('plays', `${key}/history`, { watchedAt, how: 'played', title, year, episodeTitle: name }, watchedAt),
    ];
  });
  return [row('history', `tv:${id}`, { title, year }, at), ...episodes.flat()];
}

/** Ten years of a heavy user: 5,000 bookmarks, 1,500 films, 500 series with 30,000 episodes. */
export async function heavyPerson(product: Product): Promise<HeavyEntry[]> {
  const now = Date.now();
  const films = await titles(product, 'movie', FILMS);
  const series = await titles(product, 'tv', SERIES);
  const all = [...films.map((film) => ({ ...film, type: 'movie' })), ...series.map((one) => ({ ...one, type: 'tv' }))];
  const bookmarks = Array.from({ length: BOOKMARKS }, (_, index) => {
    const { id, type, title, year } = all[index % all.length] ?? { id: 1, type: 'movie', title: '', year: 0 };
    const category = CATEGORIES[Math.floor(index / all.length) % CATEGORIES.length] ?? '';
    return row('bookmarks', `${id}/${type}/${category}`, { title, year }, now - index * (DAY_MS / 2));
  });
  return [
    ...bookmarks,
    ...films.flatMap((film, index) => filmEntries(film, now - (index + 1) * 2 * DAY_MS)),
    ...series.flatMap((one, index) => seriesEntries(one, now - (index + 1) * 7 * DAY_MS)),
  ];
}
