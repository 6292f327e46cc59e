import { parseEpisodeKey } from './types';

/** With more of them a number tells as much. */
const MOST_RANGES = 3;

/** Keys (`s1e2`, in their order) as people write them: `S1 E3`, `S1 E1–E3, E5`, and `12 episodes` where there are many gaps. */
export function episodeRanges(keys: readonly string[]): string {
  const ranges: { season: number; from: number; to: number }[] = [];
  for (const { season, episode } of keys.flatMap((key) => parseEpisodeKey(key) ?? [])) {
    const last = ranges.at(-1);
    if (last?.season === season && last.to + 1 === episode) last.to = episode;
    else ranges.push({ season, from: episode, to: episode });
  }
  if (ranges.length > MOST_RANGES) return `${keys.length} episodes`;
  return ranges
    .map(({ season, from, to }, index) => {
      const name = from === to ? `E${from}` : `E${from}–E${to}`;
      return ranges[index - 1]?.season === season ? name : `S${season} ${name}`;
    })
    .join(', ');
}
