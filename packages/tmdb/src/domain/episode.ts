import type { CastMember, CrewMember } from './credits';
import type { ImageFile } from './images';

export interface EpisodeSummary {
  id: number;
  seasonNumber: number;
  episodeNumber: number;
  /** Never empty; defaults to e.g. `Episode 3`. */
  name: string;
  nameLanguage: string | null;
  overview: string;
  overviewLanguage: string | null;
  airDate: string | null;
  /** TMDB's term: `standard`, `mid_season` or `finale`; may be empty. */
  type: string;
  runtimeMin: number | null;
  stillPath: string | null;
  voteAverage: number;
  voteCount: number;
}

export interface Episode extends EpisodeSummary {
  crew: CrewMember[];
  guestStars: CastMember[];
  /** Names without duplicates. */
  directors: string[];
  writers: string[];
}

export interface EpisodeDetails extends Episode {
  cast: CastMember[];
  stills: ImageFile[];
  imdbId: string | null;
}
