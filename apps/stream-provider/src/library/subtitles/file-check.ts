import type { ExternalSubtitle } from '../scan/index-files';

/** Files that are remembered; each takes some hundred bytes. */
const maxRemembered = 20_000;

/**
 * What there is to show in a subtitle file, read once per file and remembered. Of files that cannot be read at the moment
 * `unread` is told: whoever chooses them sees that.
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
