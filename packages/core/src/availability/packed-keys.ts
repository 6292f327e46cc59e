import { parseTitleKey, titleKey, type MediaType, type TitleKey } from '../media';
import type { Available } from './availability';
import { parseNumberRanges } from './number-ranges';

/**
 * Title keys in a short form: of each media type the ids in ascending order, each as the difference to the one before it.
 * Small differences compress well, and a library has thousands of them.
 */
export interface PackedKeys extends Record<MediaType, number[]> {
  /** Of each series, in the order of `tv`, its episodes by season: `1:1-7,9;2:1`. */
  episodes: string[];
}

/** What can be played: of a series the numbers of each season's episodes, as far as they have numbers. */
export type PlayableKeys = Partial<Record<TitleKey, true | Readonly<Record<string, readonly number[]>>>>;

const mediaTypes: readonly MediaType[] = ['movie', 'tv'];

const packEpisodes = (episodes: Available['episodes'] = {}): string =>
  Object.entries(episodes)
    .map(([season, ranges]) => `${season}:${ranges}`)
    .join(';');

const unpackEpisodes = (packed: string): Record<string, number[]> =>
  Object.fromEntries(
    packed.split(';').map((part) => {
      const [season = '', ranges = ''] = part.split(':');
      return [season, parseNumberRanges(ranges)];
    }),
  );

/** @param episodesOf the episodes of a series */
export function packKeys(
  keys: Iterable<TitleKey>,
  episodesOf: (series: TitleKey) => Available['episodes'] = () => undefined,
): PackedKeys {
  const ids: Record<MediaType, number[]> = { movie: [], tv: [] };
  for (const key of new Set(keys)) {
    const title = parseTitleKey(key);
    if (title) ids[title.mediaType].push(title.id);
  }
  for (const mediaType of mediaTypes) ids[mediaType].sort((one, other) => one - other);
  const differences = (ascending: readonly number[]) => ascending.map((id, index) => id - (ascending[index - 1] ?? 0));
  return {
    movie: differences(ids.movie),
    tv: differences(ids.tv),
    episodes: ids.tv.map((id) => packEpisodes(episodesOf(titleKey('tv', id)))),
  };
}

export function unpackKeys(packed: PackedKeys): PlayableKeys {
  const keys: PlayableKeys = {};
  for (const mediaType of mediaTypes) {
    let id = 0;
    for (const [index, difference] of packed[mediaType].entries()) {
      id += difference;
      const episodes = mediaType === 'tv' ? packed.episodes[index] : undefined;
      keys[titleKey(mediaType, id)] = episodes ? unpackEpisodes(episodes) : true;
    }
  }
  return keys;
}
