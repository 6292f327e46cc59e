import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isCallFailure } from '../../../shared/api/call-failure';
import { Button } from '../../../shared/ui';
import { accountApi, type Entry } from '../api/account-api';
import { CodeForm } from '../code-form';
import { AuthLayout } from './auth-layout';
import { Ticket } from './ticket';

interface LoginCodeProps {
  ticket: string;
  /** Whoever has entered the password. */
  holder: string;
  isBusy: boolean;
  onEntry: (entry: Entry) => Promise<void>;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, or a recovery code (FACTOR-02). */
export function LoginCode({ ticket, holder, isBusy, onEntry, onBack }: LoginCodeProps) {
  const [enter, { isLoading, error, reset }] = accountApi.useEnterCodeMutation();
  const isOver = isCallFailure(error) && error.code === 'ticket_invalid';
  const submit = async (code: string) => {
    const { data } = await enter({ ticket, code });
    if (data) await onEntry(data);
  };
  return (
    <AuthLayout
      heading={t`Enter your code`}
      text={t`Open your authenticator app, and enter the six digits that it shows.`}
      aside={<Ticket holder={holder} row="M" seat="07" />}
    >
      <CodeForm
        action={t`Login`}
        hint={t`Without your phone, enter a recovery code.`}
        isBusy={isLoading || isBusy}
        isFocused
        error={error}
        onEdit={() => error && !isOver && reset()}
        onEnter={(code) => void submit(code)}
      >
        <Button variant="secondary" onClick={onBack}>
          <Trans>Start again</Trans>
        </Button>
      </CodeForm>
    </AuthLayout>
  );
}
