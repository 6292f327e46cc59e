import {
  contentFilterRules,
  certificateUpTo,
  passesContentFilter,
  type Certificates,
  type ContentFilter,
} from '@marquee/core';
import {
  TmdbError,
  type DiscoverArgs,
  type MediaItem,
  type Paged,
  type PersonItem,
  type TmdbClient,
} from '@marquee/tmdb';

/** Whether a title is anywhere in an answer. */
type HoldsTitles<Answer> = Answer extends MediaItem
  ? true
  : Answer extends readonly (infer Entry)[]
    ? HoldsTitles<Entry>
    : Answer extends object
      ? { [Field in keyof Answer]: HoldsTitles<Answer[Field]> }[keyof Answer]
      : false;

type CallsWithTitles = {
  [Call in keyof TmdbClient]: true extends HoldsTitles<Awaited<ReturnType<TmdbClient[Call]>>> ? Call : never;
}[keyof TmdbClient];

/**
 * Every call whose answer holds titles: one that is added to the client does not compile before it is filtered here. The summary of
 * a single title is for what names it already: its own address, a bookmark, the history.
 */
export type FilteredClient = Pick<TmdbClient, Exclude<CallsWithTitles, 'titleSummary'>>;

type Options = { signal?: AbortSignal };
type PagedCall<Args> = (args: Args, options?: Options) => Promise<Paged<MediaItem>>;

/** Age ratings that were asked for, per client: they hardly ever change. */
const asked = new WeakMap<TmdbClient, Map<string, Promise<Certificates>>>();
/** Age ratings asked for at the same time. */
const AT_ONCE = 8;

/** A title's age ratings; none for a title that has gone. A failure is thrown and asked for again the next time. */
function certificatesOf(client: TmdbClient, { key, mediaType, id }: MediaItem): Promise<Certificates> {
  const known = asked.get(client) ?? new Map<string, Promise<Certificates>>();
  asked.set(client, known);
  const before = known.get(key);
  if (before) return before;
  const answer = client.certificates({ mediaType, id }).catch((error: unknown) => {
    if (error instanceof TmdbError && error.status === 404) return {};
    known.delete(key);
    throw error;
  });
  known.set(key, answer);
  return answer;
}

/**
 * The client with its lists filtered by adult flag and age rating. A rating that cannot be reached fails the list: what was
 * to be hidden is never shown, and an outage is never an empty list.
 */
export function filterContent(client: TmdbClient, filter: ContentFilter, region: string): TmdbClient {
  if (filter === 'unrestricted') return client;

  const keep = async <Entry>(entries: readonly Entry[], titleOf: (entry: Entry) => MediaItem): Promise<Entry[]> => {
    const kept: Entry[] = [];
    const candidates = entries.filter((entry) => !titleOf(entry).adult);
    for (let from = 0; from < candidates.length; from += AT_ONCE) {
      const batch = candidates.slice(from, from + AT_ONCE);
      const ratings = await Promise.all(batch.map((entry) => certificatesOf(client, titleOf(entry))));
      kept.push(
        ...batch.filter((_entry, index) =>
          passesContentFilter(filter, { adult: false, certificates: ratings[index] ?? null }, region),
        ),
      );
    }
    return kept;
  };
  const titles = (items: readonly MediaItem[]) => keep(items, (item) => item);
  const people = (found: readonly PersonItem[]) =>
    Promise.all(found.map(async (person) => ({ ...person, knownFor: await titles(person.knownFor) })));
  const paged =
    <Args>(call: PagedCall<Args>): PagedCall<Args> =>
    async (args, options) => {
      const page = await call(args, options);
      return { ...page, results: await titles(page.results) };
    };

  // What nobody rated is hidden too at this level, so the service may leave it out: pages come full.
  const certificationUpTo = certificateUpTo('movie', contentFilterRules[filter].maxAge);
  const narrowed = !contentFilterRules[filter].allowsUnrated && region === 'US';
  const discover = (args: DiscoverArgs, options?: Options) =>
    client.discover(narrowed && args.mediaType === 'movie' ? { certificationUpTo, ...args } : args, options);

  const filtered: FilteredClient = {
    discover: paged(discover),
    searchMulti: paged(client.searchMulti),
    searchTitles: paged(client.searchTitles),
    searchPeople: async (args, options) => {
      const page = await client.searchPeople(args, options);
      return { ...page, results: await people(page.results) };
    },
    topRated: paged(client.topRated),
    trending: paged(client.trending),
    upcoming: paged(client.upcoming),
    onTheAir: paged(client.onTheAir),
    popular: paged(client.popular),
    similar: paged(client.similar),
    recommendations: paged(client.recommendations),
    movieDetails: async (args, options) => {
      const movie = await client.movieDetails(args, options);
      const [similar, recommendations] = await Promise.all([titles(movie.similar), titles(movie.recommendations)]);
      return { ...movie, similar, recommendations };
    },
    tvDetails: async (args, options) => {
      const series = await client.tvDetails(args, options);
      const [similar, recommendations] = await Promise.all([titles(series.similar), titles(series.recommendations)]);
      return { ...series, similar, recommendations };
    },
    collection: async (args, options) => {
      const collection = await client.collection(args, options);
      return { ...collection, parts: await titles(collection.parts) };
    },
    findByImdbId: async (args, options) => {
      const found = await client.findByImdbId(args, options);
      return { ...found, titles: await titles(found.titles), people: await people(found.people) };
    },
    findByTvdbId: async (args, options) => {
      const found = await client.findByTvdbId(args, options);
      return { ...found, titles: await titles(found.titles), people: await people(found.people) };
    },
    findByTmdbId: async (args, options) => titles(await client.findByTmdbId(args, options)),
    person: async (args, options) => {
      const person = await client.person(args, options);
      const [cast, crew] = await Promise.all([
        keep(person.cast, ({ title }) => title),
        keep(person.crew, ({ title }) => title),
      ]);
      return { ...person, cast, crew };
    },
  };
  return { ...client, ...filtered };
}
