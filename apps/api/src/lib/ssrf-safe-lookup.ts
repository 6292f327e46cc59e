import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

export type Resolve = (hostname: string, callback: (error: Error | null, addresses?: LookupAddress[]) => void) => void;

const resolveByDns: Resolve = (hostname, callback) => dnsLookup(hostname, { all: true, verbatim: true }, callback);

/**
 * A `lookup` for Node's sockets that refuses names with any address outside `isAllowed`. The socket connects to the
 * addresses that were checked, so a name cannot change between check and use.
 */
export function ssrfSafeLookup(
  isAllowed: (address: string) => boolean,
  resolve: Resolve = resolveByDns,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses = []) => {
      const [first] = addresses;
      if (error || !first) {
        callback(error ?? new Error(`${hostname} has no address`), '');
        return;
      }
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused) callback(new AddressRefusedError(`${hostname} leads to ${refused.address}`), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
