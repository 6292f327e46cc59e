import { renderUnicodeCompact } from 'uqr';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** IPv4 addresses at which other devices in the network reach this machine. */
const networkAddresses = (interfaces) =>
  Object.values(interfaces)
    .flat()
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

/**
 * What is printed once the site can be visited: its addresses and, until it has an operator, where to set it up.
 *
 * @param {{ port: string, host?: string, publicUrl?: string, interfaces: ReturnType<typeof import('node:os').networkInterfaces>, setupCode?: string, isTerminal: boolean }} options
 * @returns {string}
 */
export function readyMessage({ port, host, publicUrl, interfaces, setupCode, isTerminal }) {
  const isLocal = host !== undefined && LOOPBACK.has(host);
  const network = isLocal ? [] : networkAddresses(interfaces).map((address) => `http://${address}:${port}`);
  const lines = [`Marquee is ready at http://localhost:${port}`];
  if (publicUrl) lines.push(`Visitors reach it at ${publicUrl}`);
  else if (network.length > 0) lines.push(`Other devices in your network reach it at ${network.join(' or ')}`);
  if (setupCode) {
    const address = `${publicUrl ?? network[0] ?? `http://localhost:${port}`}/setup#${setupCode}`;
    lines.push('', `To run it, open this link. It works once, and nobody else should see it:`, address);
    if (isTerminal) lines.push('', renderUnicodeCompact(address));
  }
  return lines.join('\n');
}
