import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'Pomogą osoby, które prowadzą tę stronę.' : `Pomoc: ${support}.`;

const requestOutcomes = {
  coming: 'Ten tytuł się pojawi.',
  declined: 'Ten tytuł się nie pojawi.',
  available: 'Ten tytuł jest już w bibliotece.',
};

export const pl: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Test z ${siteName}`,
    text: `Cześć, ${username}!

Ta wiadomość potwierdza, że ${siteName} może wysyłać e-maile.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Witaj w ${siteName}`,
    text: `Cześć, ${username}!

Zaproszenie zostało przyjęte, a Twoje konto w ${siteName} jest gotowe. Twoja nazwa użytkownika to ${username}.
Tutaj zalogujesz się na każdym urządzeniu:

${link}

Zakładki, historia i ustawienia będą z Tobą wszędzie.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Ustaw nowe hasło do ${siteName}`,
    text: `Cześć, ${username}!

Ktoś, najpewniej Ty, poprosił o nowe hasło do Twojego konta w ${siteName}.
Otwórz ten link, aby je ustawić. Działa jeden raz, przez ${minutes} min:

${link}

Jeśli to nie Ty, nic nie musisz robić: hasło się nie zmieni.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Zmieniono Twoje hasło do ${siteName}`,
    text: `Cześć, ${username}!

Hasło do Twojego konta w ${siteName} zmieniono ${moment}. Pozostałe urządzenia zostały wylogowane.

Jeśli to Ty, nic nie musisz robić.
Jeśli nie, od razu ustaw nowe hasło: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `Zmieniono sposób logowania do ${siteName}`,
    text: `Cześć, ${username}!

${
  {
    passkeyAdded: `Do Twojego konta w ${siteName} dodano klucz dostępu: ${moment}.`,
    passkeyRemoved: `Z Twojego konta w ${siteName} usunięto klucz dostępu: ${moment}.`,
    passwordRemoved: `Hasło do Twojego konta w ${siteName} usunięto ${moment}. Teraz logujesz się bez niego.`,
    secondFactorOn: `Drugi składnik logowania do Twojego konta w ${siteName} włączono ${moment}.`,
    secondFactorOff: `Drugi składnik logowania do Twojego konta w ${siteName} wyłączono ${moment}.`,
    identityLinked: `Z Twoim kontem w ${siteName} połączono konto u dostawcy logowania: ${moment}. Można się nim logować.`,
    identityUnlinked: `Konto u dostawcy logowania odłączono od Twojego konta w ${siteName}: ${moment}.`,
  }[change]
}

Jeśli to Ty, nic nie musisz robić.
Jeśli nie, ktoś jest na Twoim koncie. Od razu ustaw nowe hasło i usuń obce klucze dostępu: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Zmieniono Twój adres e-mail w ${siteName}`,
    text: `Cześć, ${username}!

Adres e-mail Twojego konta w ${siteName} zmieniono na ${email} ${moment}.

Jeśli to Ty, nic nie musisz robić.
Jeśli nie, ktoś zna Twoje hasło i potrzebujesz pomocy, aby odzyskać konto.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName}: odpowiedź na Twoje zgłoszenie`,
    text: `Cześć, ${username}!

Problem zgłoszony w ${siteName}: ${name}. Oto odpowiedź:

${answer}

Wszystkie Twoje zgłoszenia i odpowiedzi:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `${siteName}: nowości w sprawie Twojej prośby`,
    text: `Cześć, ${username}!

Tytuł, o który prosisz w ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Wszystkie Twoje prośby:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Nowości dla ciebie na ${siteName}`,
    text: `Cześć, ${username}!

To ukazało się w tym tygodniu i czeka na obejrzenie:

${newsLines(items)}

Ten e-mail przychodzi raz w tygodniu, jeśli jest coś nowego. Zrezygnuj:
${unsubscribe}
`,
  }),
};
