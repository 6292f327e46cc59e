/** Origin of a play: played here, marked by hand, imported from a file, or reported by a server. */
export const playOrigins = ['played', 'marked', 'imported', 'server'] as const;
export type PlayOrigin = (typeof playOrigins)[number];

/** One complete viewing of a film or an episode. Its key says which: `movie:603/{id}`, `tv:1399/s1e2/{id}`. */
export interface Play {
  /** Epoch milliseconds; null if unknown. */
  watchedAt: number | null;
  how: PlayOrigin;
  /** The title's name, so that the log can be displayed without a request. */
  title: string;
  year: number | null;
  /** Episodes only. */
  episodeTitle?: string | undefined;
  /** Name of the device, e.g. `Firefox on Linux`. */
  device?: string | undefined;
  /** The rating of this viewing, 1 to 10; the title's own is in the ratings. */
  rating?: number | undefined;
}
