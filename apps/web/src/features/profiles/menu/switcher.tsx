import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lock, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store';
import {
  selectActiveProfileId,
  selectIsRestricted,
  selectProfiles,
  type KnownProfile,
} from '../../../shared/store/profiles.slice';
import { ProfilePicture, Spinner } from '../../../shared/ui';
import { menuItemClass } from '../../../shared/ui/dialog';
import { MANAGE_PATH } from '../manage-path';
import { useOpenProfile } from '../use-open-profile';

interface OtherProfileProps {
  profile: KnownProfile;
  /** Id of the profile that is being opened. */
  opening: string | null;
  onOpen: () => void;
}

function OtherProfile({ profile, opening, onOpen }: OtherProfileProps) {
  const { id, name, hasPin } = profile;
  return (
    <button type="button" disabled={opening !== null} onClick={onOpen} className={menuItemClass}>
      <ProfilePicture profile={profile} className="size-7 rounded-md" />
      <span dir="auto" className="min-w-0 flex-1 truncate text-page-start">
        {name}
      </span>
      {opening === id && <Spinner label={t`Opening ${name}`} />}
      {opening !== id && hasPin && <Lock aria-hidden className="size-4 text-ink-faint" />}
    </button>
  );
}

/** Buttons for the other profiles, and a link to manage them. */
export function Switcher() {
  const profiles = useAppSelector(selectProfiles);
  const active = useAppSelector(selectActiveProfileId);
  const isRestricted = useAppSelector(selectIsRestricted);
  const { open, opening, dialog } = useOpenProfile();
  return (
    <>
      <ul aria-label={t`Switch profile`} className="border-t border-line py-1.5">
        {profiles
          .filter(({ id }) => id !== active)
          .map((profile) => (
            <li key={profile.id}>
              <OtherProfile profile={profile} opening={opening} onOpen={() => void open(profile)} />
            </li>
          ))}
        {!isRestricted && (
          <li>
            <Link to={MANAGE_PATH} className={menuItemClass}>
              <UsersRound aria-hidden className="mx-1 size-5 text-ink-faint" />
              <Trans>Manage profiles</Trans>
            </Link>
          </li>
        )}
      </ul>
      {dialog}
    </>
  );
}
