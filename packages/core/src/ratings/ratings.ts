/** A rating of a title, a season or an episode. */
export interface Rating {
  /** 1 to 10: half stars out of five. */
  rating: number;
  /** Epoch milliseconds; null if unknown. */
  ratedAt: number | null;
  title: string;
  year: number | null;
}

/** A private note on a title, a season or an episode. */
export interface Note {
  text: string;
  hasSpoilers: boolean;
  /** Epoch milliseconds; null if unknown. */
  writtenAt: number | null;
  title: string;
  year: number | null;
}

export const NOTE_LENGTH = 10_000;
