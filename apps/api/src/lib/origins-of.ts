/** The origins of web addresses, each once; what has none is left out: nothing, a path on this server, a `data:` picture. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].filter((origin) => origin !== 'null');
}
