/** How long a link works. */
export const RESET_MINUTES = 30;

/** The page of the web app that takes a link's token. */
export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset-password?token=${token}`;
