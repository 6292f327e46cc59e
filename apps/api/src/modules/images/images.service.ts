import { createHash } from 'node:crypto';
import { ApiError } from '../../http/errors';
import type { EncodedBody } from '../../http/encoded-body';
import { SingleFlight, type DiskCache } from '@marquee/server';
import { FairQueue } from '../../lib/fair-queue';
import type { ArtworkCache } from './artwork-cache';
import type { CardPicture, ShareCard } from './card/share-card';
import { toApiError } from './image-fetch-error';
import type { ImageParams } from './image-params';
import { proxiedSource, titleImageSource, type ImageSource } from './image-source';
import { sniffImageType } from './image-type';
import type { FetchImage } from './image-fetcher';
import { FailureMemory } from './failure-memory';
import { outputTypes } from './output-types';
import type { ImageTransformer } from './image-transformer';

interface ImagesServiceOptions {
  artwork: ArtworkCache;
  cache: DiskCache;
  fetchImage: FetchImage;
  transformer: ImageTransformer;
  /** E.g. `https://image.tmdb.org/t/p`. */
  tmdbImageBaseUrl: string;
  /** Origins of this site in `url` parameters. */
  ownOrigins: readonly string[];
}

export type ImageResponse =
  | { kind: 'artwork'; body: EncodedBody }
  | { kind: 'bytes'; bytes: Buffer; type: string; etag: string };

/** Another one whenever cards look different. */
const CARD_VERSION = 1;
const BACKDROP_SIZE = 'w1280';
const POSTER_SIZE = 'w500';

const MISSING = () => new ApiError('not_found', { text: 'This image doesn’t exist.' });

/** Title images under TMDB's paths, generated artwork, and resized versions of both. */
export class ImagesService {
  readonly #flights = new SingleFlight<Buffer>();
  readonly #failures = new FailureMemory();
  readonly #fetches = new FairQueue({ concurrency: 32, maxWaiting: 400, maxWaitingPerCaller: 150 });

  constructor(private readonly options: ImagesServiceOptions) {}

  /**
   * An image as its host serves it.
   *
   * @param caller whose budget and queue the image uses if it is not cached
   */
  async titleImage(size: string, path: string, caller: string): Promise<ImageResponse> {
    const source = titleImageSource(size, path);
    if (!source) throw MISSING();
    if (source.kind === 'artwork') return { kind: 'artwork', body: this.#artwork(source.path) };
    const bytes = await this.#original(source, caller);
    const type = sniffImageType(bytes);
    if (!type) throw new ApiError('image_unreadable');
    return { kind: 'bytes', bytes, type, etag: etagFor(bytes) };
  }

  /** A resized and edited image. */
  async transformed(params: ImageParams, caller: string): Promise<ImageResponse> {
    const source = proxiedSource(params.url, this.options.ownOrigins);
    if (!source) throw new ApiError('bad_request', { fields: { url: 'isn’t the URL of an image' } });
    const artwork = source.kind === 'artwork' ? this.#artwork(source.path) : undefined;
    const { url: _, ...edits } = params;
    // Artwork is identified by its content, so that changed artwork is not served from old files.
    const key = hash(JSON.stringify([artwork?.etag ?? sourceKey(source), edits]));
    const bytes = await this.#cached(key, async () => {
      const original = artwork ? artwork.raw : await this.#original(source, caller);
      return this.options.transformer.transform({ input: original, params, isOwnSvg: artwork !== undefined }, caller);
    });
    return { kind: 'bytes', bytes, type: outputTypes[params.output], etag: etagFor(bytes) };
  }

  /** The picture of a link preview, as JPEG. A part of it that cannot be had is left out. */
  async shareCard(card: ShareCard, caller: string): Promise<Extract<ImageResponse, { kind: 'bytes' }>> {
    const { backdrop, posters, ...text } = card;
    const drawn = [backdrop, ...posters].map((path) => path !== null && this.options.artwork.get(path)?.etag);
    const key = hash(JSON.stringify([CARD_VERSION, card, drawn]));
    const bytes = await this.#cached(key, async () => {
      const [background, ...others] = await Promise.all([
        backdrop === null ? null : this.#cardPicture(BACKDROP_SIZE, backdrop, caller),
        ...posters.map((path) => this.#cardPicture(POSTER_SIZE, path, caller)),
      ]);
      return this.options.transformer.compose(
        { card: text, backdrop: background ?? null, posters: others.filter((picture) => picture !== null) },
        caller,
      );
    });
    return { kind: 'bytes', bytes, type: outputTypes.jpg, etag: etagFor(bytes) };
  }

  async #cardPicture(size: string, path: string, caller: string): Promise<CardPicture | null> {
    const source = titleImageSource(size, path);
    if (!source) return null;
    try {
      return { input: await this.#original(source, caller), isOwnSvg: source.kind === 'artwork' };
    } catch (error) {
      // Not cached without it because of a moment's outage.
      if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'image_unreadable')) return null;
      throw error;
    }
  }

  #artwork(path: string): EncodedBody {
    const body = this.options.artwork.get(path);
    if (!body) throw MISSING();
    return body;
  }

  #original(source: ImageSource, caller: string): Promise<Buffer> {
    if (source.kind === 'artwork') return Promise.resolve(this.#artwork(source.path).raw);
    const url =
      source.kind === 'remote' ? source.url : new URL(`${this.options.tmdbImageBaseUrl}/${source.size}${source.path}`);
    return this.#cached(hash(url.href), async () => {
      const turn = await this.#fetches
        .run(caller, () => this.options.fetchImage(url))
        .catch((error: unknown) => {
          throw toApiError(error);
        });
      if (!turn) throw new ApiError('busy', { retryAfterSec: 2 });
      return turn.value;
    });
  }

  /** Reads from disk, or creates the image once for all concurrent requests. */
  #cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return this.#flights.run(key, async () => {
      const { cache } = this.options;
      // Subfolders keep the number of files per folder small.
      const name = `${key.slice(0, 2)}/${key}`;
      const cached = await cache.read(name);
      if (cached) return cached;
      const bytes = await this.#failures.remember(key, make);
      await cache.put(name, bytes);
      return bytes;
    });
  }
}

const sourceKey = (source: ImageSource): string =>
  source.kind === 'remote' ? source.url.href : JSON.stringify(source);
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const etagFor = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
