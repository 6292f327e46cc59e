/**
 * A thing that a picture can be about, drawn on a field of 200 × 200 as flat shapes, so that every style can treat it in
 * its own way: cut, carved, outlined, screened, repeated.
 */
export interface Motif {
  /** The silhouette. */
  base: string;
  /** Drawn over the silhouette in the ground's colour. */
  cut?: string;
  /** Drawn over both in an accent colour. */
  accent?: string;
  /** `ground`: stands on the lower edge of its field. `float`: hangs in the middle of it. */
  stands?: 'ground' | 'float';
}
