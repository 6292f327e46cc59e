import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PIN_LENGTH } from '@marquee/core';
import type { KnownProfile } from '../../../shared/store/profiles.slice';
import { FormField, ProfilePicture } from '../../../shared/ui';
import { isOwner } from '../model/known';

export type Pins = Readonly<Record<string, string>>;

interface DeviceProfilesProps {
  profiles: readonly KnownProfile[];
  pins: Pins;
  /** Id of the profile with the wrong PIN, and the error message. */
  error: { id: string; text: string } | null;
  onPin: (id: string, pin: string) => void;
}

/** The profiles of this device that will be moved to the account, with fields for their PINs. */
export const DeviceProfiles = ({ profiles, pins, error, onPin }: DeviceProfilesProps) => (
  <fieldset className="grid gap-4 rounded-lg border border-line-strong p-4">
    <legend className="px-1 text-sm font-medium">
      <Trans>Profiles on this device</Trans>
    </legend>
    <ul className="flex flex-wrap gap-x-5 gap-y-3">
      {profiles.map((profile) => (
        <li key={profile.id} className="flex max-w-full items-center gap-2">
          <ProfilePicture profile={profile} className="size-8 rounded-md" />
          <span dir="auto" className="truncate text-sm font-medium text-page-start">
            {profile.name}
          </span>
        </li>
      ))}
    </ul>
    <p className="text-sm text-ink-soft">
      <Trans>They become part of your account, with their lists, history, settings and restrictions.</Trans>
    </p>
    {profiles
      .filter(({ hasPin }) => hasPin)
      .map((profile) => (
        <PinField
          key={profile.id}
          profile={profile}
          pin={pins[profile.id] ?? ''}
          error={error?.id === profile.id ? error.text : null}
          onPin={(pin) => onPin(profile.id, pin)}
        />
      ))}
  </fieldset>
);

interface PinFieldProps {
  profile: KnownProfile;
  pin: string;
  error: string | null;
  onPin: (pin: string) => void;
}

function PinField({ profile, pin, error, onPin }: PinFieldProps) {
  const { name } = profile;
  const hint = isOwner(profile)
    ? t`It stays the same, and you’ll be asked for it from now on.`
    : t`Optional. Without it, the profile starts with no PIN.`;
  return (
    <FormField label={t`PIN for ${name}`} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH.max}
          value={pin}
          onChange={(event) => onPin(event.target.value.replace(/\D/g, ''))}
          className="tabular block h-12 w-full rounded-md border border-line-strong bg-surface px-4 text-base tracking-widest transition-colors hover:border-ink aria-invalid:border-danger"
        />
      )}
    </FormField>
  );
}
