import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'Wer die Website betreibt, kann dir helfen.' : `Hilfe bekommst du unter ${support}.`;

const requestOutcomes = {
  coming: 'Der Titel kommt.',
  declined: 'Der Titel kommt nicht.',
  available: 'Der Titel ist jetzt in der Bibliothek.',
};

export const de: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Ein Test von ${siteName}`,
    text: `Hallo ${username},

diese E-Mail zeigt, dass ${siteName} E-Mails senden kann.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Willkommen bei ${siteName}`,
    text: `Hallo ${username},

du hast eine Einladung angenommen, und dein Konto bei ${siteName} ist bereit. Dein Benutzername ist ${username}.
Hier kannst du dich auf jedem Gerät anmelden:

${link}

Deine Lesezeichen, dein Verlauf und deine Einstellungen sind dann überall da.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Neues Passwort für ${siteName} festlegen`,
    text: `Hallo ${username},

jemand, vermutlich du, hat ein neues Passwort für dein Konto bei ${siteName} angefordert.
Über diesen Link kannst du es festlegen. Er gilt einmal und ${minutes} Minuten lang:

${link}

Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Dein Passwort für ${siteName} wurde geändert`,
    text: `Hallo ${username},

das Passwort deines Kontos bei ${siteName} wurde am ${moment} geändert. Alle anderen Geräte sind abgemeldet.

Wenn du das warst, brauchst du nichts zu tun.
Wenn nicht, lege sofort ein neues Passwort fest: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `Wie du dich bei ${siteName} anmeldest, wurde geändert`,
    text: `Hallo ${username},

${
  {
    passkeyAdded: `deinem Konto bei ${siteName} wurde am ${moment} ein Passkey hinzugefügt.`,
    passkeyRemoved: `aus deinem Konto bei ${siteName} wurde am ${moment} ein Passkey entfernt.`,
    passwordRemoved: `das Passwort deines Kontos bei ${siteName} wurde am ${moment} entfernt. Du meldest dich jetzt ohne Passwort an.`,
    secondFactorOn: `der zweite Faktor deines Kontos bei ${siteName} wurde am ${moment} eingeschaltet.`,
    secondFactorOff: `der zweite Faktor deines Kontos bei ${siteName} wurde am ${moment} ausgeschaltet.`,
    identityLinked: `mit deinem Konto bei ${siteName} wurde am ${moment} ein Konto beim Anmeldedienst verknüpft. Damit kann man sich anmelden.`,
    identityUnlinked: `die Verknüpfung deines Kontos bei ${siteName} mit dem Konto beim Anmeldedienst wurde am ${moment} aufgehoben.`,
  }[change]
}

Wenn du das warst, brauchst du nichts zu tun.
Wenn nicht, ist jemand in deinem Konto. Lege sofort ein neues Passwort fest und entferne fremde Passkeys: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Deine E-Mail-Adresse für ${siteName} wurde geändert`,
    text: `Hallo ${username},

die E-Mail-Adresse deines Kontos bei ${siteName} wurde am ${moment} in ${email} geändert.

Wenn du das warst, brauchst du nichts zu tun.
Wenn nicht, kennt jemand dein Passwort, und du brauchst Hilfe, um dein Konto zurückzubekommen.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} hat auf deine Meldung geantwortet`,
    text: `Hallo ${username},

du hast bei ${siteName} ein Problem gemeldet: ${name}. Das ist die Antwort:

${answer}

Alle deine Meldungen mit den Antworten:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `Neues zu deinem Wunsch bei ${siteName}`,
    text: `Hallo ${username},

du hast dir bei ${siteName} etwas gewünscht: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Alle deine Wünsche:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Neu für dich bei ${siteName}`,
    text: `Hallo ${username},

das ist diese Woche erschienen, und du hast es noch nicht gesehen:

${newsLines(items)}

Diese E-Mail kommt einmal in der Woche, wenn es Neues gibt. Abbestellen:
${unsubscribe}
`,
  }),
};
