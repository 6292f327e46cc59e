const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The path and query of a request line. It may name a whole address, as one that is meant for a proxy does; what stands before the
 * path is up to the client, and need not be an address at all.
 */
export function toOriginForm(url: string): string {
  const host = ABSOLUTE.exec(url)?.[0];
  if (host === undefined) return url;
  const path = url.slice(host.length);
  return path.startsWith('/') ? path : `/${path}`;
}
