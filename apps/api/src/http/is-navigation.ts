import type { Request } from 'express';

/**
 * A browser that opens a URL requests text/html; tools request anything, and mean a page unless the URL names a file.
 */
export function isNavigation(req: Request): boolean {
  if (req.headers.accept?.includes('text/html')) return true;
  return Boolean(req.accepts('html')) && !/\.[^/]*$/.test(req.path);
}
