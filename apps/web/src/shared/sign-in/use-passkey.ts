import { t } from '@lingui/core/macro';
import type { PasskeyAnswer, PasskeyOptions } from '@marquee/core/contracts';
import { useState } from 'react';
import { useConfig } from '../api';
import { failureText } from '../form/failure-text';
import type { FormMessage } from '../form/pirate-texts';
import { passkeyObstacle } from './passkey-obstacle';

const loadWebAuthn = () => import('@simplewebauthn/browser');
type WebAuthn = Awaited<ReturnType<typeof loadWebAuthn>>;
/** Asks the server for a challenge. */
export type Begin = () => PromiseLike<{ data?: PasskeyOptions | undefined; error?: unknown }>;

/** The browser's refusal in words; null if the visitor closed its dialog, or took too long. */
function refusalText(error: unknown): string | null {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t`This device or password manager has a passkey for your account already.`;
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED') return null;
  return t`Your browser couldn’t do that with a passkey. Try another one.`;
}

/** Runs what the browser does with a passkey, and says what went wrong. */
export function usePasskey() {
  const { publicUrl } = useConfig();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormMessage | null>(null);

  /** @returns undefined if it failed, or if the visitor thought better of it */
  async function run<Response>(
    begin: Begin,
    ceremony: (webAuthn: WebAuthn, options: PasskeyOptions['options']) => Promise<Response>,
  ): Promise<{ ticket: string; response: Response } | undefined> {
    const obstacle = passkeyObstacle(publicUrl);
    setProblem(obstacle);
    if (obstacle !== null || isBusy) return undefined;
    setIsBusy(true);
    try {
      // Both at once, so that the browser still counts the visitor's press.
      const [webAuthn, { data, error }] = await Promise.all([loadWebAuthn(), begin()]);
      if (!data) {
        setProblem(failureText(error));
        return undefined;
      }
      return { ticket: data.ticket, response: await ceremony(webAuthn, data.options) };
    } catch (error) {
      setProblem(refusalText(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    problem,
    setProblem,
    run,
    /** Asks for a passkey that is there. */
    use: async (begin: Begin): Promise<PasskeyAnswer | undefined> =>
      run(begin, (webAuthn, options) => webAuthn.startAuthentication({ optionsJSON: options as never }) as never),
  };
}
