/**
 * A name or an address. Those of browsers may also have `*`, which in a Content-Security-Policy is every host, and `;`
 * and `,`, which end a directive and a policy.
 */
export const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

/**
 * The distinct origins of URLs that a Content-Security-Policy can name. Skips everything without one: undefined, paths
 * on this server, `data:` URLs.
 */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const urls = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address)] : []));
  return [...new Set(urls.filter(({ hostname }) => HOST.test(hostname)).map(({ origin }) => origin))].filter(
    (origin) => origin !== 'null',
  );
}
