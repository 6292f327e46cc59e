import { Trans } from '@lingui/react/macro';

/** What profiles are. */
export const ProfilesText = () => (
  <Trans>
    Everyone who watches gets their own list, history and settings. Profiles are part of your account and sync to your
    other devices.
  </Trans>
);
