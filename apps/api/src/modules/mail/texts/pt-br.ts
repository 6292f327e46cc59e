import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined
    ? 'As pessoas que administram o site podem ajudar.'
    : `Se precisar de ajuda, escreva para ${support}.`;

const requestOutcomes = {
  coming: 'O título será adicionado.',
  declined: 'O título não será adicionado.',
  available: 'O título já está na biblioteca.',
};

export const ptBr: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `Um teste de ${siteName}`,
    text: `Olá, ${username}!

Este e-mail mostra que ${siteName} consegue enviar e-mails.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `Boas-vindas a ${siteName}`,
    text: `Olá, ${username}!

Você aceitou um convite, e sua conta em ${siteName} está pronta. Seu nome de usuário é ${username}.
Entre aqui, em qualquer dispositivo:

${link}

Seus favoritos, seu histórico e suas configurações acompanham você.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `Escolha uma nova senha para ${siteName}`,
    text: `Olá, ${username}!

Alguém, provavelmente você, pediu uma nova senha para a sua conta em ${siteName}.
Abra este link para escolhê-la. Ele funciona uma única vez, por ${minutes} minutos:

${link}

Se não foi você, não precisa fazer nada: sua senha continua a mesma.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `Sua senha de ${siteName} foi alterada`,
    text: `Olá, ${username}!

A senha da sua conta em ${siteName} foi alterada em ${moment}. Todos os outros dispositivos foram desconectados.

Se foi você, não precisa fazer nada.
Se não foi, escolha uma nova senha agora mesmo: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `A forma de entrar em ${siteName} foi alterada`,
    text: `Olá, ${username}!

${
  {
    passkeyAdded: `Uma chave de acesso foi adicionada à sua conta em ${siteName} em ${moment}.`,
    passkeyRemoved: `Uma chave de acesso foi removida da sua conta em ${siteName} em ${moment}.`,
    passwordRemoved: `A senha da sua conta em ${siteName} foi removida em ${moment}. Agora você entra sem ela.`,
    secondFactorOn: `O segundo fator da sua conta em ${siteName} foi ativado em ${moment}.`,
    secondFactorOff: `O segundo fator da sua conta em ${siteName} foi desativado em ${moment}.`,
    identityLinked: `Uma conta do provedor de login foi vinculada à sua conta em ${siteName} em ${moment}. Com ela é possível entrar.`,
    identityUnlinked: `A conta do provedor de login foi desvinculada da sua conta em ${siteName} em ${moment}.`,
  }[change]
}

Se foi você, não precisa fazer nada.
Se não foi, alguém está na sua conta. Escolha uma nova senha agora mesmo e remova as chaves de acesso que não são suas: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `Seu e-mail de ${siteName} foi alterado`,
    text: `Olá, ${username}!

O e-mail da sua conta em ${siteName} foi alterado para ${email} em ${moment}.

Se foi você, não precisa fazer nada.
Se não foi, alguém sabe a sua senha e você precisa de ajuda para recuperar a conta.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} respondeu ao seu aviso`,
    text: `Olá, ${username}!

Você informou um problema em ${siteName}: ${name}. Esta é a resposta:

${answer}

Todos os seus avisos e as respostas:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `Novidades do seu pedido em ${siteName}`,
    text: `Olá, ${username}!

Você fez um pedido em ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
Todos os seus pedidos:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `Novidades para você no ${siteName}`,
    text: `Olá, ${username}!

Isto saiu nesta semana e você ainda não viu:

${newsLines(items)}

Você recebe este e-mail uma vez por semana, se houver novidades. Cancelar a inscrição:
${unsubscribe}
`,
  }),
};
