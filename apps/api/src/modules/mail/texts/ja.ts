import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined
    ? 'お困りの場合は、サイトの運営者にお問い合わせください。'
    : `お困りの場合は、${support} までご連絡ください。`;

const requestOutcomes = {
  coming: 'この作品は追加される予定です。',
  declined: 'この作品は追加されません。',
  available: 'この作品がライブラリに追加されました。',
};

export const ja: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `${siteName}からのテスト`,
    text: `${username} 様

${siteName}からメールを送信できることを確認するためのメールです。
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `${siteName} へようこそ`,
    text: `${username} さん

招待を承諾いただき、${siteName} のアカウントができました。ユーザー名は ${username} です。
どのデバイスからも、こちらでログインできます。

${link}

ブックマーク、履歴、設定はどのデバイスでも同じです。
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `${siteName} の新しいパスワードの設定`,
    text: `${username} さん

${siteName} のアカウントについて、新しいパスワードの設定が申し込まれました。
次のリンクを開いて設定してください。リンクは ${minutes} 分以内に一度だけ使えます。

${link}

お心当たりがない場合、操作は不要です。パスワードは変わりません。
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `${siteName} のパスワードが変更されました`,
    text: `${username} さん

${siteName} のアカウントのパスワードが ${moment} に変更されました。ほかのデバイスはすべてログアウトしました。

ご自身で変更された場合、操作は不要です。
お心当たりがない場合は、すぐに新しいパスワードを設定してください: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `${siteName} のログイン方法が変更されました`,
    text: `${username} さん

${
  {
    passkeyAdded: `${siteName} のアカウントに ${moment} にパスキーが追加されました。`,
    passkeyRemoved: `${siteName} のアカウントから ${moment} にパスキーが削除されました。`,
    passwordRemoved: `${siteName} のアカウントのパスワードが ${moment} に削除されました。今後はパスワードなしでログインします。`,
    secondFactorOn: `${siteName} のアカウントの二要素認証が ${moment} に有効になりました。`,
    secondFactorOff: `${siteName} のアカウントの二要素認証が ${moment} に無効になりました。`,
    identityLinked: `${siteName} のアカウントに ${moment} にログインプロバイダーのアカウントが連携されました。このアカウントでもログインできます。`,
    identityUnlinked: `${siteName} のアカウントとログインプロバイダーのアカウントの連携が ${moment} に解除されました。`,
  }[change]
}

ご自身で変更された場合、操作は不要です。
お心当たりがない場合は、ほかの人がアカウントにログインしています。すぐに新しいパスワードを設定し、身に覚えのないパスキーを削除してください: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `${siteName} のメールアドレスが変更されました`,
    text: `${username} さん

${siteName} のアカウントのメールアドレスが ${moment} に ${email} へ変更されました。

ご自身で変更された場合、操作は不要です。
お心当たりがない場合は、パスワードがほかの人に知られています。アカウントを取り戻すには手助けが必要です。
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `${siteName} からの報告への回答`,
    text: `${username} さん

${siteName} に報告いただいた問題（${name}）について、次のとおり回答がありました。

${answer}

これまでの報告と回答はこちらで確認できます。
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `${siteName} でのリクエストについて`,
    text: `${username} さん

${siteName} でリクエストいただいた作品（${name}）についてのお知らせです。
${requestOutcomes[state]}
${words && `\n${words}\n`}
これまでのリクエストはこちらで確認できます。
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `${siteName}の新着情報`,
    text: `${username} さん

今週公開された、まだ見ていない作品です。

${newsLines(items)}

このメールは新着がある週に一度お送りしています。配信停止はこちら：
${unsubscribe}
`,
  }),
};
