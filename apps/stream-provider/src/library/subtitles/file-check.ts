import type { ExternalSubtitle } from '../scan/index-files';

/** Number of cached files; each takes some hundred bytes. */
const maxRemembered = 20_000;

/**
 * Examines subtitle files, with a cache. For files that cannot be read at the moment it returns `unread`: viewers who
 * select them see an error.
 */
export function createFileCheck<Found>(read: (subtitle: ExternalSubtitle) => Promise<Found>, unread: Found) {
  const known = new Map<string, Found>();
  return async (subtitle: ExternalSubtitle): Promise<Found> => {
    const remembered = known.get(subtitle.stamp);
    if (remembered !== undefined) return remembered;
    try {
      const found = await read(subtitle);
      if (known.size >= maxRemembered) known.clear();
      known.set(subtitle.stamp, found);
      return found;
    } catch {
      return unread;
    }
  };
}
