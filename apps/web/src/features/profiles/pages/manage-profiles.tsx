import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PROFILE_LIMIT } from '@marquee/core';
import { Lock, Plus, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pages } from '../../../pages';
import { useAppSelector } from '../../../shared/store';
import { selectActiveProfileId, type KnownProfile } from '../../../shared/store/profiles.slice';
import { buttonClass, ErrorState, PageTitle, ProfilePicture, Skeleton } from '../../../shared/ui';
import { MANAGE_PATH } from '../manage-path';
import { useProfiles } from '../use-profiles';
import { ProfilesText } from './profiles-text';

const hrefOf = (id: string): string => `${MANAGE_PATH}/${id}`;

function capText({ cap, isRestricted }: KnownProfile): string | null {
  if (!isRestricted) return null;
  if (!cap) return t({ message: 'Restricted', context: 'profile' });
  const { certification } = cap;
  return t({ message: `Up to ${certification}`, comment: '{certification} is a rating, such as “PG-13”' });
}

function ProfileRow({ profile, isActive }: { profile: KnownProfile; isActive: boolean }) {
  const { id, name, hasPin } = profile;
  const restriction = capText(profile);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4">
      <ProfilePicture profile={profile} className="size-16 rounded-lg" />
      <div className="min-w-32 flex-1">
        <p dir="auto" className="text-lg font-semibold break-words text-page-start">
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {isActive && <span>{t({ message: 'Watching now', context: 'this profile' })}</span>}
          {restriction !== null && (
            <span className="inline-flex items-center gap-1.5">
              <ShieldCheck aria-hidden className="size-4" />
              {restriction}
            </span>
          )}
          {hasPin && (
            <span className="inline-flex items-center gap-1.5">
              <Lock aria-hidden className="size-4" />
              <Trans>Has a PIN</Trans>
            </span>
          )}
        </p>
      </div>
      <Link to={hrefOf(id)} aria-label={t`Edit ${name}`} className={buttonClass('secondary')}>
        <Trans>Edit</Trans>
      </Link>
    </li>
  );
}

/** All profiles, with links to edit each and to add one. */
export function ManageProfiles() {
  const { profiles, isFailed, retry } = useProfiles();
  const active = useAppSelector(selectActiveProfileId);
  const room = PROFILE_LIMIT - (profiles?.length ?? 1);
  return (
    <div className="page-x mx-auto w-full max-w-3xl pt-8 md:pt-10">
      <PageTitle title={t`Manage profiles`} />
      <h1 className="display text-4xl md:text-5xl">
        <Trans>Manage profiles</Trans>
      </h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-soft">
        <ProfilesText />
      </p>
      {profiles === null && (isFailed ? <ErrorState onRetry={retry} /> : <Skeleton className="h-48 rounded-lg" />)}
      {profiles !== null && (
        <>
          <ul>
            {profiles.map((profile) => (
              <ProfileRow key={profile.id} profile={profile} isActive={profile.id === active} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-6">
            {room > 0 && (
              <Link to={hrefOf('new')} className={buttonClass('primary')}>
                <Plus aria-hidden className="size-4" /> <Trans>Add profile</Trans>
              </Link>
            )}
            <p className="text-sm text-ink-soft">
              {room > 0
                ? plural(room, { one: 'Room for # more', other: 'Room for # more' })
                : t`You’ve reached the limit of eight profiles.`}
            </p>
          </div>
          {profiles.length > 1 && (
            <Link to={pages.profiles.path} className={`${buttonClass('quiet')} -ms-4 sm:-ms-5`}>
              <Trans>Who’s watching?</Trans>
            </Link>
          )}
        </>
      )}
    </div>
  );
}
