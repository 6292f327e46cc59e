/** Host name and port of a URL; null if it is invalid. */
export const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
