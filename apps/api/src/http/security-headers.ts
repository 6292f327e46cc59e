import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';

export interface PolicySources {
  /** `'sha256-…'` sources of the inline scripts in the page. */
  inlineScripts: () => readonly string[];
  /** Origins that pages connect to or play from: stream providers, analytics. */
  streamOrigins: (req: Request) => readonly string[];
  /** Origins or whole schemes of sources that visitors add. */
  visitorOrigins: (req: Request) => readonly string[];
  /** Origins of an image host other than this server. */
  imageOrigins: () => readonly string[];
  /** Origins of videos that are not streams: those of the operator's guide. */
  mediaOrigins: () => readonly string[];
  /** Origins of pages that the operator's content embeds. */
  frameOrigins: () => readonly string[];
  /** Whether the site is served over https only. If not, requests over https are still told to stay there. */
  https: boolean;
  /** Inputs of the policy: it is recomputed when one of them changes. */
  dependencies: () => readonly unknown[];
}

/** Contacted by the browser directly if the web app was built with a token (VITE_TMDB_TOKEN). */
const TMDB_API = 'https://api.themoviedb.org';

/** Hosts of trailers, which set no cookies before playback. */
const TRAILER_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

type Headers = readonly (readonly [name: string, value: string])[];

/** Other services of the host's domain may have no https. */
const hstsFor = (maxAge: number) => ({ maxAge, includeSubDomains: false });
const YEAR_SEC = 31_536_000;
/** Where the operator has not said that the site stays on https. */
const DAY_SEC = 86_400;

const MAX_CACHED = 500;
const MAX_KEY_CHARS = 400;

/**
 * Security headers of every response, with a Content-Security-Policy that allows the page's own inline scripts. They are
 * cached per protocol and host name: computing them costs more than the rest of a cached response.
 */
export function securityHeaders(sources: PolicySources): RequestHandler {
  const protectPlain = helmetWith(sources, sources.https && hstsFor(YEAR_SEC));
  const protectSecure = helmetWith(sources, hstsFor(sources.https ? YEAR_SEC : DAY_SEC));
  const cache = new LRUCache<string, Headers>({ max: MAX_CACHED });
  let dependencies: readonly unknown[] = [];
  return (req, res, next) => {
    const current = sources.dependencies();
    if (!hasSameItems(current, dependencies)) cache.clear();
    dependencies = current;
    const key = cacheKey(req);
    const headers = cache.get(key) ?? computeHeaders(req.secure ? protectSecure : protectPlain, req);
    if (key.length <= MAX_KEY_CHARS) cache.set(key, headers);
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

const hasSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

/** Everything in a request that Express derives its protocol and host name from. */
const cacheKey = ({ socket, headers }: Request): string =>
  [socket.remoteAddress, 'encrypted' in socket, headers.host, headers['x-forwarded-proto']].join(' ');

function computeHeaders(protect: ReturnType<typeof helmetWith>, req: Request): Headers {
  const answer = new ServerResponse(req);
  protect(req, answer, (error?: unknown) => {
    if (error) throw error instanceof Error ? error : new Error('no security headers');
  });
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetWith(sources: PolicySources, strictTransportSecurity: ReturnType<typeof hstsFor> | false) {
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
        // to lock scrolling: hashes are not possible for styles (docs/decisions/0013).
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
        // Trusted Types: text becomes markup or code only through the app's two policies (docs/decisions/0110).
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'dompurify'],
      },
    },
    // No HSTS on a plain http site.
    strictTransportSecurity,
    // The player opens pop-ups (cast, share) and must remain their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
