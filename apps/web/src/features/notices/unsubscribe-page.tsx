import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FormError } from '../../shared/form/form-error';
import { failureText } from '../../shared/form/failure-text';
import { isCallFailure } from '../../shared/api/call-failure';
import { Button, buttonClass, Spinner } from '../../shared/ui';
import { noticesApi } from './notices-api';

/**
 * What the link in a weekly mail opens, for whoever has it (NOTICE-10). The mail ends with a press and not with the visit:
 * programs that check mails open their links.
 */
export function UnsubscribePage({ token }: { token: string }) {
  const [unsubscribe, { isLoading, isSuccess, error }] = noticesApi.useUnsubscribeMutation();
  const isWrong = token === '' || (isCallFailure(error) && error.code === 'bad_request');
  return (
    <div className="page-x grid min-h-[60svh] content-center justify-items-start py-12">
      <div className="mx-auto w-full max-w-2xl">
        <h1 className="display text-4xl md:text-5xl">
          <Trans>Weekly email</Trans>
        </h1>
        <p role="status" className="mt-4 mb-8 text-ink-soft">
          {isSuccess
            ? t`You’re unsubscribed. You can turn the email on again in your settings.`
            : isWrong
              ? t`This link isn’t complete. Open it from the email again, or turn the email off in your settings.`
              : t`Stop the weekly email about new episodes and movies?`}
        </p>
        {isSuccess || isWrong ? (
          <Link to="/account?tab=notifications" className={buttonClass('secondary', 'lg')}>
            <Trans>Settings</Trans>
          </Link>
        ) : (
          <div className="grid justify-items-start gap-5">
            <Button size="lg" disabled={isLoading} onClick={() => void unsubscribe(token)}>
              {isLoading && <Spinner label={t`Saving`} />}
              <span>
                <Trans>Unsubscribe</Trans>
              </span>
            </Button>
            <FormError message={failureText(error)} />
          </div>
        )}
      </div>
    </div>
  );
}
