/** Key of a title, season or episode with a rating or note: `movie:603`, `tv:1399`, `tv:1399/s1` or `tv:1399/s1e2`. */
export const subjectKeyPattern = /^(?:movie:[1-9]\d{0,9}|tv:[1-9]\d{0,9}(?:\/s\d{1,4}(?:e\d{1,5})?)?)$/;
/** Key of a season or an episode: `tv:1399/s1`, `tv:1399/s1e2`. */
export const partKeyPattern = /^tv:[1-9]\d{0,9}\/s\d{1,4}(?:e\d{1,5})?$/;

/** A season, or an episode of it. */
export interface SeriesPart {
  seriesId: number;
  season: number;
  /** Null for the season itself. */
  episode: number | null;
}

/** Parses the key of a season or an episode; null for anything else. */
export function parsePartKey(key: string): SeriesPart | null {
  if (!partKeyPattern.test(key)) return null;
  const [seriesId = 0, season = 0, episode = null] = (key.match(/\d+/g) ?? []).map(Number);
  return { seriesId, season, episode };
}
