import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'Contact the people who run the site for help.' : `Write to ${support} for help.`;

const requestOutcomes = {
  coming: 'It will be added.',
  declined: 'It will not be added.',
  available: 'It is in the library now.',
};

export const en: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `A test from ${siteName}`,
    text: `Hello ${username},

This email shows that ${siteName} can send email.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Welcome to ${siteName}`,
    text: `Hello ${username},

You accepted an invitation, and your ${siteName} account is ready. Your username is ${username}.
Log in here, on any device:

${link}

Your bookmarks, history and settings follow you.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Set a new password for ${siteName}`,
    text: `Hello ${username},

We received a request to set a new password for your ${siteName} account.
Open this link to choose one. It works once, for the next ${minutes} minutes:

${link}

If this was not you, you can ignore this email. Your password stays the same.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Your password for ${siteName} was changed`,
    text: `Hello ${username},

The password for your ${siteName} account was changed on ${moment}. All your other devices have been logged out.

If this was you, there is nothing to do.
If not, set a new password now: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `How you sign in to ${siteName} was changed`,
    text: `Hello ${username},

${
  {
    passkeyAdded: `A passkey was added to your ${siteName} account on ${moment}.`,
    passkeyRemoved: `A passkey was removed from your ${siteName} account on ${moment}.`,
    passwordRemoved: `The password was removed from your ${siteName} account on ${moment}. You log in without it now.`,
    secondFactorOn: `The second factor of your ${siteName} account was turned on on ${moment}.`,
    secondFactorOff: `The second factor of your ${siteName} account was turned off on ${moment}.`,
    identityLinked: `An account at the login provider was linked to your ${siteName} account on ${moment}. It can be used to log in.`,
    identityUnlinked: `The account at the login provider was unlinked from your ${siteName} account on ${moment}.`,
  }[change]
}

If this was you, there is nothing to do.
If not, someone else is in your account. Set a new password now, and remove the passkeys that are not yours: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Your email for ${siteName} was changed`,
    text: `Hello ${username},

The email for your ${siteName} account was changed to ${email} on ${moment}.

If this was you, there is nothing to do.
If not, someone else knows your password, and you need help to get your account back.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} answered your report`,
    text: `Hello ${username},

You reported a problem on ${siteName}: ${name}. This is the answer:

${answer}

All your reports and their answers:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `News of your request on ${siteName}`,
    text: `Hello ${username},

You asked for this on ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
All your requests:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `New for you on ${siteName}`,
    text: `Hello ${username},

This came out this week, and you haven’t watched it yet:

${newsLines(items)}

You get this email once a week, if there is something new. Unsubscribe:
${unsubscribe}
`,
  }),
};
