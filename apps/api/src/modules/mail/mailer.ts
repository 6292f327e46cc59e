const TIMEOUT_MS = 15_000;

export interface Mail {
  /** An address; never parsed as a header, which could hold several. */
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends mail through the operator's mail server. */
export function createMailer(smtpUrl: string, from: string): SendMail {
  return async ({ to, ...mail }) => {
    // Loaded with the first mail: it takes 16 MB.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // All texts are this server's; nothing in a mail is loaded from a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({ from, to: { name: '', address: to }, ...mail });
  };
}
