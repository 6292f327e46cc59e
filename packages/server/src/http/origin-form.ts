const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The path and query of a request line. Requests meant for a proxy contain an absolute URL; the part before the path is
 * chosen by the client and may be invalid.
 */
export function toOriginForm(url: string): string {
  const host = ABSOLUTE.exec(url)?.[0];
  if (host === undefined) return url;
  const path = url.slice(host.length);
  return path.startsWith('/') ? path : `/${path}`;
}
