/** How a play came to be known: seen in this player, marked by hand, imported from a file, or told by a server. */
export const playOrigins = ['played', 'marked', 'imported', 'server'] as const;
export type PlayOrigin = (typeof playOrigins)[number];

/** A film or an episode watched to its end, once. Its key names what was watched: `movie:603/{id}`, `tv:1399/s1e2/{id}`. */
export interface Play {
  /** Epoch milliseconds; null where nobody knows when. */
  watchedAt: number | null;
  how: PlayOrigin;
  /** What the title was called, so that the log can be read without asking anybody. */
  title: string;
  year: number | null;
  /** Of an episode. */
  episodeTitle?: string;
  /** Name of the device, e.g. `Firefox on Linux`. */
  device?: string;
}
