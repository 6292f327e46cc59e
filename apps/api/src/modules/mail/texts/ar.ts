import type { MailTexts } from './mail-texts';
import { newsLines } from './news-lines';

const help = (support: string | undefined): string =>
  support === undefined ? 'يمكن للقائمين على الموقع مساعدتك.' : `للمساعدة، راسِل ${support}.`;

const requestOutcomes = {
  coming: 'سيتوفر هذا العنوان.',
  declined: 'لن يتوفر هذا العنوان.',
  available: 'هذا العنوان متوفر الآن في المكتبة.',
};

export const ar: MailTexts = {
  test: ({ username, siteName }) => ({
    subject: `رسالة تجريبية من ${siteName}`,
    text: `مرحبًا ${username}،

تؤكد هذه الرسالة أن ${siteName} يستطيع إرسال البريد الإلكتروني.
`,
  }),
  welcome: ({ username, siteName, link }) => ({
    subject: `مرحبًا بك في ${siteName}`,
    text: `مرحبًا ${username}،

لقد قبلت دعوة، وحسابك في ${siteName} جاهز. اسم المستخدم: ${username}
سجّل الدخول من هنا على أي جهاز:

${link}

تنتقل معك إشاراتك المرجعية وسجل المشاهدة وإعداداتك.
`,
  }),
  setPassword: ({ username, siteName, link, minutes }) => ({
    subject: `تعيين كلمة مرور جديدة في ${siteName}`,
    text: `مرحبًا ${username}،

طلب شخص ما، وعلى الأرجح أنت، كلمة مرور جديدة لحسابك في ${siteName}.
افتح هذا الرابط لاختيارها. يعمل الرابط مرة واحدة، وصلاحيته بالدقائق: ${minutes}

${link}

إن لم يكن الطلب منك، فلا داعي لفعل أي شيء: تبقى كلمة مرورك كما هي.
`,
  }),
  passwordChanged: ({ username, siteName, moment, link, support }) => ({
    subject: `تم تغيير كلمة مرورك في ${siteName}`,
    text: `مرحبًا ${username}،

تم تغيير كلمة مرور حسابك في ${siteName} بتاريخ ${moment}. وتم تسجيل الخروج من جميع الأجهزة الأخرى.

إن كنت أنت من غيّرها، فلا داعي لفعل أي شيء.
وإن لم تكن أنت، فعيّن كلمة مرور جديدة على الفور: ${link}
${help(support)}
`,
  }),
  signInChanged: ({ username, siteName, moment, link, support, change }) => ({
    subject: `تغيّرت طريقة تسجيل دخولك إلى ${siteName}`,
    text: `مرحبًا ${username}،

${
  {
    passkeyAdded: `أُضيف مفتاح مرور إلى حسابك في ${siteName} بتاريخ ${moment}.`,
    passkeyRemoved: `أُزيل مفتاح مرور من حسابك في ${siteName} بتاريخ ${moment}.`,
    passwordRemoved: `أُزيلت كلمة مرور حسابك في ${siteName} بتاريخ ${moment}. وأصبحت تسجّل الدخول من دونها.`,
    secondFactorOn: `فُعّل العامل الثاني لحسابك في ${siteName} بتاريخ ${moment}.`,
    secondFactorOff: `أُوقف العامل الثاني لحسابك في ${siteName} بتاريخ ${moment}.`,
    identityLinked: `رُبط حساب لدى مزوّد تسجيل الدخول بحسابك في ${siteName} بتاريخ ${moment}. ويمكن تسجيل الدخول به.`,
    identityUnlinked: `أُلغي ربط الحساب لدى مزوّد تسجيل الدخول بحسابك في ${siteName} بتاريخ ${moment}.`,
  }[change]
}

إن كنت أنت من فعل ذلك، فلا داعي لفعل أي شيء.
وإن لم تكن أنت، فإن شخصًا آخر دخل حسابك. عيّن كلمة مرور جديدة على الفور، وأزل مفاتيح المرور التي ليست لك: ${link}
${help(support)}
`,
  }),
  emailChanged: ({ username, siteName, moment, email, support }) => ({
    subject: `تم تغيير بريدك الإلكتروني في ${siteName}`,
    text: `مرحبًا ${username}،

تم تغيير البريد الإلكتروني لحسابك في ${siteName} إلى ${email} بتاريخ ${moment}.

إن كنت أنت من غيّره، فلا داعي لفعل أي شيء.
وإن لم تكن أنت، فإن شخصًا آخر يعرف كلمة مرورك، وتحتاج إلى مساعدة لاستعادة حسابك.
${help(support)}
`,
  }),
  reportAnswered: ({ username, siteName, name, answer, link }) => ({
    subject: `رد من ${siteName} على بلاغك`,
    text: `مرحبًا ${username}،

لقد أبلغت عن مشكلة في ${siteName}: ${name}. هذا هو الرد:

${answer}

كل بلاغاتك والردود عليها:
${link}
`,
  }),
  requestChanged: ({ username, siteName, name, state, words, link }) => ({
    subject: `جديد طلبك على ${siteName}`,
    text: `مرحبًا ${username}،

لقد طلبت على ${siteName}: ${name}.
${requestOutcomes[state]}
${words && `\n${words}\n`}
كل طلباتك:
${link}
`,
  }),
  weekly: ({ username, siteName, items, unsubscribe }) => ({
    subject: `جديدك على ${siteName}`,
    text: `مرحبًا ${username}،

صدر هذا خلال الأسبوع ولم تشاهده بعد:

${newsLines(items)}

تصلك هذه الرسالة مرة في الأسبوع إن كان هناك جديد. لإلغاء الاشتراك:
${unsubscribe}
`,
  }),
};
