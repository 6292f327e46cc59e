import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SecondFactorSetup, SignInMethods } from '@marquee/core/contracts';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { failureText } from '../../../../shared/form/failure-text';
import { FormError } from '../../../../shared/form/form-error';
import { formatMoment } from '../../../../shared/lib/format/format-moment';
import { focusOnce } from '../../../../shared/lib/interaction/focus-once';
import { Button, CopyButton, showToast, Spinner } from '../../../../shared/ui';
import { securityApi } from '../../api/security-api';
import { Disclosure } from '../../../../shared/ui/disclosure';
import { CodeForm } from '../../code-form';
import { RecoveryCodes } from './recovery-codes';

interface SetupProps {
  setup: SecondFactorSetup;
  onCodes: (codes: string[]) => void;
  onStartAgain: () => void;
}

/** Shows the secret, and asks for its first code. */
function Setup({ setup, onCodes, onStartAgain }: SetupProps) {
  const [turnOn, { isLoading, error, reset }] = securityApi.useTurnOnSecondFactorMutation();
  const enter = async (code: string) => {
    const { data } = await turnOn({ ticket: setup.ticket, code });
    if (data) onCodes(data.recoveryCodes);
  };
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-5 outline-none">
      <p>
        <Trans>Scan this with an authenticator app, or enter the key there.</Trans>
      </p>
      <div className="justify-self-start rounded-md bg-ivory p-3">
        <QRCodeSVG value={setup.uri} size={176} bgColor="transparent" role="img" aria-label={t`QR code for the app`} />
      </div>
      <div className="grid justify-items-start gap-3">
        <code
          dir="ltr"
          className="w-full rounded-md border border-line-strong bg-raised p-4 text-sm break-all select-all"
        >
          {setup.secret}
        </code>
        <CopyButton text={setup.secret} label={t`Copy key`} />
      </div>
      <CodeForm
        action={t`Turn on`}
        hint={t`The six digits that the app shows now.`}
        isBusy={isLoading}
        error={error}
        onEdit={() => error && reset()}
        onEnter={(code) => void enter(code)}
        onStartAgain={onStartAgain}
      />
    </div>
  );
}

function Off({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [setUp, { data: setup, isLoading, error }] = securityApi.useSetUpSecondFactorMutation();
  if (setup) return <Setup setup={setup} onCodes={onCodes} onStartAgain={() => void setUp(undefined)} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-soft">
        <Trans>
          After your password, you enter a code that an app on your phone shows. Passkeys need no code. Turning it on
          logs out your other devices.
        </Trans>
      </p>
      <FormError message={failureText(error)} />
      <Button disabled={isLoading} onClick={() => void setUp(undefined)}>
        {isLoading && <Spinner label={t`Setting up`} />}
        <span>
          <Trans>Set up</Trans>
        </span>
      </Button>
    </div>
  );
}

function On({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [turnOff, off] = securityApi.useTurnOffSecondFactorMutation();
  const [renew, renewed] = securityApi.useRenewRecoveryCodesMutation();
  const [goal, setGoal] = useState<'off' | 'renew' | null>(null);
  const isBusy = off.isLoading || renewed.isLoading;
  const enter = async (code: string) => {
    if (goal === 'renew') {
      const { data } = await renew(code);
      if (data) onCodes(data.recoveryCodes);
    } else if (!(await turnOff(code)).error) showToast({ kind: 'success', message: t`Two-step login is off.` });
  };
  const choose = (next: typeof goal) => {
    off.reset();
    renewed.reset();
    setGoal(next);
  };
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">
        {plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}
      </p>
      {goal === null ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => choose('renew')}>
            <Trans>New recovery codes</Trans>
          </Button>
          <Button variant="secondary" onClick={() => choose('off')}>
            <Trans>Turn off</Trans>
          </Button>
        </div>
      ) : (
        <CodeForm
          key={goal}
          action={goal === 'off' ? t`Turn off` : t`Make new codes`}
          hint={t`From your app, or a recovery code.`}
          isBusy={isBusy}
          error={off.error ?? renewed.error}
          onEdit={() => {
            if (off.error) off.reset();
            if (renewed.error) renewed.reset();
          }}
          onEnter={(code) => void enter(code)}
        >
          <Button variant="secondary" onClick={() => choose(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </CodeForm>
      )}
    </div>
  );
}

/** Codes of an app that the password needs as well (FACTOR-01 to FACTOR-04). */
export function SecondFactor({ factor }: { factor: SignInMethods['secondFactor'] }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const since = factor ? formatMoment(factor.since) : '';
  return (
    <Disclosure title={t`Two-step login`} text={factor ? t`On since ${since}` : t`Off`}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : factor ? (
        <On left={factor.recoveryCodesLeft} onCodes={setCodes} />
      ) : (
        <Off onCodes={setCodes} />
      )}
    </Disclosure>
  );
}
