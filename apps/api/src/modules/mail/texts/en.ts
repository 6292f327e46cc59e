import type { MailTexts } from './mail-texts';

const help = (support: string | undefined): string =>
  support === undefined ? 'The people who run the site can help.' : `Write to ${support} for help.`;

export const en: MailTexts = {
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Set a new password for ${siteName}`,
    text: `Hello ${username},

somebody, most likely you, asked for a new password for your account at ${siteName}.
Open this link to choose one. It works once, within ${minutes} minutes:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Your password for ${siteName} was changed`,
    text: `Hello ${username},

the password of your account at ${siteName} was changed on ${moment}. Every other device is logged out.

If it was you, there is nothing to do.
If it was not you, set a new password at once: ${link}.
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Your email address for ${siteName} was changed`,
    text: `Hello ${username},

the email address of your account at ${siteName} was changed to ${email} on ${moment}.

If it was you, there is nothing to do.
If it was not you, somebody else knows your password, and you need help to get your account back.
${help(support)}
`,
  }),
};
