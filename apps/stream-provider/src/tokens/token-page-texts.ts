import type { siteLanguages } from '@marquee/core';

interface TokenPageTexts {
  title: string;
  about: string;
  /** Instructions for using the token, in order. */
  steps: readonly string[];
  lost: string;
}

export const tokenPageTexts: Record<keyof typeof siteLanguages, TokenPageTexts> = {
  en: {
    title: 'Your 4K token',
    about:
      'This is your personal token for this stream provider. It was created for you just now and isn’t stored anywhere else.',
    steps: [
      'Select the token (one tap selects all of it) and copy it.',
      'Go back to the 4K guide and paste it there.',
      'Test it, then submit it.',
    ],
    lost: 'Lost it? Reload this page to get a new one. Every token works until the provider changes its rules.',
  },
  de: {
    title: 'Dein 4K-Token',
    about:
      'Das ist ein persönliches Token für diesen Stream-Anbieter. Es wurde eben für dich erstellt und steht sonst nirgends.',
    steps: [
      'Markiere das Token (einmal antippen markiert es ganz) und kopiere es.',
      'Geh zurück zur 4K-Anleitung und füge es dort ein.',
      'Teste es und sende es dann ab.',
    ],
    lost: 'Verloren? Lade diese Seite neu, dann bekommst du ein anderes. Jedes Token gilt, bis der Anbieter seine Regeln ändert.',
  },
  es: {
    title: 'Tu token 4K',
    about:
      'Este es un token personal para este proveedor de streaming. Se acaba de crear para ti y no está guardado en ningún otro sitio.',
    steps: [
      'Selecciona el token (con una pulsación se selecciona entero) y cópialo.',
      'Vuelve a la guía de 4K y pégalo allí.',
      'Pruébalo y envíalo.',
    ],
    lost: '¿Lo has perdido? Recarga esta página para obtener otro. Todos los tokens funcionan hasta que el proveedor cambie sus reglas.',
  },
  fr: {
    title: 'Votre jeton 4K',
    about:
      'Voici un jeton personnel pour ce fournisseur de flux. Il vient d’être créé pour vous et n’est enregistré nulle part ailleurs.',
    steps: [
      'Sélectionnez le jeton (une pression suffit à le sélectionner en entier) et copiez-le.',
      'Revenez au guide 4K et collez-le.',
      'Testez-le, puis envoyez-le.',
    ],
    lost: 'Vous l’avez perdu ? Rechargez cette page pour en obtenir un autre. Chaque jeton fonctionne tant que le fournisseur ne change pas ses règles.',
  },
  it: {
    title: 'Il tuo token 4K',
    about:
      'Questo è un token personale per questo fornitore di stream. È stato creato per te proprio ora e non è scritto da nessun’altra parte.',
    steps: [
      'Seleziona il token (basta un tocco per selezionarlo tutto) e copialo.',
      'Torna alla guida al 4K e incollalo lì.',
      'Provalo, poi invialo.',
    ],
    lost: 'L’hai perso? Ricarica questa pagina per averne un altro. Ogni token funziona finché il fornitore non cambia le sue regole.',
  },
  pl: {
    title: 'Twój token 4K',
    about: 'To osobisty token dla tego dostawcy strumieni. Powstał przed chwilą i nie jest zapisany nigdzie indziej.',
    steps: [
      'Zaznacz token (jedno naciśnięcie zaznacza go w całości) i skopiuj go.',
      'Wróć do przewodnika 4K i wklej go tam.',
      'Przetestuj go, a potem wyślij.',
    ],
    lost: 'Token zginął? Odśwież tę stronę, aby otrzymać inny. Każdy token działa, dopóki dostawca nie zmieni swoich zasad.',
  },
  'pt-BR': {
    title: 'Seu token 4K',
    about:
      'Este é um token pessoal para este provedor de streaming. Ele acabou de ser criado para você e não está anotado em nenhum outro lugar.',
    steps: [
      'Selecione o token (um toque seleciona tudo) e copie.',
      'Volte ao guia de 4K e cole lá.',
      'Teste e depois envie.',
    ],
    lost: 'Perdeu? Recarregue esta página para receber outro. Todo token funciona até o provedor mudar as regras.',
  },
  ar: {
    title: 'رمز 4K الخاص بك',
    about: 'هذا رمز شخصي لمزوّد البث هذا. أُنشئ لك الآن وليس مكتوبًا في أي مكان آخر.',
    steps: [
      'تحديد الرمز (ضغطة واحدة عليه تحدده كاملًا) ونسخه.',
      'العودة إلى صفحة إعداد 4K ولصقه هناك.',
      'اختباره، ثم إرساله.',
    ],
    lost: 'هل فُقد الرمز؟ تكفي إعادة تحميل هذه الصفحة للحصول على رمز آخر. يعمل كل رمز إلى أن يغيّر المزوّد قواعده.',
  },
  ja: {
    title: '4Kトークン',
    about:
      'このストリームプロバイダー用の個人用トークンです。たった今作成されたもので、ほかのどこにも記録されていません。',
    steps: [
      'トークンを選択して（1回押すと全体が選択されます）コピーします。',
      '4K設定ガイドに戻り、貼り付けます。',
      'テストしてから送信します。',
    ],
    lost: 'トークンをなくした場合は、このページを再読み込みすると新しいものを取得できます。どのトークンも、プロバイダーがルールを変更するまで使えます。',
  },
};
