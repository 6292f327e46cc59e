import { formatNumberRanges, parseNumberRanges } from './number-ranges';

/** Resolutions by their common name, ascending. */
export const resolutions = ['480', '720', '1080', '4k'] as const;
export type Resolution = (typeof resolutions)[number];

/** What the library of the site's stream provider has of a title. */
export interface Available {
  /** When its newest file was added, in epoch milliseconds. */
  addedAtMs: number;
  /** The best one; missing while no file has been read. */
  resolution?: Resolution | undefined;
  isHdr?: boolean | undefined;
  /** Languages that are spoken, as BCP 47 tags. */
  languages?: readonly string[] | undefined;
  /** Of a series: the episodes of each season as ranges, e.g. `{ "1": "1-7,9" }`. */
  episodes?: Readonly<Record<string, string>> | undefined;
}

const rankOf = ({ resolution }: Available): number => (resolution === undefined ? -1 : resolutions.indexOf(resolution));

function mergeEpisodes(one: Available['episodes'] = {}, other: Available['episodes'] = {}): Record<string, string> {
  const seasons = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    seasons.map((season) => [
      season,
      formatNumberRanges([one, other].flatMap((each) => parseNumberRanges(each[season] ?? ''))),
    ]),
  );
}

/** What two entries of a library have of the same title, e.g. two copies of a film under different names. */
export function mergeAvailable(one: Available, other: Available): Available {
  const [best, second] = rankOf(one) >= rankOf(other) ? [one, other] : [other, one];
  const languages = [...new Set([...(best.languages ?? []), ...(second.languages ?? [])])];
  return {
    addedAtMs: Math.max(one.addedAtMs, other.addedAtMs),
    ...(best.resolution !== undefined && { resolution: best.resolution }),
    ...((one.isHdr || other.isHdr) && { isHdr: true }),
    ...(languages.length > 0 && { languages }),
    ...((one.episodes || other.episodes) && { episodes: mergeEpisodes(one.episodes, other.episodes) }),
  };
}

export function hasEpisode({ episodes }: Available, season: number, episode: number): boolean {
  return parseNumberRanges(episodes?.[String(season)] ?? '').includes(episode);
}

export const episodesInSeason = ({ episodes }: Available, season: number): number =>
  parseNumberRanges(episodes?.[String(season)] ?? '').length;
