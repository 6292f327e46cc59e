import type { MediaItem } from './media-item';

export interface PersonItem {
  id: number;
  name: string;
  /** TMDB's term, e.g. `Acting`. */
  department: string;
  popularity: number;
  profilePath: string | null;
  knownFor: MediaItem[];
}

export interface PersonCredit {
  creditId: string;
  title: MediaItem;
  /** The character, or the job of a crew credit; may be empty. */
  role: string;
  /** TMDB's term, e.g. `Directing`; `Acting` for every cast credit. */
  department: string;
  /** For a series; null if unknown and for movies. */
  episodeCount: number | null;
}

export interface PersonDetails {
  id: number;
  /** Never empty; defaults to another name, or `Unnamed Person`. */
  name: string;
  alsoKnownAs: string[];
  biography: string;
  biographyLanguage: string | null;
  birthday: string | null;
  deathday: string | null;
  placeOfBirth: string | null;
  department: string;
  popularity: number;
  profilePath: string | null;
  homepage: string | null;
  imdbId: string | null;
  cast: PersonCredit[];
  crew: PersonCredit[];
}
