/** Lifetime of a link. */
export const RESET_MINUTES = 30;

/** The page of the web app that accepts a link's token. */
export const resetPath = (token: string): string => `/reset-password?token=${token}`;
