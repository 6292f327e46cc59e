const guardKey = (path: string): string => `reloaded:${path}`;

/** Whether the page may be reloaded because a chunk cannot be loaded: once per path and visit (ERROR-11). */
export function mayReloadPage(path: string = window.location.pathname): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(guardKey(path)) !== null) return false;
    sessionStorage.setItem(guardKey(path), '1');
    return true;
  } catch {
    // Without storage it might reload forever.
    return false;
  }
}
