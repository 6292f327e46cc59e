/** Pages that a private site shows to strangers: those by which people become members, and log in. */
export const STRANGERS_PAGES = ['/login', '/signup', '/reset-password', '/setup', '/tv'] as const;
