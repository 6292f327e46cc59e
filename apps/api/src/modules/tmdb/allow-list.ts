import type { PathKind } from './cache-lifetimes';

export interface AllowedPath {
  /** Without leading or trailing slash, e.g. `movie/603/images`. */
  path: string;
  kind: PathKind;
  /** The title, person or collection that the path is about. */
  id?: number;
}

const titleParts =
  'credits|aggregate_credits|similar|recommendations|videos|external_ids|keywords|reviews|translations|' +
  'alternative_titles|release_dates|content_ratings|watch/providers';
const personParts = 'combined_credits|movie_credits|tv_credits|images|external_ids';

/** The TMDB v3 paths that the gateway passes on. `ID` is the number that a path is about. */
const rules: readonly [kind: PathKind, pattern: string][] = [
  ['search', 'search/(multi|movie|tv|person|collection|keyword|company)'],
  ['trending', 'trending/(all|movie|tv|person)/(day|week)'],
  ['list', 'movie/(popular|top_rated|upcoming|now_playing)'],
  ['list', 'tv/(popular|top_rated|on_the_air|airing_today)'],
  ['list', 'person/popular'],
  ['discover', 'discover/(movie|tv)'],
  ['reference', 'genre/(movie|tv)/list'],
  ['reference', 'configuration(/languages|/countries)?'],
  ['reference', 'certification/(movie|tv)/list'],
  ['reference', 'watch/providers/(movie|tv|regions)'],
  ['details', `(movie|tv)/ID(/(${titleParts}))?`],
  ['images', '(movie|tv|person|collection)/ID/images'],
  ['season', 'tv/ID/season/\\d{1,4}(/(credits|aggregate_credits|external_ids|videos|images))?'],
  ['season', 'tv/ID/season/\\d{1,4}/episode/\\d{1,5}(/(credits|external_ids|videos|images))?'],
  ['details', `person/ID(/(${personParts}))?`],
  ['details', 'find/((tt|nm)\\d{5,12}|[1-9]\\d{0,9})'],
  ['details', '(collection|keyword|company|network)/ID'],
];
const compiled = rules.map(([kind, pattern]) => ({
  kind,
  pattern: new RegExp(`^${pattern.replace('ID', '(?<id>\\d{1,10})')}$`),
}));

/** The allowed form of a path below `/3/`, or undefined when the gateway does not pass it on. */
export function allowPath(rawPath: string): AllowedPath | undefined {
  const path = rawPath.replace(/^\/+|\/+$/g, '');
  for (const { kind, pattern } of compiled) {
    const match = pattern.exec(path);
    if (match) return { path, kind, ...(match.groups?.id && { id: Number(match.groups.id) }) };
  }
  return undefined;
}
