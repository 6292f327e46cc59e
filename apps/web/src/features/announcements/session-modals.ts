const KEY = 'shownInfoModals';

/** Ids of the modals that this browser session has shown. */
export function readShownModals(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberShownModal(id: string): string[] {
  const shown = [...new Set([...readShownModals(), id])];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // Without session storage it is forgotten on the next load.
  }
  return shown;
}
