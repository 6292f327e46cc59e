/** Path of an installed Chromium: CHROMIUM_PATH, otherwise one of the usual paths, otherwise null. */
export function chromiumPath(): string | null;
/** The same for tests, which prefer Debian's headless shell. */
export function testChromiumPath(): string | null;
/** Flags for a headless Chromium that runs as root and contacts no Google services. */
export const chromiumFlags: string[];
