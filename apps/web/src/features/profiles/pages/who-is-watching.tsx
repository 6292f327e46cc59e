import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { useAppSelector } from '../../../shared/store';
import {
  selectActiveProfileId,
  selectIsRestricted,
  selectKnownProfiles,
  type KnownProfile,
} from '../../../shared/store/profiles.slice';
import { buttonClass, ErrorState, ProfilePicture, Skeleton, Spinner, Switch } from '../../../shared/ui';
import { Logo } from '../../../shared/ui/logo';
import { moveByArrows } from '../../../shared/lib/interaction/move-by-arrows';
import { useOpenProfile } from '../use-open-profile';
import { MANAGE_PATH } from '../manage-path';
import { useProfiles } from '../use-profiles';

interface ProfileButtonProps {
  profile: KnownProfile;
  isOpening: boolean;
  isDisabled: boolean;
  onOpen: () => void;
}

function ProfileButton({ profile, isOpening, isDisabled, onOpen }: ProfileButtonProps) {
  const { id, name, hasPin } = profile;
  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={hasPin ? `pin-${id}` : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onOpen()}
      className="group flex w-28 flex-col items-center gap-3 rounded-xl p-2 text-center md:w-40"
    >
      <span className="relative">
        <ProfilePicture
          profile={profile}
          className="size-24 rounded-xl transition-transform duration-200 group-hover:scale-105 group-focus-visible:scale-105 md:size-36 motion-reduce:transform-none"
        />
        {isOpening && (
          <span className="absolute inset-0 flex items-center justify-center rounded-xl bg-scrim">
            <Spinner label={t`Opening ${name}`} />
          </span>
        )}
      </span>
      <span dir="auto" className="line-clamp-2 text-lg font-semibold break-words md:text-xl">
        {name}
      </span>
      {hasPin && (
        <span className="-mt-2 text-ink-faint">
          <Lock aria-hidden className="size-4" />
          <span id={`pin-${id}`} className="sr-only">
            <Trans>Has a PIN</Trans>
          </span>
        </span>
      )}
    </button>
  );
}

/** Asks "Who's watching?" and opens the chosen profile at the requested URL. */
export function WhoIsWatching({ to }: { to: string }) {
  const { profiles, isFailed, retry } = useProfiles();
  const { siteName } = useConfig();
  const active = useAppSelector(selectActiveProfileId);
  const isRestricted = useAppSelector(selectIsRestricted);
  const known = useAppSelector(selectKnownProfiles);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isRemembered = choice ?? known?.isRemembered ?? false;
  const { open, opening, dialog } = useOpenProfile();
  const choices = useRef<HTMLDivElement>(null);
  const isReady = profiles !== null && profiles.length > 0;
  useEffect(() => {
    const { current } = choices;
    if (!isReady || !current) return;
    // The last used profile, so that pressing Enter continues with it.
    current.querySelector<HTMLElement>('[data-active] button')?.focus({ preventScroll: true });
    current.addEventListener('keydown', moveByArrows);
    return () => current.removeEventListener('keydown', moveByArrows);
  }, [isReady]);
  return (
    <div className="page-x flex min-h-svh flex-col pt-3 pb-10">
      <Logo siteName={siteName} />
      <div ref={choices} className="m-auto flex w-full max-w-5xl flex-col items-center py-10">
        <h1 className="display text-center text-4xl md:text-5xl">
          <Trans>Who’s watching?</Trans>
        </h1>
        {isReady && (
          <ul className="mt-10 flex flex-wrap justify-center gap-x-4 gap-y-6 md:mt-14 md:gap-x-8">
            {profiles.map((profile) => (
              <li key={profile.id} data-active={profile.id === active || undefined}>
                <ProfileButton
                  profile={profile}
                  isOpening={opening === profile.id}
                  isDisabled={opening !== null}
                  onOpen={() => void open(profile, { to, isRemembered })}
                />
              </li>
            ))}
          </ul>
        )}
        {profiles === null && (isFailed ? <ErrorState onRetry={retry} /> : <Waiting />)}
        {isReady && profiles.length > 1 && (
          <div className="mt-12 w-full max-w-sm text-center">
            <Switch label={t`Remember on this device`} isOn={isRemembered} onToggle={() => setChoice(!isRemembered)} />
            <p className="mt-1 text-sm text-ink-soft">
              <Trans>Opens this profile next time. A profile with a PIN asks for it every time.</Trans>
            </p>
          </div>
        )}
        {!isRestricted && profiles !== null && (
          <Link to={MANAGE_PATH} className={`mt-8 ${buttonClass('secondary')}`}>
            <Trans>Manage profiles</Trans>
          </Link>
        )}
      </div>
      {dialog}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy className="mt-10 flex gap-6">
    <Skeleton className="size-24 rounded-xl md:size-36" />
    <Skeleton className="size-24 rounded-xl md:size-36" />
  </div>
);
