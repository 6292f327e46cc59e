import type { ParsedPath } from '../names';

type ParsedEpisode = Extract<ParsedPath, { kind: 'episode' }>;

export const episodeKey = (season: number, episode: number): string => `${season}x${episode}`;
export const absoluteKey = (episode: number): string => `#${episode}`;
export const dateKey = (airDate: string): string => airDate;

const hundred = 100;
const maxHundreds = 40;

/** Lowest and highest number of a season whose files have only a number. */
interface Span {
  low: number;
  high: number;
}

function bareSpans(episodes: readonly ParsedEpisode[]): Map<number, Span> {
  const spans = new Map<number, Span>();
  for (const { season, certainty, episodes: numbers } of episodes) {
    if (season === null || certainty !== 'bare') continue;
    const known = spans.get(season) ?? { low: Infinity, high: 0 };
    spans.set(season, { low: Math.min(known.low, ...numbers), high: Math.max(known.high, ...numbers) });
  }
  return spans;
}

/** How the numbers in one season's file names are counted. */
type Numbering = 'season' | 'series' | 'hundreds';

function numberingOf(season: number, spans: ReadonlyMap<number, Span>): Numbering {
  const span = spans.get(season);
  if (!span) return 'season';
  const before = spans.get(season - 1);
  // Season 2 continues the numbers of season 1.
  if (season > 1 && before && span.low === before.high + 1) return 'series';
  // 201, 202 … in the folder of season 2.
  const base = season * hundred;
  return season > 0 && span.low > base && span.high <= base + maxHundreds ? 'hundreds' : 'season';
}

/**
 * The keys under which the files of a series are found. Considers all of them together, because a single name does not
 * show whether 13 is the thirteenth episode of its season or of its series, or 102 the second of season 1. Ambiguous
 * files get no key.
 */
export function episodeKeysOf(episodes: readonly ParsedEpisode[]): (episode: ParsedEpisode) => string[] {
  const spans = bareSpans(episodes);
  const isCountedThrough = episodes.some(({ season, airDate, certainty }) => season === null && !airDate && !certainty);
  return ({ season, episodes: numbers, airDate, certainty }) => {
    if (airDate !== undefined) return [dateKey(airDate)];
    if (season === null) return certainty === 'guess' && !isCountedThrough ? [] : numbers.map(absoluteKey);
    const numbering = certainty === 'bare' ? numberingOf(season, spans) : 'season';
    if (numbering === 'series') return numbers.map(absoluteKey);
    const base = numbering === 'hundreds' ? season * hundred : 0;
    return numbers.map((number) => episodeKey(season, number - base));
  };
}
