import { createHash } from 'node:crypto';
import { titleId } from '../match/title-index';
import type { LibraryFile } from '../scan/index-files';

/** Episodes to compare with each other. */
export interface Season {
  /** Changes with its files. */
  signature: string;
  files: readonly LibraryFile[];
}

const minEpisodes = 3;
/** Long-running series change their openings, and every pair of episodes is compared. */
const maxEpisodes = 24;

type Named = Pick<LibraryFile, 'parsed' | 'match' | 'key'>;

/** Undefined for films. */
function seasonOf({ parsed, match }: Named): string | undefined {
  if (match) return match.mediaType === 'tv' ? `hand ${match.tmdbId} ${match.season}` : undefined;
  if (parsed.kind !== 'episode') return undefined;
  const { title, year, season, airDate } = parsed;
  return [titleId('tv', title), year ?? '', season ?? airDate?.slice(0, 4) ?? 'all'].join(' ');
}

/** The same for all files of one episode; sorts in episode order. */
export function episodeOf({ parsed }: Named): string {
  if (parsed.kind !== 'episode') return '';
  return parsed.airDate ?? parsed.episodes.map((number) => String(number).padStart(6, '0')).join('-');
}

function inParts<T>(list: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, at) =>
    list.slice(Math.round((at * list.length) / parts), Math.round(((at + 1) * list.length) / parts)),
  );
}

/** The seasons with at least three episodes; long ones are split. */
export function seasonsOf(files: readonly LibraryFile[]): Season[] {
  const byName = new Map<string, Map<string, LibraryFile[]>>();
  for (const file of files) {
    const name = seasonOf(file);
    if (name === undefined) continue;
    const episodes = byName.get(name) ?? new Map<string, LibraryFile[]>();
    byName.set(name, episodes);
    const episode = episodeOf(file);
    episodes.set(episode, [...(episodes.get(episode) ?? []), file]);
  }
  return [...byName.values()].flatMap((episodes) => {
    if (episodes.size < minEpisodes) return [];
    const sorted = [...episodes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, same]) => same);
    return inParts(sorted, Math.ceil(sorted.length / maxEpisodes)).map((part) => {
      const inPart = part.flat();
      const signature = createHash('sha256')
        .update(inPart.map(({ key }) => key).join('\0'))
        .digest('hex')
        .slice(0, 16);
      return { signature, files: inPart };
    });
  });
}
