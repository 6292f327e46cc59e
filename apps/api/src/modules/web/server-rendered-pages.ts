import { CONTENT_FILTER_PARAM, cookieValue, parseContentFilterToken, type ViewingRule } from '@marquee/core';
import type { LRUCache } from 'lru-cache';
import type { PublicConfig } from '@marquee/core/contracts';
import type { CacheName } from '../../config';
import type { Logger } from '@marquee/server';
import { isVisit, type VisitHeaders } from '../../http/is-visit';
import { languageOf, type VisitorHeaders } from '../../http/visitor-language';
import { CompressedBody } from '../../http/compressed-body';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { SingleFlight } from '@marquee/server';
import type { TakenDown } from '../site-settings/taken-down';
import type { MetadataFetch } from '../tmdb';
import type { PageRenderer, PageStatus, RenderRequest } from './web-renderer';

type Renderer = Omit<PageRenderer, 'webManifest'>;

interface ServerRenderedPagesOptions {
  renderer: { current: () => Promise<Renderer> | undefined };
  /** Answers the app's requests. */
  fetch: MetadataFetch;
  /** Counts the changes of the library: pages say what it has. */
  libraryRevision: () => number;
  now: () => number;
  logger: Logger;
  caches: BoundedCaches<CacheName>;
  takenDown: Pick<TakenDown, 'has' | 'version'>;
  /** Whether the process is too busy to render. */
  isBusy: () => boolean;
  /** How long a visitor waits for an uncached page before the browser renders it instead. */
  staleAfterMs?: number | undefined;
  /** Likewise for a program that asks for a page that may not exist, which is then answered with 503. */
  unknownAfterMs?: number;
}

export interface ServerRenderedPage {
  /** 503 if it is not known whether the page exists. */
  status: PageStatus;
  /** Null if the browser renders the page. */
  body: CompressedBody | null;
  /** Whether the page depends on the viewer. */
  isPersonal?: boolean;
  /** Whether the viewer may use sources other than the site's. */
  canUseSources?: boolean;
}

interface CachedPage extends ServerRenderedPage {
  freshUntil: number;
}

interface PageRequest extends Pick<RenderRequest, 'address' | 'config' | 'visit' | 'contentFilter' | 'language'> {
  key: string;
  rules: readonly ViewingRule[];
}

/** The response where the server renders no pages. */
const clientRendered: ServerRenderedPage = { status: 200, body: null };

/** Lists change daily, so a page may be this old when first shown. */
const FRESH_MS = 5 * 60_000;
/** Rendering delays all other requests: beyond this many pages at once, or in a busy process, browsers render. */
const MAX_FLIGHTS = 8;
/** In a busy process, for programs and pages that may not exist. */
const MAX_FLIGHTS_BUSY = 1;

/** Pages as a new visitor sees them, cached by URL, language, list order, content filter and lifetime. */
export class ServerRenderedPages {
  readonly #cache: LRUCache<string, CachedPage>;
  readonly #flights = new SingleFlight<CachedPage>();
  #running = 0;

  constructor(private readonly options: ServerRenderedPagesOptions) {
    this.#cache = options.caches.create('pages', ({ body }, key) => (body?.weight ?? 0) + key.length);
  }

  /**
   * The page at a URL (path with query) under the operator's settings, for the request's headers and the titles that
   * the rules allow. A stale page is returned while a new one is rendered.
   */
  async page(
    address: string,
    config: PublicConfig,
    headers: VisitorHeaders & VisitHeaders = {},
    rules: readonly ViewingRule[] = [],
  ): Promise<ServerRenderedPage> {
    const { now, isBusy, takenDown, libraryRevision, staleAfterMs = 1_500, unknownAfterMs = 8_000 } = this.options;
    const renderer = await this.#renderer(address);
    if (!renderer) return clientRendered;
    const unrendered = { status: renderer.unrenderedStatus(address, takenDown), body: null };
    if (unrendered.status === 404 || unrendered.status === 451) return unrendered;
    const { cookie: cookies = '' } = headers;
    // A browser finds out itself whether the page exists. Programs, e.g. search engines, know the status alone.
    const needsStatus = unrendered.status === 503 && !isVisit(headers);
    const filter = contentFilterIn(cookies);
    // The page is rendered with the site's region; with another region's filter, or an unreadable one, the browser renders it.
    if (filter === null || (filter && filter.region !== config.region))
      return needsStatus ? { ...(await this.page(address, config, {}, rules)), body: null } : unrendered;
    const contentFilter = filter?.filter;
    const visit = renderer.visitOf(address, cookies);
    const language = languageOf(headers, address);
    const parts = [address, language, visit ?? '', contentFilter ?? '', takenDown.version, libraryRevision()];
    const key = [...parts, JSON.stringify([config, ...rules])].join(' ');
    const cached = this.#cache.get(key);
    if (cached && cached.freshUntil > now()) return cached;
    const maxFlights = !isBusy() ? MAX_FLIGHTS : needsStatus ? MAX_FLIGHTS_BUSY : 0;
    if (this.#running >= maxFlights) return cached ?? unrendered;
    const flight = this.#flights.run(key, () =>
      this.#render(renderer, { key, address, config, visit, contentFilter, language, rules }),
    );
    if (cached) {
      void flight;
      return cached;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ServerRenderedPage>(
      (resolve) => (timer = setTimeout(() => resolve(unrendered), needsStatus ? unknownAfterMs : staleAfterMs)),
    );
    return Promise.race([flight, late]).finally(() => clearTimeout(timer));
  }

  /** The page for a viewer of whom nothing is known: the browser renders it. */
  async unrendered(address: string): Promise<ServerRenderedPage> {
    const renderer = await this.#renderer(address);
    const { takenDown } = this.options;
    return renderer ? { status: renderer.unrenderedStatus(address, takenDown), body: null } : clientRendered;
  }

  async #renderer(address: string): Promise<Renderer | undefined> {
    try {
      return await this.options.renderer.current();
    } catch (error) {
      this.options.logger.error({ err: error, address }, 'a page could not be rendered');
      return undefined;
    }
  }

  async #render(renderer: Renderer, { key, rules, ...request }: PageRequest): Promise<CachedPage> {
    const { fetch, now, logger, takenDown } = this.options;
    this.#running += 1;
    try {
      const { status, html } = await renderer.render({ ...request, fetch: fetch(rules), now: now() });
      const body = html === null ? null : await CompressedBody.from(Buffer.from(html), 'text/html; charset=utf-8');
      const page = { status, body, freshUntil: now() + FRESH_MS };
      // A failure is not cached, because an outage of the metadata service may end any moment.
      if (body) this.#cache.set(key, page);
      return page;
    } catch (error) {
      logger.error({ err: error, address: request.address }, 'a page could not be rendered');
      return { status: renderer.unrenderedStatus(request.address, takenDown), body: null, freshUntil: 0 };
    } finally {
      this.#running -= 1;
    }
  }
}

/** The visitor's content filter; undefined without a filter, null if it is unreadable. */
function contentFilterIn(cookies: string): ReturnType<typeof parseContentFilterToken> | undefined {
  const token = cookieValue(cookies, CONTENT_FILTER_PARAM);
  return token === undefined ? undefined : parseContentFilterToken(token);
}
