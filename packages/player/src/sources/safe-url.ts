import type { Stream } from '@marquee/core/contracts';
import { SourceError } from './source-error';
import { streamUrls } from './stream-urls';

const MAX_ADDRESS = 4096;

function isPrivateIPv4(host: string): boolean {
  const parts = host.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return false;
  const [a = 0, b = 0] = parts;
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 172) return b >= 16 && b < 32;
  return (a === 169 && b === 254) || (a === 192 && b === 168);
}

/** The IPv4 address inside `::ffff:7f00:1`, which is how the URL parser writes a mapped one. */
function mappedIPv4(host: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(host) ?? [];
  if (high === undefined || low === undefined) return null;
  const [upper, lower] = [parseInt(high, 16), parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}

/** Whether a URL's host (as the URL parser writes it) is this machine or on a private network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[')) {
    const inner = host.slice(1, -1);
    const mapped = mappedIPv4(inner);
    return mapped ? isPrivateIPv4(mapped) : inner === '::1' || inner === '::' || /^(f[cd]|fe[89ab])/.test(inner);
  }
  if (/^[\d.]+$/.test(host)) return isPrivateIPv4(host);
  return !host.includes('.') || /\.(localhost|local|lan|home|internal|home\.arpa)$/.test(host);
}

/**
 * Why a URL from a source at `from` must not be opened; null if it may. A source on the internet must not name machines
 * of the visitor's network; a source on that network may name its neighbours.
 */
export function unsafeReason(address: string, from: string): string | null {
  if (address.length > MAX_ADDRESS) return 'an address is too long';
  if (!URL.canParse(address)) return 'an address is not absolute';
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `an address starts with ${url.protocol.slice(0, 20)}`;
  if (url.username || url.password) return 'an address holds a user name or password';
  if (isPrivateHost(url.hostname) && !(URL.canParse(from) && isPrivateHost(new URL(from).hostname)))
    return 'an address of a private network';
  return null;
}

/** Throws an `invalid` SourceError for a URL that a source at `from` must not name. */
export function assertSafeUrl(address: string, from: string): void {
  const reason = unsafeReason(address, from);
  if (reason) throw new SourceError('invalid', reason);
}

/** Throws an `invalid` SourceError unless there is something to play and every URL is allowed. */
export function assertSafeStream(stream: Stream, from: string): void {
  if (stream.type === 'file' && Object.keys(stream.qualities).length === 0) {
    throw new SourceError('invalid', 'a file stream without files');
  }
  for (const address of streamUrls(stream)) assertSafeUrl(address, from);
}
