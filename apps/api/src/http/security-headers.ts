import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';

export interface PolicySources {
  /** `'sha256-…'` sources of the inline scripts in the page. */
  inlineScripts: () => readonly string[];
  /** Origins that pages play from and ask for streams: providers, analytics. */
  streamOrigins: (req: Request) => readonly string[];
  /** What visitors' own sources may be reached by: origins, or whole schemes. */
  visitorOrigins: (req: Request) => readonly string[];
  /** Origins of an image host other than this server. */
  imageOrigins: () => readonly string[];
  /** Origins of videos that are not streams: those of the operator's guide. */
  mediaOrigins: () => readonly string[];
  /** Origins of pages that the operator's content embeds. */
  frameOrigins: () => readonly string[];
  /** The site is served over https only. */
  https: boolean;
  /** What the sources are read from. They are asked again when one of these is another one than before. */
  readFrom: () => readonly unknown[];
}

/** Asked by the browser itself when the web app was built with a token of its own (VITE_TMDB_TOKEN). */
const TMDB_API = 'https://api.themoviedb.org';

/** Where trailers play: hosts that set no cookies before they are asked to play. */
export const TRAILER_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

type Headers = readonly (readonly [name: string, value: string])[];

const KEPT_VISITORS = 500;
const MAX_KEY_CHARS = 400;

/**
 * Security headers of every answer, with a Content-Security-Policy that knows the page's own inline scripts. They are put
 * together once for each way in which visitors reach this server: doing so costs more than the rest of a cached answer.
 */
export function securityHeaders(sources: PolicySources): RequestHandler {
  const protect = helmetWith(sources);
  const known = new LRUCache<string, Headers>({ max: KEPT_VISITORS });
  let readFrom: readonly unknown[] = [];
  return (req, res, next) => {
    const now = sources.readFrom();
    if (now !== readFrom && (now.length !== readFrom.length || now.some((part, at) => part !== readFrom[at])))
      known.clear();
    readFrom = now;
    const key = wayOf(req);
    const headers = known.get(key) ?? headersBy(protect, req);
    if (key.length <= MAX_KEY_CHARS) known.set(key, headers);
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** All that Express takes the protocol and the host name of a request from. */
const wayOf = ({ socket, headers }: Request): string =>
  [
    socket.remoteAddress,
    'encrypted' in socket,
    headers.host,
    headers['x-forwarded-proto'],
    headers['x-forwarded-host'],
  ].join(' ');

function headersBy(protect: ReturnType<typeof helmetWith>, req: Request): Headers {
  const answer = new ServerResponse(req);
  protect(req, answer, (error?: unknown) => {
    if (error) throw error instanceof Error ? error : new Error('no security headers');
  });
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetWith(sources: PolicySources) {
  type Source = (req: IncomingMessage, res: ServerResponse) => string;
  const scripts: Source = () => sources.inlineScripts().join(' ');
  const streams: Source = (req) => sources.streamOrigins(req as Request).join(' ');
  const visitors: Source = (req) => sources.visitorOrigins(req as Request).join(' ');
  const media: Source = () => sources.mediaOrigins().join(' ');
  const frames: Source = () => sources.frameOrigins().join(' ');
  const images: Source = () => sources.imageOrigins().join(' ');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", scripts],
        'script-src-attr': ["'none'"],
        // React writes style attributes into prerendered markup, and the dialog primitives insert style elements
        // to lock scrolling: styles cannot be told by hash (docs/decisions/0013).
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', images, streams],
        'media-src': ["'self'", 'blob:', media, streams, visitors],
        'connect-src': ["'self'", 'blob:', TMDB_API, streams, visitors],
        // Trailers, contacted only when a visitor plays one (apps/web/src/features/title/videos/pick-videos.ts).
        'frame-src': ["'self'", ...TRAILER_PLAYERS, frames],
        'font-src': ["'self'", 'data:'],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        // No text becomes markup or code but through the app's two policies (docs/decisions/0110).
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'dompurify'],
      },
    },
    // A plain http site must not be told to come back over https.
    strictTransportSecurity: sources.https,
    // The player opens pop-ups of its own (cast, share) and must stay their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
