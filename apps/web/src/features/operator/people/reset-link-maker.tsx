import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Person } from '@marquee/core/contracts';
import { Button, Spinner } from '../../../shared/ui';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { operatorApi } from '../operator-api';
import { SecretLink } from '../secret-link';
import { Act, FailedAct } from './act';

/** Makes a link to set a new password, and shows it once. */
export function ResetLinkMaker({ person: { id, isDisabled, isOperator } }: { person: Person }) {
  const [make, { data: made, isLoading, error }] = operatorApi.useMakeResetLinkMutation();
  const moment = made ? formatMoment(made.expiresAt) : '';
  return (
    <>
      <Act
        title={t`Forgotten password`}
        text={
          isOperator
            ? t`Operators reset their password by email, or in the server’s terminal.`
            : t`Make a link to set a new one, and pass it on. It works once, for a day.`
        }
      >
        {!made && !isOperator && (
          <Button variant="secondary" disabled={isLoading || isDisabled} onClick={() => void make(id)}>
            {isLoading && <Spinner label={t`Making the link`} />}
            <span>
              <Trans>Make a link</Trans>
            </span>
          </Button>
        )}
      </Act>
      {made && (
        <SecretLink
          address={new URL(made.path, window.location.origin).href}
          text={t`Copy this link now. It won’t be shown again, and works until ${moment}.`}
        />
      )}
      <FailedAct error={error} />
    </>
  );
}
