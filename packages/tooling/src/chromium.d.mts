/** Where a Chromium is installed: CHROMIUM_PATH, else one of the usual places, else null. */
export function chromiumPath(): string | null;
/** Flags for a headless Chromium that runs as root and never calls home. */
export const chromiumFlags: string[];
