import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Some proxies add the port. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;

/**
 * Groups addresses for limits: an IPv4 address, or the /64 network of one IPv6 customer. A proxy may forward
 * arbitrary text from a client's `X-Forwarded-For`, so all invalid addresses share one key.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const v4 = MAPPED.exec(ip)?.[1] ?? WITH_PORT.exec(ip)?.[1] ?? ip;
  if (isIPv4(v4)) return v4;
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = Math.max(8 - groups(head).length - groups(tail).length, 0);
  const all = ip.includes('::') ? [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)] : groups(ip);
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The /48 network of an IPv6 key, which one customer may have whole: 65,536 keys. Undefined for other keys. */
export const networkKey = (key: string): string | undefined =>
  key.includes(':') ? key.split(':').slice(0, 3).join(':') : undefined;
