import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PIN_LENGTH, pinError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import type { KnownProfile } from '../../../shared/store/profiles.slice';
import { Button, FormField, PanelGroup } from '../../../shared/ui';
import { isOwner } from '../model/known';

interface PinSectionProps {
  profile: KnownProfile;
  onSet: (newPin: string | null) => Promise<boolean>;
}

/** Sets, changes or removes a profile's PIN. */
export function PinSection({ profile, onSet }: PinSectionProps) {
  const [pin, setPin] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { min, max } = PIN_LENGTH;
  const error = isTried && pinError(pin) !== null ? t`Enter ${min} to ${max} digits.` : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (pinError(pin) !== null) return;
    void onSet(pin).then((isSet) => {
      if (!isSet) return;
      setPin('');
      setIsTried(false);
    });
  };
  return (
    <PanelGroup title={t`PIN`}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        {isOwner(profile)
          ? t`Asked for when you open this profile, switch profiles or leave a restricted one.`
          : t`Asked for when you open this profile. The owner’s PIN works too.`}
      </p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="w-56">
          <FormField label={profile.hasPin ? t`New PIN` : t`PIN`} error={error} hint={t`${min} to ${max} digits`}>
            {(control) => (
              <input
                {...control}
                type="password"
                inputMode="numeric"
                autoComplete="new-password"
                maxLength={max}
                value={pin}
                onChange={(event) => setPin(event.target.value)}
                className="tabular block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base tracking-widest transition-colors hover:border-ink aria-invalid:border-danger"
              />
            )}
          </FormField>
        </div>
        <div className="mb-6.5 flex gap-3">
          <Button type="submit" variant="secondary">
            {profile.hasPin ? t`Change PIN` : t`Set PIN`}
          </Button>
          {profile.hasPin && (
            <Button variant="quiet" onClick={() => void onSet(null)}>
              <Trans>Remove PIN</Trans>
            </Button>
          )}
        </div>
      </form>
    </PanelGroup>
  );
}
