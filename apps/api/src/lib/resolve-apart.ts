import { Resolver } from 'node:dns/promises';
import type { Resolve } from './ssrf-safe-lookup';

/**
 * Resolves names by the name servers themselves. The system's look-ups share two threads with all others of the process,
 * and the name servers of a name that a person chose may take as long as they like.
 */
export function createResolveApart(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return (hostname, callback) =>
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([ipv4, ipv6]) => {
      const addresses = [ipv4, ipv6].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
      const failure = addresses.length === 0 && ipv4.status === 'rejected' ? (ipv4.reason as Error) : null;
      callback(
        failure,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });
}
