/**
 * A thing that a picture can show, in a field of 200 × 200 as flat shapes, so that every style can render it
 * differently: cut, carved, outlined, screened, repeated.
 */
export interface Motif {
  /** The silhouette. */
  base: string;
  /** Painted over the silhouette in the ground's colour. */
  cut?: string;
  /** Painted over both in an accent colour. */
  accent?: string;
  /** `ground`: stands on the lower edge of its field. `float`: is centred in it. */
  stands?: 'ground' | 'float';
}
