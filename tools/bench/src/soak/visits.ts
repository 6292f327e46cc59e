import { titleHref } from '@marquee/core';
import { pickPopular } from '../random';
import { logIn, signUp, type Account } from '../api';

interface Title {
  id: number;
  type: 'movie' | 'tv';
  poster: string | null;
  name: string;
}

/** Shared state of a crowd of visitors: known titles, and the accounts created so far. */
export interface Crowd {
  origin: string;
  random: () => number;
  titles: readonly Title[];
  people: Account[];
  /** Aborts open requests at the end of the run. */
  signal: AbortSignal;
}

const LIST_PAGES = 10;
const MAX_PEOPLE = 5_000;
const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html' };

export async function gatherTitles(origin: string, listPages = LIST_PAGES): Promise<Title[]> {
  const titles: Title[] = [];
  for (const type of ['movie', 'tv'] as const)
    for (let page = 1; page <= listPages; page += 1) {
      const answer = await fetch(`${origin}/api/tmdb/3/discover/${type}?page=${page}`);
      const { results } = (await answer.json()) as {
        results: { id: number; title?: string; name?: string; poster_path: string | null }[];
      };
      titles.push(
        ...results.map(({ id, title, name, poster_path }) => ({
          id,
          type,
          poster: poster_path,
          name: title ?? name ?? '',
        })),
      );
    }
  return titles;
}

/** A request without headers, which can be added. */
type PlainRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function read(crowd: Crowd, path: string, init: PlainRequest = {}): Promise<Response> {
  const answer = await fetch(`${crowd.origin}${path}`, { ...init, headers: { ...BROWSER, ...init.headers } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
const whole = async (crowd: Crowd, path: string, init?: PlainRequest) => (await read(crowd, path, init)).arrayBuffer();

const titleOf = ({ titles, random }: Crowd): Title => pickPopular(titles, random);
const personOf = async (crowd: Crowd): Promise<Account> =>
  crowd.people.length > 0 ? pickPopular(crowd.people, crowd.random) : join(crowd);

async function join(crowd: Crowd): Promise<Account> {
  const person = await signUp(crowd.origin, `soak${Math.floor(crowd.random() * 2 ** 40).toString(36)}`);
  crowd.people.unshift(person);
  crowd.people.splice(MAX_PEOPLE);
  return person;
}

async function push(crowd: Crowd, collection: 'bookmarks' | 'settings', body: object): Promise<void> {
  const { headers } = await personOf(crowd);
  await whole(crowd, `/api/sync/${collection}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, updatedAt: Date.now() }),
  });
}

/** All actions of visitors, with their frequency in percent. */
export const visits: Record<string, { weight: number; run: (crowd: Crowd) => Promise<unknown> }> = {
  page: {
    weight: 20,
    run: (crowd) => {
      const { id, type, name } = titleOf(crowd);
      return whole(crowd, crowd.random() < 0.3 ? '/' : titleHref(type, id, name));
    },
  },
  gateway: {
    weight: 35,
    run: (crowd) => {
      const { id, type } = titleOf(crowd);
      const parts = ['', '', '/credits', '/similar', '/videos'];
      return whole(crowd, `/api/tmdb/3/${type}/${id}${pickPopular(parts, crowd.random)}`);
    },
  },
  image: {
    weight: 18,
    run: (crowd) => {
      const { poster } = titleOf(crowd);
      if (poster === null) return Promise.resolve();
      const original = `/api/img/t/p/w342${poster}`;
      const width = pickPopular([342, 185, 500, 92], crowd.random);
      return whole(crowd, crowd.random() < 0.6 ? original : `/api/img?url=${encodeURIComponent(original)}&w=${width}`);
    },
  },
  search: {
    weight: 10,
    run: (crowd) => {
      const name = titleOf(crowd).name.slice(0, 3 + Math.floor(crowd.random() * 8));
      return whole(crowd, `/api/tmdb/3/search/multi?query=${encodeURIComponent(name)}`);
    },
  },
  'sign-up': { weight: 1, run: join },
  login: {
    weight: 1,
    run: async (crowd) => {
      const known = await personOf(crowd);
      const again = await logIn(crowd.origin, known.username);
      await whole(crowd, '/api/auth/logout', { method: 'POST', headers: again.headers });
    },
  },
  read: {
    weight: 5,
    run: async (crowd) => {
      const collection = pickPopular(['bookmarks', 'watch-history', 'settings'], crowd.random);
      return whole(crowd, `/api/users/me/${collection}`, { headers: (await personOf(crowd)).headers });
    },
  },
  sync: {
    weight: 7,
    run: (crowd) => {
      const { id, type } = titleOf(crowd);
      return push(crowd, 'bookmarks', {
        bookmarks: [{ mediaId: id, mediaType: type, category: 'watchlist', addedAt: Date.now() }],
      });
    },
  },
  'event stream': {
    weight: 3,
    run: async (crowd) => {
      const { headers } = await personOf(crowd);
      const leaving = AbortSignal.any([crowd.signal, AbortSignal.timeout(Math.round(500 + crowd.random() * 4_500))]);
      try {
        const { body } = await read(crowd, '/api/users/me/events', { headers, signal: leaving });
        await body?.pipeTo(new WritableStream());
      } catch (error) {
        if (!leaving.aborted) throw error;
      }
    },
  },
};
