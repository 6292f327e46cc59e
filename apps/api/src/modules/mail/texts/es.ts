import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'Quienes gestionan el sitio pueden ayudarte.' : `Si necesitas ayuda, escribe a ${support}.`;

const requestOutcomes = {
  coming: 'Estará disponible más adelante.',
  declined: 'No estará disponible.',
  available: 'Ya está en la biblioteca.',
};

export const es: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Una prueba de ${siteName}`,
    text: `Hola, ${username}:

Este correo demuestra que ${siteName} puede enviar correos.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Te damos la bienvenida a ${siteName}`,
    text: `Hola, ${username}:

Has aceptado una invitación y tu cuenta de ${siteName} está lista. Tu nombre de usuario es ${username}.
Inicia sesión aquí, en cualquier dispositivo:

${link}

Tus marcadores, tu historial y tus ajustes te acompañan.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Elige una nueva contraseña para ${siteName}`,
    text: `Hola, ${username}:

Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de ${siteName}.
Abre este enlace para elegirla. Funciona una sola vez, durante ${minutes} minutos:

${link}

Si no has sido tú, no tienes que hacer nada: tu contraseña no cambia.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Se ha cambiado tu contraseña de ${siteName}`,
    text: `Hola, ${username}:

La contraseña de tu cuenta de ${siteName} se cambió el ${moment}. Se ha cerrado la sesión en los demás dispositivos.

Si has sido tú, no tienes que hacer nada.
Si no, elige cuanto antes una nueva contraseña: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `Ha cambiado cómo inicias sesión en ${siteName}`,
    text: `Hola, ${username}:

${
  {
    passkeyAdded: `Se añadió una llave de acceso a tu cuenta de ${siteName} el ${moment}.`,
    passkeyRemoved: `Se quitó una llave de acceso de tu cuenta de ${siteName} el ${moment}.`,
    passwordRemoved: `Se quitó la contraseña de tu cuenta de ${siteName} el ${moment}. Ahora inicias sesión sin ella.`,
    secondFactorOn: `El segundo factor de tu cuenta de ${siteName} se activó el ${moment}.`,
    secondFactorOff: `El segundo factor de tu cuenta de ${siteName} se desactivó el ${moment}.`,
    identityLinked: `Se vinculó una cuenta del proveedor de inicio de sesión a tu cuenta de ${siteName} el ${moment}. Con ella se puede iniciar sesión.`,
    identityUnlinked: `Se desvinculó la cuenta del proveedor de inicio de sesión de tu cuenta de ${siteName} el ${moment}.`,
  }[change]
}

Si has sido tú, no tienes que hacer nada.
Si no, alguien está en tu cuenta. Elige cuanto antes una nueva contraseña y quita las llaves de acceso que no sean tuyas: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Se ha cambiado tu correo electrónico de ${siteName}`,
    text: `Hola, ${username}:

El correo electrónico de tu cuenta de ${siteName} se cambió por ${email} el ${moment}.

Si has sido tú, no tienes que hacer nada.
Si no, alguien conoce tu contraseña y necesitas ayuda para recuperar tu cuenta.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} ha respondido a tu aviso`,
    text: `Hola, ${username}:

Avisaste de un problema en ${siteName}: ${name}. Esta es la respuesta:

${answer}

Todos tus avisos y sus respuestas:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `Novedades de tu petición en ${siteName}`,
    text: `Hola, ${username}:

Hiciste una petición en ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Todas tus peticiones:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Novedades para ti en ${siteName}`,
    text: `Hola, ${username}:

Esto ha salido esta semana y aún no lo has visto:

${newsLines(items)}

Recibes este correo una vez por semana, si hay algo nuevo. Cancelar la suscripción:
${unsubscribe}
`,
  }),
};
