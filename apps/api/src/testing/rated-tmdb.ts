import type { IncomingMessage, ServerResponse } from 'node:http';

interface RatedTitle {
  type: 'movie' | 'tv';
  id: number;
  /** Certificates by country. */
  rated: Record<string, string>;
  adult?: boolean;
  keywords?: number[];
}

/** Part of every text about a title that a strict filter of the United States hides. */
export const HIDDEN = 'HIDDEN';

const ratedTitles: readonly RatedTitle[] = [
  { type: 'movie', id: 1, rated: { US: 'PG', DE: '16' } },
  { type: 'movie', id: 2, rated: { US: 'R', DE: '6' } },
  { type: 'movie', id: 3, rated: { US: 'G' }, adult: true },
  { type: 'movie', id: 4, rated: {} },
  { type: 'movie', id: 5, rated: { US: 'G' }, keywords: [9] },
  { type: 'tv', id: 1, rated: { US: 'TV-MA' } },
  { type: 'tv', id: 2, rated: { US: 'TV-PG' } },
];
const hiddenKeys = new Set(['movie:2', 'movie:3', 'movie:4', 'tv:1']);

/** E.g. `/HIDDEN-movie-2.jpg`. */
const pictureOf = (name: string) => `/${name.replaceAll(' ', '-')}.jpg`;

const nameOf = ({ type, id }: RatedTitle): string =>
  `${hiddenKeys.has(`${type}:${id}`) ? HIDDEN : 'Shown'} ${type} ${id}`;

function itemOf(title: RatedTitle) {
  const { type, id, adult = false } = title;
  const name = nameOf(title);
  return {
    id,
    adult,
    overview: `About ${name}`,
    poster_path: pictureOf(name),
    ...(type === 'movie' ? { title: name, release_date: '2000-05-01' } : { name, first_air_date: '2000-05-01' }),
  };
}
const mixed = (title: RatedTitle) => ({ ...itemOf(title), media_type: title.type });
const ofType = (type: RatedTitle['type']) => ratedTitles.filter((title) => title.type === type);
const pageOf = (results: readonly object[]) => ({ page: 1, results, total_pages: 1, total_results: results.length });
const credits = { cast: ratedTitles.map(mixed), crew: ratedTitles.map(mixed) };
const people = [
  { id: 21, name: 'Shown person', adult: false, known_for: ratedTitles.map(mixed) },
  { id: 22, name: `${HIDDEN} person`, adult: true, known_for: ratedTitles.map(mixed) },
];
const typedPeople = people.map((person) => ({ ...person, media_type: 'person' }));
const imagesOf = (title: RatedTitle) => ({ posters: [{ file_path: itemOf(title).poster_path }] });

function partOf(title: RatedTitle, part: string): object | undefined {
  const { type, rated, keywords = [] } = title;
  const named = keywords.map((id) => ({ id, name: 'keyword' }));
  const countries = Object.entries(rated);
  const parts: Record<string, object> = {
    similar: pageOf(ofType(type).map(itemOf)),
    recommendations: pageOf(ratedTitles.map(mixed)),
    keywords: type === 'movie' ? { keywords: named } : { results: named },
    images: imagesOf(title),
    translations: { translations: [{ data: { title: `Translated ${nameOf(title)}` } }] },
    ...(type === 'movie'
      ? {
          release_dates: {
            results: countries.map(([country, certification]) => ({
              iso_3166_1: country,
              release_dates: [{ certification, type: 3 }],
            })),
          },
        }
      : { content_ratings: { results: countries.map(([country, rating]) => ({ iso_3166_1: country, rating })) } }),
  };
  return parts[part] ?? { about: itemOf(title).overview };
}

function titleAnswer(title: RatedTitle, rest: string, appended: string[]): object | undefined {
  if (rest !== '')
    return rest.startsWith('season/') ? { about: itemOf(title).overview, episodes: [] } : partOf(title, rest);
  return { ...itemOf(title), ...Object.fromEntries(appended.map((part) => [part, partOf(title, part)])) };
}

function personAnswer(id: number, part: string, appended: string[]): object | undefined {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) return undefined;
  if (part === '') return { ...person, ...Object.fromEntries(appended.map((name) => [name, credits])) };
  return part.endsWith('credits') ? credits : { about: person.name };
}

const collections: Record<number, RatedTitle[]> = {
  31: ratedTitles.slice(0, 3),
  32: ratedTitles.slice(1, 3),
};

/** Responds to list requests: every list contains every title of its kind. */
function listAnswer(path: string): object | undefined {
  if (/^(search\/multi|trending\/all)/.test(path)) return pageOf([...ratedTitles.map(mixed), ...typedPeople]);
  if (/^(search\/person|person\/popular|trending\/person)/.test(path)) return pageOf(people);
  if (/^search\/collection/.test(path)) return pageOf([{ id: 32, name: HIDDEN }]);
  if (/^search\/keyword/.test(path)) return pageOf([{ id: 9, name: 'keyword' }]);
  const type = /^(?:search|trending|discover)\/(movie|tv)|^(movie|tv)\/[a-z]/.exec(path);
  if (type) return pageOf(ofType((type[1] ?? type[2]) as RatedTitle['type']).map(itemOf));
  if (path.startsWith('find/'))
    return {
      movie_results: ofType('movie').map(mixed),
      tv_results: ofType('tv').map(mixed),
      person_results: typedPeople,
      tv_episode_results: ofType('tv').map((title) => ({ show_id: title.id, name: itemOf(title).overview })),
      tv_season_results: ofType('tv').map((title) => ({ show_id: title.id, name: itemOf(title).overview })),
    };
  return undefined;
}

function answer(path: string, query: URLSearchParams): object | undefined {
  const appended = query.get('append_to_response')?.split(',') ?? [];
  const [, kind = '', id = '', rest = ''] = /^(movie|tv|person|collection|keyword)\/(\d+)\/?(.*)$/.exec(path) ?? [];
  if (kind === '') return listAnswer(path);
  if (kind === 'person') return personAnswer(Number(id), rest, appended);
  if (kind === 'keyword') return { id: Number(id), name: 'keyword' };
  if (kind === 'collection') {
    const parts = collections[Number(id)];
    return (
      parts && (rest === '' ? { id: Number(id), name: 'Collection', parts: parts.map(mixed) } : { about: 'posters' })
    );
  }
  const title = ratedTitles.find((candidate) => candidate.type === kind && candidate.id === Number(id));
  return title && titleAnswer(title, rest, appended);
}

/** A small TMDB whose titles have age ratings, adult flags and keywords. */
export function respondAsRatedTmdb(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://tmdb');
  const body = answer(pathname.slice('/3/'.length), searchParams);
  res.statusCode = body ? 200 : 404;
  res.end(
    JSON.stringify(
      body ?? {
        success: false,
        status_code: 34,
        status_message: 'The resource you requested could not be found.',
      },
    ),
  );
}
