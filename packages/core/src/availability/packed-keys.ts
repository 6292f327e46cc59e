import { parseTitleKey, titleKey, type MediaType, type TitleKey } from '../media';

/**
 * Title keys in a short form: of each media type the ids in ascending order, each as the difference to the one before it.
 * Small differences compress well, and a library has thousands of them.
 */
export type PackedKeys = Record<MediaType, number[]>;

const mediaTypes: readonly MediaType[] = ['movie', 'tv'];

export function packKeys(keys: Iterable<TitleKey>): PackedKeys {
  const ids: PackedKeys = { movie: [], tv: [] };
  for (const key of new Set(keys)) {
    const title = parseTitleKey(key);
    if (title) ids[title.mediaType].push(title.id);
  }
  for (const mediaType of mediaTypes) {
    const ascending = ids[mediaType].sort((one, other) => one - other);
    ids[mediaType] = ascending.map((id, index) => id - (ascending[index - 1] ?? 0));
  }
  return ids;
}

export function unpackKeys(packed: PackedKeys): Set<TitleKey> {
  const keys = new Set<TitleKey>();
  for (const mediaType of mediaTypes) {
    let id = 0;
    for (const difference of packed[mediaType]) {
      id += difference;
      keys.add(titleKey(mediaType, id));
    }
  }
  return keys;
}
