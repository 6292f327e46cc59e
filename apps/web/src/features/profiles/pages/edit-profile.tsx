import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { profileLabelError } from '@marquee/core';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { siteLanguageOptions } from '../../../shared/i18n/use-language-choice';
import { compareNames } from '../../../shared/lib/format/compare-names';
import { knownRegions, regionName } from '../../../shared/lib/format/region-name';
import { useAppSelector } from '../../../shared/store';
import { selectActiveProfileId, type KnownProfile } from '../../../shared/store/profiles.slice';
import {
  Button,
  buttonClass,
  ChoiceField,
  PageTitle,
  PanelGroup,
  showToast,
  Skeleton,
  Spinner,
} from '../../../shared/ui';
import { changesBetween, draftOf, newDraft, type Draft, type DraftProps } from '../edit/draft';
import { LookFields } from '../edit/look-fields';
import { PinSection } from '../edit/pin-section';
import { RestrictionFields } from '../edit/restriction-fields';
import { UploadButton } from '../edit/upload-button';
import { isOwner } from '../model/known';
import { useProfileCommand } from '../use-profile-command';
import { MANAGE_PATH } from '../manage-path';
import { useProfiles } from '../use-profiles';
import { DeleteDialog } from '../edit/delete-dialog';

/** Value for the site's default language and region. */
const SITE = '';

/** Initial language and region of the profile in a new browser. */
const StartFields = ({ draft, onChange }: DraftProps) => (
  <PanelGroup title={t`Starts with`}>
    <p className="mb-4 max-w-prose text-sm text-ink-soft">
      <Trans>You can change this later in the profile’s own settings, along with subtitles, theme and autoplay.</Trans>
    </p>
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t`Language`}
        options={[{ value: SITE, label: t`Site default` }, ...siteLanguageOptions]}
        value={draft.language ?? SITE}
        onChange={(language) => onChange({ language: language === SITE ? null : language })}
      />
      <ChoiceField
        label={t`Region`}
        options={[
          { value: SITE, label: t`Site default` },
          ...knownRegions
            .map((value) => ({ value, label: regionName(value) }))
            .sort((a, b) => compareNames(a.label, b.label)),
        ]}
        value={draft.region ?? SITE}
        onChange={(region) => onChange({ region: region === SITE ? null : region })}
      />
    </div>
  </PanelGroup>
);

interface FormProps {
  /** Null for a new one. */
  profile: KnownProfile | null;
  before: Draft;
}

function ProfileForm({ profile, before }: FormProps) {
  const navigate = useNavigate();
  const active = useAppSelector(selectActiveProfileId);
  const { run, dialog } = useProfileCommand();
  const [draft, setDraft] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const change = (changes: Partial<Draft>) => setDraft((drawn) => ({ ...drawn, ...changes }));
  const nameError = profileLabelError(draft.name);
  const save = async () => {
    const changes = changesBetween(before, draft);
    const { avatar, ...others } = draft;
    const id = profile
      ? await run({ kind: 'change', id: profile.id, changes })
      : await run({ kind: 'create', values: { ...others, ...(avatar !== 'upload' && { avatar }) } });
    if (id === null) return;
    const { name } = draft;
    showToast({ kind: 'success', message: profile ? t`Saved ${name}` : t`Added ${name}` });
    await navigate(MANAGE_PATH);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (nameError !== null || isBusy) return;
    setIsBusy(true);
    void save().finally(() => setIsBusy(false));
  };
  const setPin = async (newPin: string | null) => {
    const id = profile && (await run({ kind: 'pin', id: profile.id, newPin }));
    if (id === null) return false;
    showToast({ kind: 'success', message: newPin === null ? t`PIN removed` : t`PIN set` });
    return true;
  };
  const remove = async () => {
    if (!profile || (await run({ kind: 'remove', id: profile.id })) === null) return;
    const { name } = profile;
    showToast({ kind: 'success', message: t`Deleted ${name}` });
    await navigate(MANAGE_PATH);
  };
  return (
    <>
      <form onSubmit={submit} noValidate>
        <div className="mb-10">
          <LookFields
            draft={draft}
            onChange={change}
            avatarUrl={profile?.avatarUrl}
            nameError={isTried && nameError !== null ? t`Enter a name of up to 30 characters.` : null}
          />
          {profile && (
            <div className="mt-5">
              <UploadButton
                onUpload={async (image) => {
                  const id = await run({ kind: 'picture', id: profile.id, image });
                  if (id !== null) change({ avatar: 'upload' });
                }}
              />
            </div>
          )}
        </div>
        {profile?.id !== active && <StartFields draft={draft} onChange={change} />}
        {!(profile && isOwner(profile)) && <RestrictionFields draft={draft} onChange={change} />}
        <div className="mb-12 flex flex-wrap gap-3">
          <Button type="submit" size="lg" disabled={isBusy}>
            {isBusy && <Spinner label={t`Saving`} />}
            <span>{profile ? t`Save` : t`Add profile`}</span>
          </Button>
          <Link to={MANAGE_PATH} className={buttonClass('secondary', 'lg')}>
            <Trans>Cancel</Trans>
          </Link>
        </div>
      </form>
      {profile && <PinSection profile={profile} onSet={setPin} />}
      {profile && !isOwner(profile) && (
        <PanelGroup title={t`Delete`}>
          {profile.id === active ? (
            <p className="text-sm text-ink-soft">
              <Trans>Switch to another profile to delete this one.</Trans>
            </p>
          ) : (
            <Button variant="secondary" onClick={() => setIsDeleting(true)}>
              <Trans>Delete profile…</Trans>
            </Button>
          )}
        </PanelGroup>
      )}
      {isDeleting && profile && (
        <DeleteDialog name={profile.name} onDelete={remove} onClose={() => setIsDeleting(false)} />
      )}
      {dialog}
    </>
  );
}

/** Creates or edits a profile. */
export function EditProfile({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { profiles } = useProfiles();
  const profile = profiles?.find((each) => each.id === id) ?? null;
  const isNew = id === 'new';
  if (profiles !== null && !isNew && !profile) return notFound;
  const title = isNew ? t`Add profile` : t`Edit profile`;
  return (
    <div className="page-x mx-auto w-full max-w-3xl pt-8 md:pt-10">
      <PageTitle title={title} />
      <h1 className="display mb-8 text-4xl md:text-5xl">{title}</h1>
      {profiles === null ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : (
        <ProfileForm key={id} profile={profile} before={profile ? draftOf(profile) : newDraft(profiles)} />
      )}
    </div>
  );
}
