import type { Raw } from 'sharp';

/** Pixels that lie on a card. */
export interface Layer {
  input: Buffer;
  raw: Raw;
}
