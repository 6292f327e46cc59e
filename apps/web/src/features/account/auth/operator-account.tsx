import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { useAppDispatch } from '../../../shared/store';
import { buttonClass, ErrorState, Skeleton } from '../../../shared/ui';
import { isCallFailure } from '../../../shared/api/call-failure';
import { accountApi } from '../api/account-api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { NewAccountForm } from './new-account-form';
import { openSession } from './open-session';

/** Makes the first operator's account with the code of the link; says what to do where there is no code, or a wrong one. */
export function OperatorAccount({ code }: { code: string }) {
  const { siteName } = useConfig();
  const dispatch = useAppDispatch();
  const check = accountApi.useCheckSetupCodeQuery(code || skipToken);
  const [setUp, { isLoading }] = accountApi.useSetUpMutation();
  const [isOpening, setIsOpening] = useState(false);
  if (!code)
    return (
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Open the whole link that the server printed when it started. It’s also in the file <code>setup-code</code> in
          the data folder: put what it says after <code>/setup#</code>.
        </Trans>
      </p>
    );
  if (check.isLoading) return <Skeleton className="h-72 w-full" />;
  if (check.isError) {
    const { error } = check;
    const isRefused = isCallFailure(error) && error.status !== null && error.status < 500 && error.status !== 429;
    if (!isRefused) return <ErrorState onRetry={() => void check.refetch()} />;
    return (
      <>
        <FormError message={failureText(error)} />
        <p className="mt-6">
          <Link to="/login" className={buttonClass('secondary', 'lg')}>
            <Trans>Login</Trans>
          </Link>
        </p>
      </>
    );
  }
  const open = async (token: string, user: Parameters<typeof openSession>[1]) => {
    setIsOpening(true);
    await dispatch(openSession(token, user));
  };
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        <Trans>
          With this account you run {siteName}: you see how the server is, decide who may use it, and invite people.
        </Trans>
      </p>
      <NewAccountForm
        button={t`Create the account`}
        busy={t`Creating the account`}
        isBusy={isLoading || isOpening}
        create={async (body) => setUp({ ...body, code })}
        onCreated={(token, user) => void open(token, user)}
      />
    </>
  );
}
