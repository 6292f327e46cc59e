import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../config';
import { ApiError } from '../../http/api-error';
import type { ByteCaches } from '../../lib/byte-caches';
import { allowPath, type AllowedPath } from './allow-list';
import { allowQuery } from './allow-query';

/** A question as it is passed on; equal questions have equal keys. */
export interface Question {
  allowed: AllowedPath;
  query: URLSearchParams;
  key: string;
}

/** Of the objects of a question, beside the texts: measured. */
const OBJECT_BYTES = 1_000;
const MAX_URL_CHARS = 300;

/** Reads what is asked for from addresses, most of which come again and again. */
export class Questions {
  readonly #known: LRUCache<string, Question>;

  /** Visitors' questions and those of server-rendered pages are read apart. */
  constructor(caches: ByteCaches<CacheName>) {
    this.#known = caches.create('questions', ({ key }, url) => OBJECT_BYTES + 3 * (key.length + url.length), {
      share: 1 / 2,
    });
  }

  /**
   * @param url of the request, with its query
   * @param rawPath the decoded path below `/3/`
   * @throws ApiError for paths not passed on
   */
  read(url: string, rawPath: string): Question {
    const known = this.#known.get(url);
    if (known) return known;
    const allowed = allowPath(rawPath);
    if (!allowed) throw new ApiError('not_found', { text: 'The metadata gateway does not serve this path.' });
    const query = allowQuery(new URL(url, 'http://localhost').searchParams);
    const question = { allowed, query, key: `${allowed.path}?${query.toString()}` };
    if (url.length <= MAX_URL_CHARS) this.#known.set(url, question);
    return question;
  }
}
