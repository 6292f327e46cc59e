/** Path of an installed Firefox: FIREFOX_PATH, otherwise one of the usual paths. */
export function firefoxPath(): string | undefined;
/** Why a browser cannot be tested on this machine, by name; empty if both can. */
export function missingBrowsers(): Map<'firefox' | 'webkit', string>;
