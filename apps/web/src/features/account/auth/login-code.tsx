import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui';
import { CodeForm } from '../code-form';
import { AuthLayout } from './auth-layout';

interface LoginCodeProps {
  aside?: ReactNode;
  isBusy: boolean;
  error: unknown;
  onEdit: () => void;
  onEnter: (code: string) => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, or a recovery code (FACTOR-02). */
export const LoginCode = ({ aside, onBack, ...form }: LoginCodeProps) => (
  <AuthLayout
    heading={t`Enter your code`}
    text={t`Open your authenticator app, and enter the six digits that it shows.`}
    aside={aside}
  >
    <CodeForm
      action={t`Login`}
      hint={t`Without your phone, enter a recovery code.`}
      isFocused
      onStartAgain={onBack}
      {...form}
    >
      <Button variant="secondary" onClick={onBack}>
        <Trans>Start again</Trans>
      </Button>
    </CodeForm>
  </AuthLayout>
);
