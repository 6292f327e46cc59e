import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import { EncodedBody } from '../../http/encoded-body';
import type { BoundedCaches } from '../../lib/bounded-caches';

/** Renders the generated artwork of a catalogue path such as `/marquee-poster-900000001.svg`. */
export type RenderArtwork = (path: string) => { svg: string } | null;

/** Artwork by path, rendered once while it is in use. */
export class ArtworkCache {
  readonly #drawn: LRUCache<string, EncodedBody>;

  constructor(
    private readonly render: RenderArtwork,
    caches: BoundedCaches<CacheName>,
  ) {
    this.#drawn = caches.create('artwork', (body, path) => body.weight + path.length);
  }

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
