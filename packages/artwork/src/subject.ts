/** The six kinds of picture that a catalogue entry can carry. */
export type ArtworkKind = 'poster' | 'season' | 'backdrop' | 'still' | 'logo' | 'profile';

/**
 * Everything that a picture is derived from. Two equal subjects give the same bytes: no clock, no random source.
 * The renderer treats every string as untrusted text.
 */
export interface ArtworkSubject {
  kind: ArtworkKind;
  /** Catalogue id of the film, series or (for `profile`) person. */
  id: number;
  /** The title as shown to people; for `profile` the person's name. */
  title: string;
  mediaType?: 'movie' | 'tv';
  /** Year of release or first air date; null when unknown. */
  year: number | null;
  /** Genre names as the data files write them, e.g. `Science Fiction`; most important first. */
  genres: readonly string[];
  /** ISO 3166-1 codes, most important first. */
  countries: readonly string[];
  /** ISO 639-1 code of the original language; null when unknown. */
  language: string | null;
  keywords?: readonly string[];
  /** Read for things that could be drawn; never shown. */
  overview?: string | undefined;
  /** Directors, or a series' creators. */
  directors?: readonly string[];
  /** Billed cast, in order. */
  cast?: readonly string[];
  /** `season` and `still` only; 0 is the specials. */
  season?: number;
  /** `still` only. */
  episode?: number;
  /** `still` only. */
  episodeTitle?: string | undefined;
  /** `profile` only: what the person is known for, e.g. `Directing`. */
  department?: string;
}

/** The one thing that artwork asks of a catalogue. */
export interface ArtworkSource {
  /** The subject of a `/marquee-….svg` path, or null when the path or its entry does not exist. */
  artworkSubject(path: string): ArtworkSubject | null;
}
