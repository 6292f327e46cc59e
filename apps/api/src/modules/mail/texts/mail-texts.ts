interface Addressee {
  username: string;
  siteName: string;
}

interface Change extends Addressee {
  /** Formatted time of the change. */
  moment: string;
  /** The operator's contact address, if configured. */
  support: string | undefined;
}

/** What was done to the ways into an account. */
export type SignInChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'identityLinked'
  | 'identityUnlinked';

/** What came of a request, and perhaps the operator's words. */
export interface RequestOutcome {
  state: 'coming' | 'declined' | 'available';
  words: string;
}

export interface NewsItem {
  name: string;
  /** What is new of it. */
  text: string;
  link: string;
}

export interface MailText {
  subject: string;
  text: string;
}

/** Every mail that the server sends, in one language. */
export interface MailTexts {
  /** To an operator who wants to know whether mail arrives. */
  test: (mail: Addressee) => MailText;
  /** After a sign-up by invitation, with a link to the site. */
  welcome: (mail: Addressee & { link: string }) => MailText;
  /** With a link that anyone may have requested, perhaps a stranger. */
  setPassword: (mail: Addressee & { link: string; minutes: number }) => MailText;
  /** @param mail whose link opens the page that requests a new link */
  passwordChanged: (mail: Change & { link: string }) => MailText;
  /** To whoever reported a problem. */
  reportAnswered: (mail: Addressee & { name: string; answer: string; link: string }) => MailText;
  /** To whoever asked for a title. */
  requestChanged: (mail: Addressee & RequestOutcome & { name: string; link: string }) => MailText;
  /** What is new for somebody; its links open a title each, and the last one unsubscribes. */
  weekly: (mail: Addressee & { items: readonly NewsItem[]; unsubscribe: string }) => MailText;
  /** After a change of passkeys, of the second factor or of the identity at a provider. */
  signInChanged: (mail: Change & { change: SignInChange; link: string }) => MailText;
  /** Sent to the previous address. */
  emailChanged: (mail: Change & { email: string }) => MailText;
}
