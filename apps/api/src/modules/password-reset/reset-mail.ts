import type { Mail } from '../mail';

export const RESET_MINUTES = 30;

/** The page of the web app that takes a link's token. */
export const resetLink = (publicUrl: string, token: string): string => `${publicUrl}/reset-password?token=${token}`;

export function resetMail(options: { to: string; username: string; siteName: string; link: string }): Mail {
  const { to, username, siteName, link } = options;
  return {
    to,
    subject: `Set a new password for ${siteName}`,
    text: `Hello ${username},

somebody, most likely you, asked for a new password for your account at ${siteName}.
Open this link to choose one. It works once, within ${RESET_MINUTES} minutes:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  };
}
