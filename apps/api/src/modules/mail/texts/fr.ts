import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined
    ? 'Les responsables du site peuvent vous aider.'
    : `Pour obtenir de l’aide, écrivez à ${support}.`;

const requestOutcomes = {
  coming: 'Ce titre va arriver.',
  declined: 'Ce titre ne sera pas ajouté.',
  available: 'Ce titre est maintenant dans la bibliothèque.',
};

export const fr: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Un test de ${siteName}`,
    text: `Bonjour ${username},

Cet e-mail montre que ${siteName} peut envoyer des e-mails.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Bienvenue sur ${siteName}`,
    text: `Bonjour ${username},

vous avez accepté une invitation et votre compte ${siteName} est prêt. Votre nom d’utilisateur est ${username}.
Connectez-vous ici, sur n’importe quel appareil :

${link}

Vos favoris, votre historique et vos réglages vous suivent.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Choisir un nouveau mot de passe pour ${siteName}`,
    text: `Bonjour ${username},

quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte ${siteName}.
Ouvrez ce lien pour en choisir un. Il fonctionne une seule fois, pendant ${minutes} minutes :

${link}

Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Votre mot de passe pour ${siteName} a été modifié`,
    text: `Bonjour ${username},

le mot de passe de votre compte ${siteName} a été modifié le ${moment}. Tous les autres appareils sont déconnectés.

Si c’était vous, vous n’avez rien à faire.
Sinon, choisissez tout de suite un nouveau mot de passe : ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `Votre façon de vous connecter à ${siteName} a changé`,
    text: `Bonjour ${username},

${
  {
    passkeyAdded: `une clé d’accès a été ajoutée à votre compte ${siteName} le ${moment}.`,
    passkeyRemoved: `une clé d’accès a été retirée de votre compte ${siteName} le ${moment}.`,
    passwordRemoved: `le mot de passe de votre compte ${siteName} a été retiré le ${moment}. Vous vous connectez désormais sans lui.`,
    secondFactorOn: `le second facteur de votre compte ${siteName} a été activé le ${moment}.`,
    secondFactorOff: `le second facteur de votre compte ${siteName} a été désactivé le ${moment}.`,
    identityLinked: `un compte du fournisseur de connexion a été associé à votre compte ${siteName} le ${moment}. Il permet de se connecter.`,
    identityUnlinked: `le compte du fournisseur de connexion a été dissocié de votre compte ${siteName} le ${moment}.`,
  }[change]
}

Si c’était vous, vous n’avez rien à faire.
Sinon, quelqu’un est dans votre compte. Choisissez tout de suite un nouveau mot de passe et retirez les clés d’accès qui ne sont pas les vôtres : ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Votre adresse e-mail pour ${siteName} a été modifiée`,
    text: `Bonjour ${username},

l’adresse e-mail de votre compte ${siteName} a été remplacée par ${email} le ${moment}.

Si c’était vous, vous n’avez rien à faire.
Sinon, quelqu’un connaît votre mot de passe et vous avez besoin d’aide pour récupérer votre compte.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} a répondu à votre signalement`,
    text: `Bonjour ${username},

vous avez signalé un problème sur ${siteName} : ${name}. Voici la réponse :

${answer}

Tous vos signalements et leurs réponses :
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `Du nouveau pour votre demande sur ${siteName}`,
    text: `Bonjour ${username},

vous avez fait une demande sur ${siteName} : ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Toutes vos demandes :
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Du nouveau pour vous sur ${siteName}`,
    text: `Bonjour ${username},

voici ce qui est sorti cette semaine et que vous n’avez pas encore vu :

${newsLines(items)}

Vous recevez cet e-mail une fois par semaine, s’il y a du nouveau. Se désabonner :
${unsubscribe}
`,
  }),
};
