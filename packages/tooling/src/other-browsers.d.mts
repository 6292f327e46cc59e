/** Where a Firefox is installed: FIREFOX_PATH, else one of the usual places. */
export function firefoxPath(): string | undefined;
/** Why a browser cannot be tested on this machine, by its name; empty when both can. */
export function missingBrowsers(): Map<'firefox' | 'webkit', string>;
