import type { LRUCache } from 'lru-cache';
import type { PublicConfig } from '@marquee/core/contracts';
import type { CacheName } from '../../config';
import type { Logger } from '@marquee/server';
import { CompressedBody } from '../../http/compressed-body';
import type { BoundedCaches } from '../../lib/bounded-caches';
import { SingleFlight } from '@marquee/server';
import type { WebRenderer } from './web-renderer';

interface FirstPagesOptions {
  renderer: Pick<WebRenderer, 'current'>;
  /** Answers what the app asks of the metadata gateway. */
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
  caches: BoundedCaches<CacheName>;
  /** The process has no time to draw; never by default. */
  isBusy?: () => boolean;
  /** How long a visitor waits for a page that is not kept; then the browser draws it. */
  staleAfterMs?: number;
}

export interface FirstPage {
  status: 200 | 404;
  /** Null where the browser draws the page. */
  body: CompressedBody | null;
}

interface KeptPage extends FirstPage {
  freshUntil: number;
}

interface Asked {
  key: string;
  address: string;
  config: PublicConfig;
}

type Current = NonNullable<ReturnType<WebRenderer['current']>>;

/** What the browser gets to draw by itself. */
const plain: FirstPage = { status: 200, body: null };

/** Lists change daily; what a visitor sees first may be this old. */
const FRESH_MS = 5 * 60_000;
/** Drawing takes the processor from everyone: beyond this many at once, or in a busy process, browsers draw. */
const MAX_FLIGHTS = 8;

/** Pages as a new visitor sees them, drawn once per address and lifetime (decision 10 of the architecture). */
export class FirstPages {
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #flights = new SingleFlight<KeptPage>();
  #running = 0;

  constructor(private readonly options: FirstPagesOptions) {
    this.#kept = options.caches.create('pages', ({ body }, key) => (body?.weight ?? 0) + key.length);
  }

  /**
   * The page at an address (path with query) under the operator's settings. An old one is answered while a new one is drawn.
   */
  async page(address: string, config: PublicConfig): Promise<FirstPage> {
    const { renderer, now, isBusy, staleAfterMs = 1_500 } = this.options;
    const render = renderer.current();
    if (!render) return plain;
    const key = `${address} ${JSON.stringify(config)}`;
    const kept = this.#kept.get(key);
    if (kept && kept.freshUntil > now()) return kept;
    if (this.#running >= MAX_FLIGHTS || isBusy?.()) return kept ?? plain;
    const flight = this.#flights.run(key, () => this.#draw(render, { key, address, config }));
    if (kept) {
      void flight;
      return kept;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FirstPage>((resolve) => (timer = setTimeout(() => resolve(plain), staleAfterMs)));
    return Promise.race([flight, late]).finally(() => clearTimeout(timer));
  }

  async #draw(current: Current, { key, address, config }: Asked): Promise<KeptPage> {
    const { fetch, now, logger } = this.options;
    this.#running += 1;
    try {
      const render = await current;
      const { status, html } = await render({ address, config, fetch, now: now() });
      const body = html === null ? null : await CompressedBody.from(Buffer.from(html), 'text/html; charset=utf-8');
      const page = { status, body, freshUntil: now() + FRESH_MS };
      // What could not be drawn may be drawable in a moment: an outage of the metadata service is not kept.
      if (body) this.#kept.set(key, page);
      return page;
    } catch (error) {
      logger.error({ err: error, address }, 'a first page could not be drawn');
      return { ...plain, freshUntil: 0 };
    } finally {
      this.#running -= 1;
    }
  }
}
