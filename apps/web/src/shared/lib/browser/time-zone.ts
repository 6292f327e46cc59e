/** The browser's time zone, e.g. `Europe/Vienna`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
