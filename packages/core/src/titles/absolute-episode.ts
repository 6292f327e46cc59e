interface SeasonCount {
  seasonNumber: number;
  episodeCount: number;
}

/**
 * Number of an episode counted from the start of its series, without specials; null if earlier seasons are unknown.
 * Some series already number episodes across seasons: recognised by a number greater than the season's count.
 */
export function absoluteEpisode(seasons: readonly SeasonCount[], season: number, episode: number): number | null {
  if (season < 1) return null;
  const countOf = (wanted: number): number =>
    seasons.find(({ seasonNumber }) => seasonNumber === wanted)?.episodeCount ?? 0;
  if (countOf(season) > 0 && episode > countOf(season)) return episode;
  let before = 0;
  for (let earlier = 1; earlier < season; earlier += 1) {
    const count = countOf(earlier);
    if (count === 0) return null;
    before += count;
  }
  return before + episode;
}
