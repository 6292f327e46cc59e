import type { Stamped } from '../calendar/stamps';
import { titleKey, type TitleKey } from '../media';
import { compareText } from '../text/compare-text';

/** An episode with a date, aired or to come. */
export interface AiringEpisode extends Stamped {
  season: number;
  number: number;
  name?: string | undefined;
  /** `YYYY-MM-DD`. */
  airDate: string;
  /** The first of its season. */
  isPremiere: boolean;
  /** The last of its season, where that is known. */
  isFinale: boolean;
}

/** What airs of a series: the dated episodes of its current season and of those announced, by date. */
export interface SeriesAiring {
  key: TitleKey;
  name: string;
  episodes: readonly AiringEpisode[];
}

/** The newest episodes that are listed of a series; daily series have hundreds in a season. */
export const MOST_AIRING_EPISODES = 60;

interface DatedSummary {
  seasonNumber: number;
  episodeNumber: number;
  name: string;
  airDate: string | null;
  /** TMDB's term, e.g. `standard`, `finale`. */
  type: string;
}

/** What the details of a series say about its episodes. */
export interface AiringDetails {
  id: number;
  title: string;
  seasons: readonly { seasonNumber: number; episodeCount: number }[];
  lastEpisode: DatedSummary | null;
  nextEpisode: DatedSummary | null;
}

interface AiringSeason {
  seasonNumber: number;
  /** Sorted by number. */
  episodes: readonly DatedSummary[];
}

/** The seasons whose lists `airingOf` needs: of the last episode, of the next, and the newest that lists any. */
export function airingSeasons({ lastEpisode, nextEpisode, seasons }: AiringDetails): number[] {
  const listed = seasons.filter(({ episodeCount }) => episodeCount > 0).map(({ seasonNumber }) => seasonNumber);
  const wanted = [lastEpisode?.seasonNumber ?? 0, nextEpisode?.seasonNumber ?? 0, Math.max(0, ...listed)];
  return [...new Set(wanted)].filter((season) => season > 0).sort((a, b) => a - b);
}

/** What airs of a series, from its details and the lists of `airingSeasons`. Specials are left out. */
export function airingOf(series: AiringDetails, seasons: readonly AiringSeason[]): SeriesAiring {
  const firstOf = new Map(seasons.map((season) => [season.seasonNumber, season.episodes[0]?.episodeNumber ?? 1]));
  const known = [series.lastEpisode, series.nextEpisode, ...seasons.flatMap(({ episodes }) => episodes)];
  const episodes = new Map<string, AiringEpisode>();
  for (const episode of known) {
    if (!episode?.airDate || episode.seasonNumber < 1) continue;
    const { seasonNumber: season, episodeNumber: number, name, airDate, type } = episode;
    const isPremiere = number === (firstOf.get(season) ?? 1);
    episodes.set(`${season}/${number}`, { season, number, name, airDate, isPremiere, isFinale: type === 'finale' });
  }
  const byDate = [...episodes.values()].sort(
    (a, b) => compareText(a.airDate, b.airDate) || a.season - b.season || a.number - b.number,
  );
  return { key: titleKey('tv', series.id), name: series.title, episodes: byDate.slice(-MOST_AIRING_EPISODES) };
}
