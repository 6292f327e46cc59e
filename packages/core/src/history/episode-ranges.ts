import { parseEpisodeKey } from './types';

export interface EpisodeRange {
  season: number;
  from: number;
  to: number;
}

/** Groups consecutive episode keys (`s1e2`, sorted) into ranges. */
export function episodeRanges(keys: readonly string[]): EpisodeRange[] {
  const ranges: EpisodeRange[] = [];
  for (const { season, episode } of keys.flatMap((key) => parseEpisodeKey(key) ?? [])) {
    const last = ranges.at(-1);
    if (last?.season === season && last.to + 1 === episode) last.to = episode;
    else ranges.push({ season, from: episode, to: episode });
  }
  return ranges;
}
