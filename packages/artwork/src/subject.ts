/** The six kinds of picture of a catalogue entry. */
export type ArtworkKind = 'poster' | 'season' | 'backdrop' | 'still' | 'logo' | 'profile';

/** What was chosen by hand for a title. */
export interface ArtworkLook {
  /** Names of motifs, the one to be shown first. */
  motifs: readonly string[];
  /** The title's signature colour, `#rrggbb`. */
  color: string;
}

/**
 * The input of a picture. Equal subjects give equal bytes, because no clock or random source is used. The renderer
 * treats all strings as untrusted.
 */
export interface ArtworkSubject {
  kind: ArtworkKind;
  /** Catalogue id of the film, series or (for `profile`) person. */
  id: number;
  /** The title as shown to people; for `profile` the person's name. */
  title: string;
  mediaType?: 'movie' | 'tv';
  /** Year of release or first air date; null if unknown. */
  year: number | null;
  /** Genre names as in the data files, e.g. `Science Fiction`; most important first. */
  genres: readonly string[];
  /** ISO 3166-1 codes, most important first. */
  countries: readonly string[];
  /** ISO 639-1 code of the original language; null if unknown. */
  language: string | null;
  keywords?: readonly string[];
  /** Takes the place of what the title's words suggest. */
  look?: ArtworkLook | undefined;
  /** Used to find motifs; never shown. */
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
  /** Only for `profile`: what the person is known for, e.g. `Directing`. */
  department?: string;
}

/** The interface that artwork requires of a catalogue. */
export interface ArtworkSource {
  /** The subject of a `/marquee-….svg` path; null if the path or its entry does not exist. */
  artworkSubject(path: string): ArtworkSubject | null;
}
