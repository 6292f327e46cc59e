/** The distinct origins of URLs. Skips everything without an origin: undefined, paths on this server, `data:` URLs. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].filter((origin) => origin !== 'null');
}
