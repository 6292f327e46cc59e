import { matchByYear, normaliseTitle } from '@marquee/core';
import type { FileMatch } from '@marquee/core/contracts';
import type { ParsedPath, Tags } from '../names';
import { episodeKeysOf } from './episode-keys';

type Titled = Exclude<ParsedPath, { kind: 'ignored' }>;

/** Files of one title. Films are under the key of `filmKey`, episodes under `episodeKey`. */
export interface TitleGroup<F> {
  /** `titleId` of its first name. */
  id: string;
  year?: number;
  tags: Tags;
  /** Further names, as written. */
  otherTitles: ReadonlySet<string>;
  files: Map<string, F[]>;
}

export interface TitleIndex<F> {
  byTitle: Map<string, TitleGroup<F>[]>;
  byTag: Map<string, TitleGroup<F>[]>;
  /** Files whose title the operator assigned. */
  byHand: Map<string, F[]>;
}

export const movieKey = '';
export const titleId = (kind: 'movie' | 'tv', title: string): string => `${kind} ${normaliseTitle(title)}`;
/** Id of a film, or of one episode. */
export const handId = (type: 'movie' | 'tv', tmdbId: number, season = -1, episode = -1): string =>
  type === 'movie' ? `${type} ${tmdbId}` : `${type} ${tmdbId} ${season} ${episode}`;
export const tagId = (kind: 'movie' | 'tv', tag: string | number): string => `${kind} ${tag}`;

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

const one = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== undefined)),
];

interface Member<F> {
  parsed: Titled;
  match?: FileMatch | undefined;
  file: F;
}

/** Groups files with the same title and year, unless their tags identify different titles. */
function groupsOf<F>(id: string, members: readonly Member<F>[]): TitleGroup<F>[] {
  const tmdb = one(members.map(({ parsed }) => parsed.tags.tmdb));
  const imdb = one(members.map(({ parsed }) => parsed.tags.imdb));
  const isOneTitle = tmdb.length <= 1 && imdb.length <= 1;
  const parts = new Map<string, Member<F>[]>();
  for (const member of members) {
    const { tags } = member.parsed;
    push(parts, isOneTitle ? '' : `${tags.tmdb ?? ''} ${tags.imdb ?? ''}`, member);
  }
  return [...parts.values()].map((part) => {
    const files = new Map<string, F[]>();
    const keysOf = episodeKeysOf(part.flatMap(({ parsed }) => (parsed.kind === 'episode' ? [parsed] : [])));
    for (const { parsed, file } of part) {
      for (const key of parsed.kind === 'movie' ? [movieKey] : keysOf(parsed)) push(files, key, file);
    }
    const tags: Tags = {};
    for (const { parsed } of part) Object.assign(tags, parsed.tags);
    const year = part[0]?.parsed.year;
    const others = part.flatMap(({ parsed }) => (parsed.kind === 'movie' ? (parsed.otherTitles ?? []) : []));
    return { id, tags, files, otherTitles: new Set(others), ...(year !== undefined && { year }) };
  });
}

const isTaggedAlike = (one: Tags, other: Tags): boolean =>
  (['tmdb', 'imdb'] as const).every(
    (name) => one[name] === undefined || other[name] === undefined || one[name] === other[name],
  );

/**
 * Merges folders of a series with and without the year, unless tags contradict, several years are possible, or both
 * have the same episode and may therefore be namesakes.
 */
function joinWithoutYear<F>(groups: readonly TitleGroup<F>[]): readonly TitleGroup<F>[] {
  const [dated, ...moreDated] = groups.filter(({ year }) => year !== undefined);
  const [undated, ...moreUndated] = groups.filter(({ year }) => year === undefined);
  if (!dated || !undated || moreDated.length > 0 || moreUndated.length > 0) return groups;
  const holdsTheSame = [...undated.files.keys()].some((key) => dated.files.has(key));
  if (holdsTheSame || !isTaggedAlike(dated.tags, undated.tags)) return groups;
  return [{ ...dated, tags: { ...undated.tags, ...dated.tags }, files: new Map([...dated.files, ...undated.files]) }];
}

/** Index of the files' titles by tag and by title. */
export function buildTitleIndex<F>(members: Iterable<Member<F>>): TitleIndex<F> {
  const byTitleAndYear = new Map<string, Member<F>[]>();
  const byHand = new Map<string, F[]>();
  for (const member of members) {
    const { parsed, match, file } = member;
    if (match) {
      push(byHand, handId(match.mediaType, match.tmdbId, match.season, match.episode), file);
      continue;
    }
    const id = titleId(parsed.kind === 'movie' ? 'movie' : 'tv', parsed.title);
    push(byTitleAndYear, `${id} ${parsed.year ?? ''}`, member);
  }
  const groupsById = new Map<string, TitleGroup<F>[]>();
  for (const [id, same] of byTitleAndYear) {
    const title = id.slice(0, id.lastIndexOf(' '));
    for (const group of groupsOf(title, same)) push(groupsById, title, group);
  }
  const index: TitleIndex<F> = { byTitle: new Map(), byTag: new Map(), byHand };
  for (const [id, groups] of groupsById) {
    const kind = id.startsWith('movie ') ? 'movie' : 'tv';
    for (const group of kind === 'tv' ? joinWithoutYear(groups) : groups) {
      push(index.byTitle, id, group);
      for (const other of group.otherTitles) {
        const otherId = titleId(kind, other);
        if (otherId !== id) push(index.byTitle, otherId, group);
      }
      if (group.tags.tmdb !== undefined) push(index.byTag, tagId(kind, group.tags.tmdb), group);
      if (group.tags.imdb !== undefined) push(index.byTag, tagId(kind, group.tags.imdb), group);
    }
  }
  return index;
}

/** The files that some request finds: the others have no year or number, or a name that two titles of the library share. */
export function findableFiles<F>({ byTitle, byTag, byHand }: TitleIndex<F>): Set<F> {
  const found = new Set<F>([...byHand.values()].flat());
  const add = (group: TitleGroup<F>): void => {
    for (const files of group.files.values()) for (const file of files) found.add(file);
  };
  for (const groups of byTag.values()) groups.forEach(add);
  for (const [id, groups] of byTitle) {
    const mediaType = id.startsWith('movie ') ? 'movie' : 'tv';
    for (const group of groups) {
      const fitting = matchByYear(groups, ({ year }) => year, { mediaType, year: group.year });
      if (fitting.length === 1 && fitting[0] === group) add(group);
    }
  }
  return found;
}
