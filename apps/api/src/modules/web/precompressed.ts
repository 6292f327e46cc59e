import { statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { RequestHandler } from 'express';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** Rewrites the URL to `{file}.br` or `{file}.gz` if the build created it, for the static file handler that follows. */
export function precompressed(root: string): RequestHandler {
  return (req, res, next) => {
    const type = TYPES[/\.(\w+)$/.exec(req.path)?.[1] ?? ''];
    if (!type || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }
    res.vary('Accept-Encoding');
    const file = safePath(root, req.path);
    const variant = (['br', 'gzip'] as const)
      .filter((encoding) => req.acceptsEncodings(encoding))
      .map((encoding) => ({ encoding, suffix: encoding === 'br' ? '.br' : '.gz' }))
      .find(({ suffix }) => file && statSync(file + suffix, { throwIfNoEntry: false })?.isFile());
    if (variant) {
      req.url = req.url.replace(/^[^?]*/, (path) => path + variant.suffix);
      res.set({ 'Content-Type': type, 'Content-Encoding': variant.encoding });
    }
    next();
  };
}

function safePath(root: string, urlPath: string): string | undefined {
  try {
    return join(root, normalize(`/${decodeURIComponent(urlPath)}`));
  } catch {
    return undefined;
  }
}
