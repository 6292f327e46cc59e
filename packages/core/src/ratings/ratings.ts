/** What somebody gave a title, a season or an episode. */
export interface Rating {
  /** 1 to 10: half stars to five. */
  rating: number;
  /** Epoch milliseconds; null where nobody knows when. */
  ratedAt: number | null;
  title: string;
  year: number | null;
}

/** What somebody wrote about a title, a season or an episode; nobody else reads it. */
export interface Note {
  text: string;
  hasSpoilers: boolean;
  /** Epoch milliseconds; null where nobody knows when. */
  writtenAt: number | null;
  title: string;
  year: number | null;
}

export const NOTE_LENGTH = 10_000;
