import type { Credits } from './credits';
import type { EpisodeSummary } from './episode';
import type { TitleImages } from './images';
import type { MediaItem } from './media-item';
import type { SeasonSummary } from './season';
import type { Video } from './video';
import type { WatchOptions } from './watch-options';

export interface Named {
  id: number;
  name: string;
}
export interface Company extends Named {
  logoPath: string | null;
}
export interface Country {
  /** ISO 3166-1 code. */
  code: string;
  /** In English; the code if TMDB has no name. */
  name: string;
}

export interface ExternalIds {
  imdbId: string | null;
  tvdbId: number | null;
  wikidataId: string | null;
}

/** The common part of the details of movies and series. */
interface TitleDetails extends MediaItem {
  tagline: string;
  taglineLanguage: string | null;
  /** TMDB's term, e.g. `Released`, `Ended`, `Returning Series`. */
  status: string;
  homepage: string | null;
  genres: Named[];
  keywords: Named[];
  companies: Company[];
  countries: Country[];
  /** ISO 639-1 codes. */
  spokenLanguages: string[];
  credits: Credits;
  images: TitleImages;
  externalIds: ExternalIds;
  videos: Video[];
  similar: MediaItem[];
  recommendations: MediaItem[];
  /** Age rating in the client's region, e.g. `PG-13`, `TV-MA`. */
  certification: string | null;
  /** Watch options in the client's region; null if none are known. */
  watchOptions: WatchOptions | null;
  /** Watch options in every known region, by ISO 3166-1 code. */
  watchOptionsByRegion: Record<string, WatchOptions>;
}

export interface MovieDetails extends TitleDetails {
  mediaType: 'movie';
  runtimeMin: number | null;
  /** US dollars; null if unknown. */
  budget: number | null;
  revenue: number | null;
  collection: (Named & { posterPath: string | null; backdropPath: string | null }) | null;
}

export interface TvDetails extends TitleDetails {
  mediaType: 'tv';
  lastAirDate: string | null;
  inProduction: boolean;
  creators: Named[];
  networks: Company[];
  /** Typical length of an episode in minutes. */
  episodeRuntimeMin: number | null;
  seasonCount: number;
  episodeCount: number;
  /** Sorted by number, with the specials (season 0) last. */
  seasons: SeasonSummary[];
  lastEpisode: EpisodeSummary | null;
  nextEpisode: EpisodeSummary | null;
}
