import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'Chi gestisce il sito può aiutarti.' : `Se ti serve aiuto, scrivi a ${support}.`;

const requestOutcomes = {
  coming: 'Il titolo arriverà.',
  declined: 'Il titolo non arriverà.',
  available: 'Il titolo è ora nella libreria.',
};

export const it: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Una prova da ${siteName}`,
    text: `Ciao ${username},

questa email dimostra che ${siteName} può inviare email.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Ti diamo il benvenuto su ${siteName}`,
    text: `Ciao ${username},

Hai accettato un invito e il tuo account di ${siteName} è pronto. Il tuo nome utente è ${username}.
Accedi qui, da qualsiasi dispositivo:

${link}

I tuoi preferiti, la cronologia e le impostazioni ti seguono.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Scegli una nuova password per ${siteName}`,
    text: `Ciao ${username},

qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account di ${siteName}.
Apri questo link per sceglierne una. Funziona una sola volta, entro ${minutes} minuti:

${link}

Se la richiesta non è tua, non devi fare nulla: la tua password resta la stessa.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `La tua password di ${siteName} è stata cambiata`,
    text: `Ciao ${username},

la password del tuo account di ${siteName} è stata cambiata il ${moment}. Tutti gli altri dispositivi sono disconnessi.

Se la modifica è tua, non devi fare nulla.
Altrimenti, scegli subito una nuova password: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `Il tuo modo di accedere a ${siteName} è cambiato`,
    text: `Ciao ${username},

${
  {
    passkeyAdded: `il ${moment} è stata aggiunta una passkey al tuo account di ${siteName}.`,
    passkeyRemoved: `il ${moment} è stata rimossa una passkey dal tuo account di ${siteName}.`,
    passwordRemoved: `il ${moment} è stata rimossa la password del tuo account di ${siteName}. Ora accedi senza.`,
    secondFactorOn: `il ${moment} è stato attivato il secondo fattore del tuo account di ${siteName}.`,
    secondFactorOff: `il ${moment} è stato disattivato il secondo fattore del tuo account di ${siteName}.`,
    identityLinked: `il ${moment} è stato collegato al tuo account di ${siteName} un account del fornitore di accesso. Si può usare per accedere.`,
    identityUnlinked: `il ${moment} l’account del fornitore di accesso è stato scollegato dal tuo account di ${siteName}.`,
  }[change]
}

Se la modifica è tua, non devi fare nulla.
Altrimenti, qualcuno è nel tuo account. Scegli subito una nuova password e rimuovi le passkey che non sono tue: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Il tuo indirizzo email di ${siteName} è stato cambiato`,
    text: `Ciao ${username},

l’indirizzo email del tuo account di ${siteName} è stato cambiato in ${email} il ${moment}.

Se la modifica è tua, non devi fare nulla.
Altrimenti, qualcuno conosce la tua password e ti serve aiuto per recuperare l’account.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} ha risposto alla tua segnalazione`,
    text: `Ciao ${username},

hai segnalato un problema su ${siteName}: ${name}. Ecco la risposta:

${answer}

Tutte le tue segnalazioni con le risposte:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `Novità sulla tua richiesta su ${siteName}`,
    text: `Ciao ${username},

hai fatto una richiesta su ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Tutte le tue richieste:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Novità per te su ${siteName}`,
    text: `Ciao ${username},

ecco cosa è uscito questa settimana e non hai ancora visto:

${newsLines(items)}

Ricevi questa email una volta alla settimana, se ci sono novità. Annulla l’iscrizione:
${unsubscribe}
`,
  }),
};
