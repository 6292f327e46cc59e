const guardKey = (path: string): string => `reloaded:${path}`;

/** Whether the page may be reloaded because a part of it is gone: once per path and visit (ERROR-11). */
export function mayReload(path: string = window.location.pathname): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(guardKey(path)) !== null) return false;
    sessionStorage.setItem(guardKey(path), '1');
    return true;
  } catch {
    // Where nothing can be remembered it might never end.
    return false;
  }
}

const GONE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error says, in the words of any browser, that a part of the app could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return GONE.test(error.message) || (error.cause !== undefined && isMissingPart(error.cause));
}
