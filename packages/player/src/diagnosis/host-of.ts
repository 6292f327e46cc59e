/** Name and port of an address’s server; null where it is no address. */
export const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
