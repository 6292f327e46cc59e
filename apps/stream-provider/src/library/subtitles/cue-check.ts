import type { ExternalSubtitle } from '../scan/index-files';

/** Files that are remembered; each takes some hundred bytes. */
const maxRemembered = 20_000;

/**
 * Whether a subtitle file has a line to show, read once per file and remembered. Files that cannot be read at the moment
 * count as having some: whoever chooses them is told.
 */
export function createCueCheck(readVtt: (subtitle: ExternalSubtitle) => Promise<string>) {
  const known = new Map<string, boolean>();
  return async (subtitle: ExternalSubtitle): Promise<boolean> => {
    const remembered = known.get(subtitle.stamp);
    if (remembered !== undefined) return remembered;
    try {
      const hasCues = (await readVtt(subtitle)).includes('-->');
      if (known.size >= maxRemembered) known.clear();
      known.set(subtitle.stamp, hasCues);
      return hasCues;
    } catch {
      return true;
    }
  };
}
