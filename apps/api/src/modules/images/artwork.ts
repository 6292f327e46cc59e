import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../../http/encoded-body';

/** Draws the generated artwork of a catalogue path such as `/marquee-poster-900000001.svg`. */
export type RenderArtwork = (path: string) => { svg: string } | null;

const MAX_BYTES = 48 * 1024 * 1024;

/** Artwork by path, drawn once while it is in use. */
export class Artwork {
  readonly #drawn = new LRUCache<string, EncodedBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => body.weight,
  });

  constructor(private readonly render: RenderArtwork) {}

  get(path: string): EncodedBody | undefined {
    const known = this.#drawn.get(path);
    if (known) return known;
    const drawn = this.render(path);
    if (!drawn) return undefined;
    const body = new EncodedBody(Buffer.from(drawn.svg), 'image/svg+xml; charset=utf-8');
    this.#drawn.set(path, body);
    return body;
  }
}
