interface Addressee {
  username: string;
  siteName: string;
}

interface Change extends Addressee {
  /** When, in words. */
  moment: string;
  /** Whom to ask for help, where the operator has said. */
  support: string | undefined;
}

export interface MailText {
  subject: string;
  text: string;
}

/** Every mail that the server sends, in one language. */
export interface MailTexts {
  /** With a link that somebody, perhaps a stranger, asked for. */
  setPassword: (mail: Addressee & { link: string; minutes: number }) => MailText;
  /** @param mail whose link leads to where a new link can be asked for */
  passwordChanged: (mail: Change & { link: string }) => MailText;
  /** To the address of before. */
  emailChanged: (mail: Change & { email: string }) => MailText;
}
