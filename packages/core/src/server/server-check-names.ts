/** What the checks of the server look at. */
export const serverChecks = ['tmdb', 'provider', 'folders', 'database', 'disk', 'backup'] as const;
export type ServerCheck = (typeof serverChecks)[number];
