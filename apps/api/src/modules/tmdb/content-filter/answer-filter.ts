import { deriveMediaType, isRecord, titleKey, type MediaType, type TitleKey } from '@marquee/core';

export type Body = Readonly<Record<string, unknown>>;

/** What the rules of a request allow. */
export interface Visibility {
  /** Returns those of the titles that are visible. */
  visible: (keys: readonly TitleKey[]) => Promise<ReadonlySet<TitleKey>>;
  isKeywordVisible: (id: number) => boolean;
  /** Whether there are rules: what they cannot judge is hidden then, such as adult titles and entries of unknown kinds. */
  isStrict: boolean;
}

/** Removes hidden titles from a response; null if nothing of it may be returned. */
export type AnswerFilter = (body: Body, visibility: Visibility) => Promise<Body | null>;

/** The kind of a list's entries, unless they specify it by `media_type`. */
type EntryKind = MediaType | 'person' | 'mixed';

const listOf = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isAdult = (entry: Body): boolean => entry.adult === true;

function kindOf(entry: Body, kind: EntryKind): MediaType | 'person' | null {
  const stated = entry.media_type ?? (kind === 'mixed' ? deriveMediaType(entry) : kind);
  return stated === 'movie' || stated === 'tv' || stated === 'person' ? stated : null;
}

function titleOf(entry: Body, kind: MediaType): TitleKey | null {
  return typeof entry.id === 'number' && Number.isSafeInteger(entry.id) ? titleKey(kind, entry.id) : null;
}

/** Every title that an entry represents or names. */
function titlesIn(entry: Body, kind: EntryKind, isStrict: boolean): TitleKey[] {
  const own = kindOf(entry, kind);
  if (own === null || (isStrict && isAdult(entry))) return [];
  if (own === 'person') return listOf(entry.known_for).flatMap((title) => titlesIn(title, 'mixed', isStrict));
  const key = titleOf(entry, own);
  return key ? [key] : [];
}

interface Seen {
  titles: ReadonlySet<TitleKey>;
  isStrict: boolean;
}

const isKept = (key: TitleKey | null, { titles, isStrict }: Seen) => (key === null ? !isStrict : titles.has(key));

function keepEntry(entry: Body, kind: EntryKind, seen: Seen): Body[] {
  const own = kindOf(entry, kind);
  if (seen.isStrict && isAdult(entry)) return [];
  if (own !== 'person') return isKept(own && titleOf(entry, own), seen) ? [entry] : [];
  const knownFor = listOf(entry.known_for).flatMap((title) => keepEntry(title, 'mixed', seen));
  return [{ ...entry, ...(entry.known_for !== undefined && { known_for: knownFor }) }];
}

/** Filters the lists in some fields of a response, with one query for all of them. */
async function keepIn(
  body: Body,
  fields: Readonly<Record<string, EntryKind>>,
  { visible, isStrict }: Visibility,
): Promise<Body> {
  const lists = Object.entries(fields).filter(([field]) => body[field] !== undefined);
  const keys = lists.flatMap(([field, kind]) =>
    listOf(body[field]).flatMap((entry) => titlesIn(entry, kind, isStrict)),
  );
  const seen = { titles: await visible([...new Set(keys)]), isStrict };
  const kept = lists.map(([field, kind]): [string, unknown] => [
    field,
    listOf(body[field]).flatMap((entry) => keepEntry(entry, kind, seen)),
  ]);
  return { ...body, ...Object.fromEntries(kept) };
}

/** Corrects the total if it is known, so that a search does not reveal a hidden title. */
const recounted = (page: Body): Body =>
  typeof page.total_pages === 'number' && page.total_pages <= 1
    ? { ...page, total_results: listOf(page.results).length }
    : page;

/** For responses that contain and name no titles. */
export const unfiltered: AnswerFilter = (body) => Promise.resolve(body);

/** For responses that cannot be filtered by title: rules drop them. They name no title themselves. */
export const dropResponse: AnswerFilter = (body, { isStrict }) => Promise.resolve(isStrict ? null : body);

export const pageOf =
  (kind: EntryKind): AnswerFilter =>
  async (body, visibility) =>
    recounted(await keepIn(body, { results: kind }, visibility));

export const pageOfKeywords: AnswerFilter = (body, { isKeywordVisible }) =>
  Promise.resolve(
    recounted({ ...body, results: listOf(body.results).filter(({ id }) => isKeywordVisible(Number(id))) }),
  );

/** A person's credits. */
export const creditsOf =
  (kind: EntryKind): AnswerFilter =>
  (body, visibility) =>
    keepIn(body, { cast: kind, crew: kind }, visibility);

/** `find`: titles and people with an external id, by type; seasons and episodes follow their series. */
export const found: AnswerFilter = async (body, visibility) => {
  const { visible, isStrict } = visibility;
  const kept = await keepIn(body, { movie_results: 'movie', tv_results: 'tv', person_results: 'person' }, visibility);
  const parts = ['tv_episode_results', 'tv_season_results'] as const;
  const seriesOf = ({ show_id: id }: Body) => titleOf({ id }, 'tv');
  const series = parts.flatMap((part) => listOf(body[part]).flatMap((entry) => seriesOf(entry) ?? []));
  const seen = { titles: await visible([...new Set(series)]), isStrict };
  const keptOf = (part: (typeof parts)[number]) => listOf(body[part]).filter((entry) => isKept(seriesOf(entry), seen));
  // Listed explicitly: kinds that TMDB adds later are omitted.
  const { movie_results, tv_results, person_results } = kept;
  return {
    movie_results,
    tv_results,
    person_results,
    tv_episode_results: keptOf('tv_episode_results'),
    tv_season_results: keptOf('tv_season_results'),
  };
};

/** A collection is visible as long as one of its films is. */
export const filmsOfCollection: AnswerFilter = async (body, visibility) => {
  const kept = await keepIn(body, { parts: 'movie' }, visibility);
  const isHidden = listOf(kept.parts).length === 0 && (visibility.isStrict || listOf(body.parts).length > 0);
  return isHidden ? null : kept;
};

/** Details with their appended parts, each filtered as at its own path. Adult titles and people are withheld. */
export const withParts =
  (parts: Readonly<Record<string, AnswerFilter>>): AnswerFilter =>
  async (details, visibility) => {
    if (visibility.isStrict && isAdult(details)) return null;
    const body = await keepIn(details, { known_for: 'mixed' }, visibility);
    const filtered = await Promise.all(
      Object.entries(parts).map(async ([name, filter]) => {
        const part = body[name];
        return isRecord(part) ? [[name, await filter(part, visibility)] as const] : [];
      }),
    );
    return { ...body, ...Object.fromEntries(filtered.flat()) };
  };
