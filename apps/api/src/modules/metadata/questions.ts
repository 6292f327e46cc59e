import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/api-error';
import { allowPath, type AllowedPath } from './allow-list';
import { allowQuery } from './allow-query';

/** A question as it is passed on; equal questions have equal keys. */
export interface Question {
  allowed: AllowedPath;
  query: URLSearchParams;
  key: string;
}

const MAX_KEPT = 5_000;
const MAX_URL_CHARS = 300;

/** Reads what is asked for from addresses, most of which come again and again. */
export class Questions {
  readonly #known = new LRUCache<string, Question>({ max: MAX_KEPT });

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
