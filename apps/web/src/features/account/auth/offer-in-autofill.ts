import type { PasskeyAnswer } from '@marquee/core/contracts';
import type { Begin } from '../../../shared/sign-in/use-passkey';

/** Shorter than the server keeps a challenge. */
const RENEW_MS = 4 * 60_000;

/**
 * Lets the browser suggest passkeys where the username is entered, until the visitor chooses one. The challenge is renewed
 * while the page waits.
 *
 * @returns undefined once `signal` is aborted, or where the browser cannot do it; problems are not shown, because nobody
 *   has asked for a passkey yet
 */
export async function offerInAutofill(begin: Begin, signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  const webAuthn = await import('@simplewebauthn/browser');
  if (!(await webAuthn.browserSupportsWebAuthnAutofill())) return undefined;
  signal.addEventListener('abort', () => webAuthn.WebAuthnAbortService.cancelCeremony());
  const isOver = () => signal.aborted;
  while (!isOver()) {
    const { data } = await begin();
    if (!data || isOver()) return undefined;
    const challenge = { isOld: false };
    const timer = setTimeout(() => {
      challenge.isOld = true;
      webAuthn.WebAuthnAbortService.cancelCeremony();
    }, RENEW_MS);
    try {
      const ceremony = webAuthn.startAuthentication({ optionsJSON: data.options as never, useBrowserAutofill: true });
      return { ticket: data.ticket, response: (await ceremony) as PasskeyAnswer['response'] };
    } catch {
      if (!challenge.isOld) return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}
