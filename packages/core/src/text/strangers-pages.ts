/** Pages that a private site shows to strangers: those by which people become members, log in, and end mails. */
export const STRANGERS_PAGES = ['/login', '/signup', '/reset-password', '/setup', '/tv', '/unsubscribe'] as const;
