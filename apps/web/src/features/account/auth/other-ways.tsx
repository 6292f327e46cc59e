import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCanSignUp } from '../use-can-sign-up';

/** Below the log-in form: without a password, without an account, and with a password that was forgotten. */
export function OtherWays() {
  const canSignUp = useCanSignUp();
  return (
    <div className="mt-6 text-ink-soft">
      <p>
        <Link
          to="/tv"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink hover:underline"
        >
          <Smartphone aria-hidden className="size-5" />
          <Trans>Sign in with your phone</Trans>
        </Link>
      </p>
      {canSignUp && (
        <p>
          <Trans>
            New here?{' '}
            <Link
              to="/signup"
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-accent-ink hover:underline"
            >
              Sign up
            </Link>
          </Trans>
        </p>
      )}
      <p>
        <Link to="/reset-password" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </div>
  );
}
