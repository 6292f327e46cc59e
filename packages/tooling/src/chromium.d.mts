/** Where a Chromium is installed: CHROMIUM_PATH, else one of the usual places, else null. */
export function chromiumPath(): string | null;
/** The same for tests: they prefer Debian's headless shell. */
export function testChromiumPath(): string | null;
/** Flags for a headless Chromium that runs as root and never calls home. */
export const chromiumFlags: string[];
