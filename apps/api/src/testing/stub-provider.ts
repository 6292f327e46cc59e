import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProviderTitle } from '@marquee/core/contracts';
import { SITE_HEADERS } from '@marquee/server';

export const PROVIDER_SECRET = 'a provider secret of more than thirty-two characters';

/** The files of its library by title. */
export const FILES: Record<string, string> = {
  'Shown movie 1': 'shown'.padEnd(22, '1'),
  'HIDDEN movie 2': 'hidden'.padEnd(22, '2'),
};
export const MEDIA = [
  ...['master.m3u8', 'v1/playlist.m3u8', 'v1/0.m4s', 'v1/init.mp4', 'file.mp4', 'subtitles/e0.vtt'],
  ...['thumbnails.vtt', 'thumbnails.m3u8', 'thumbnails/0.jpg'],
];

/** Content of a file of the library; no other bytes are sent. */
export const contentOf = (path: string): string => `content of ${path}`;

/** A library whose titles a test changes: a stream provider that answers `GET /titles` alone. */
export class StubLibrary {
  readonly #waiting = new Set<() => void>();
  #titles = new Map<string, ProviderTitle | null>();
  /** Ids in the order of their changes. */
  #log: string[] = [];
  epoch = 'first';
  requests = 0;

  set(id: string, title: Omit<ProviderTitle, 'id' | 'addedAtMs'> & { addedAtMs?: number }): void {
    this.#change(id, { id, addedAtMs: 1_000, ...title });
  }

  remove(id: string): void {
    this.#change(id, null);
  }

  #change(id: string, title: ProviderTitle | null): void {
    this.#titles.set(id, title);
    this.#log.push(id);
    for (const wake of this.#waiting) wake();
  }

  readonly respond = (req: IncomingMessage, res: ServerResponse): void => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider');
    if (pathname !== '/titles' || req.headers.authorization !== `Bearer ${PROVIDER_SECRET}`) {
      res.writeHead(404).end('{}');
      return;
    }
    this.requests += 1;
    const [epoch, known] = searchParams.get('since')?.split('.') ?? [];
    const isReset = epoch !== this.epoch;
    const from = isReset ? 0 : Number(known);
    const answer = (): void => {
      this.#waiting.delete(answer);
      const ids = [...new Set(this.#log.slice(from))];
      const titles = ids.flatMap((id) => this.#titles.get(id) ?? []);
      const removed = ids.filter((id) => this.#titles.get(id) === null);
      res
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ cursor: `${this.epoch}.${this.#log.length}`, hasMore: false, isReset, titles, removed }));
    };
    if (!isReset && searchParams.has('wait') && from === this.#log.length) this.#waiting.add(answer);
    else answer();
  };
}

/**
 * A stream provider that finds files only by the title in the request, and writes URLs with the base that the site
 * requests.
 */
export function respondAsProvider(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider');
  const send = (status: number, body: object): void => {
    res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };
  if (req.headers[SITE_HEADERS.secret] !== PROVIDER_SECRET) {
    send(401, { error: 'No.', code: 'site_unknown' });
    return;
  }
  const base = String(req.headers[SITE_HEADERS.base]);
  if (pathname === '/sources') send(200, { sources: [{ id: 'library', rank: 300 }] });
  else if (pathname.startsWith('/sources/')) sendStream();
  else if (pathname.startsWith('/library/')) sendFile();
  else if (pathname.startsWith('/media/')) res.end('the demo film');
  else send(404, { error: 'There’s nothing at this URL.', code: 'not_found' });

  function sendStream(): void {
    const title = searchParams.get('title') ?? '';
    const file = FILES[title];
    if (file === undefined) {
      send(404, { error: 'The library doesn’t have this title.', code: 'title_missing' });
      return;
    }
    const at = (path: string): string => `${base}/library/${file}/${path}`;
    const caption = { id: 'e0', language: 'en', url: at('subtitles/e0.vtt'), type: 'vtt' };
    const captions = [{ ...caption, download: `${caption.url}?download=${encodeURIComponent(title)}` }];
    const stream = {
      type: 'hls',
      playlist: at('master.m3u8?supports=vp9'),
      captions,
      thumbnails: at('thumbnails.vtt'),
    };
    send(200, { sourceId: 'library', stream, notice: `${base}/library/${FILES['HIDDEN movie 2']}/master.m3u8` });
  }

  function sendFile(): void {
    const [, , file = '', ...rest] = pathname.split('/');
    const path = rest.join('/');
    if (!Object.values(FILES).includes(file) || !MEDIA.includes(path)) {
      send(404, { error: 'There is no such media file.', code: 'not_found' });
      return;
    }
    const text = path.endsWith('.m3u8') ? `#EXTM3U\n${base}/library/${file}/v1/0.m4s\n` : contentOf(`${file}/${path}`);
    res.setHeader('Cache-Control', 'private, max-age=86400, immutable').setHeader('ETag', '"tag"');
    if (req.headers['if-none-match'] === '"tag"') res.writeHead(304).end();
    else if (req.headers.range === 'bytes=0-3')
      res
        .writeHead(206, { 'Content-Type': 'text/plain', 'Content-Range': `bytes 0-3/${text.length}` })
        .end(text.slice(0, 4));
    else res.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': text.length }).end(text);
  }
}
