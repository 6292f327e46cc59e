import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PIN_LENGTH } from '@marquee/core';
import { useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { useConfig } from '../../../shared/api';
import { formatTime } from '../../../shared/lib/format/format-moment';
import { ConfirmByOidc } from '../../../shared/sign-in/confirm-by-oidc';
import { useAppSelector } from '../../../shared/store';
import { selectActiveProfileId, selectProfiles } from '../../../shared/store/profiles.slice';
import { Button, FormField, Spinner } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { isOwner } from '../model/known';
import type { Credentials, Outcome, ProfileCommand } from '../model/profile-commands';
import { PasskeyButton } from './passkey-button';
import { PinPad } from './pin-pad';

interface PinDialogProps {
  command: ProfileCommand;
  /** Remaining lock in seconds, from earlier attempts. */
  lockedSec: number;
  onEnter: (credentials: Credentials) => Promise<Outcome>;
  onClose: () => void;
}

/** Up to this, the text gives seconds; for longer locks, a time of day. */
const SECONDS_UP_TO = 120;

/** Says when a PIN can be entered again. */
function lockedText(seconds: number): string {
  if (seconds <= SECONDS_UP_TO)
    return plural(seconds, {
      one: 'Too many attempts. Try again in # second.',
      other: 'Too many attempts. Try again in # seconds.',
    });
  const time = formatTime(Date.now() + seconds * 1000);
  return t({ message: `Too many attempts. Try again at ${time}.`, comment: '{time} is a time of day: “4:10 PM”' });
}

/** The message while locked, else null. It does not count down, which would be announced every second. */
function useLock(initialSec: number): [text: string | null, lock: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(initialSec);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(0), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const text = useMemo(() => (seconds === 0 ? null : lockedText(seconds)), [seconds]);
  return [text, setSeconds];
}

/** Whose PIN is required: that of the profile to open, or the owner's. */
function usePinOwner(command: ProfileCommand, isRestricted: boolean): string {
  const profiles = useAppSelector(selectProfiles);
  const isOwners = command.kind !== 'activate' || isRestricted;
  const whose = profiles.find((profile) => (isOwners ? isOwner(profile) : profile.id === command.id));
  return whose?.name ?? '';
}

const passwordClass =
  'block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base transition-colors hover:border-ink disabled:opacity-60';

/** Asks for the account's password instead of a PIN. */
function PasswordForm({
  isBusy,
  error,
  onEnter,
}: {
  isBusy: boolean;
  error: string | null;
  onEnter: (password: string) => void;
}) {
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '') onEnter(password);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <FormField label={t`Account password`} error={error}>
        {(control) => (
          <input
            {...control}
            data-autofocus
            type="password"
            autoComplete="current-password"
            value={password}
            disabled={isBusy}
            onChange={(event) => setPassword(event.target.value)}
            className={passwordClass}
          />
        )}
      </FormField>
      <Button type="submit" disabled={isBusy || password === ''}>
        {isBusy && <Spinner label={t`Checking`} />}
        <span>
          <Trans>Continue</Trans>
        </span>
      </Button>
    </form>
  );
}

/** Asks for a PIN; the password works as well, in case it was forgotten. */
export function PinDialog({ command, lockedSec, onEnter, onClose }: PinDialogProps) {
  const active = useAppSelector(selectActiveProfileId);
  const isRestricted = useAppSelector((state) =>
    selectProfiles(state).some((profile) => profile.id === active && profile.isRestricted),
  );
  const name = usePinOwner(command, isRestricted);
  const label = useConfig().accounts?.oidc;
  const hasPin = useAppSelector((state) =>
    selectProfiles(state).some((profile) => profile.name === name && profile.hasPin),
  );
  const [isForgotten, setIsForgotten] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [locked, lock] = useLock(lockedSec);
  const asksPassword = isForgotten || !hasPin;
  // Wrong PINs and wrong passwords are counted separately, so that a child cannot lock the parents out.
  const askPassword = () => {
    lock(0);
    setError(null);
    setIsForgotten(true);
  };
  const enter = async (credentials: Credentials) => {
    setIsBusy(true);
    setError(null);
    const outcome = await onEnter(credentials);
    setIsBusy(false);
    if (outcome.kind === 'wrong' && credentials.passkey) setError(t`That passkey doesn’t open this account.`);
    else if (outcome.kind === 'wrong')
      setError(asksPassword ? t`That’s not the password. Try again.` : t`That’s not the PIN. Try again.`);
    else if (outcome.kind === 'locked') lock(outcome.retryAfterSec);
  };
  const problem = locked ?? error;
  return (
    <HeadedModal
      title={asksPassword ? t`Confirm it’s you` : t`Enter PIN`}
      text={asksPassword ? t`Enter the account’s password or the owner’s PIN to change profiles.` : t`PIN for ${name}`}
      onClose={() => isBusy || onClose()}
    >
      {asksPassword ? (
        <>
          <PasswordForm
            isBusy={isBusy || locked !== null}
            error={problem}
            onEnter={(password) => void enter({ password })}
          />
          <PasskeyButton isDisabled={isBusy || locked !== null} onEnter={(passkey) => void enter({ passkey })} />
          {label !== undefined && !hasPin && !isRestricted && <ConfirmByOidc label={label} />}
        </>
      ) : (
        <>
          <PinPad
            isDisabled={isBusy || locked !== null}
            isBusy={isBusy}
            error={problem}
            maxLength={PIN_LENGTH.max}
            minLength={PIN_LENGTH.min}
            onEnter={(pin) => void enter({ pin })}
          />
          <div className="mt-4 text-center">
            <Button variant="quiet" onClick={askPassword}>
              <Trans>Forgot PIN?</Trans>
            </Button>
          </div>
        </>
      )}
    </HeadedModal>
  );
}
