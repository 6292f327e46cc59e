import { t } from '@lingui/core/macro';
import { siteLanguageTags } from '@marquee/core';
import type { SiteSettingsBody } from '@marquee/core/contracts';
import type { ReactNode } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureLine } from '../../shared/form/failure-text';
import { siteLanguageOptions } from '../../shared/i18n/use-language-choice';
import { regionName } from '../../shared/lib/format/region-name';
import { regionOptions } from '../../shared/lib/format/region-options';
import { ErrorState, PanelGroup, SelectRow, showToast, Skeleton, SwitchRow } from '../../shared/ui';
import { AccessRows } from './access-rows';
import { FixedRow } from './fixed-row';
import { HomeDefaultRow } from './home-default-row';
import { OidcRows } from './oidc-rows';
import type { PartProps } from './part-props';
import { SiteNameRow } from './site-name-row';
import { siteSettingsApi } from './site-settings-api';
import { TmdbTokenRow } from './tmdb-token-row';

/** Value for no choice. */
const DEFAULT = 'default';

function SiteRows({ data: { settings, defaults, fixed }, isSaving, save }: PartProps) {
  const region = regionName(defaults.region);
  return (
    <PanelGroup title={t`Site`}>
      {fixed.siteName ? (
        <FixedRow label={t`Site name`} value={settings.siteName ?? ''} by={fixed.siteName} />
      ) : (
        <SiteNameRow
          value={settings.siteName}
          fallback={defaults.siteName}
          isSaving={isSaving}
          onSave={(siteName) => void save({ siteName })}
        />
      )}
      {fixed.region ? (
        <FixedRow label={t`Region`} value={regionName(settings.region ?? '')} by={fixed.region} />
      ) : (
        <SelectRow
          label={t`Region`}
          text={t`Where your visitors are: decides streaming services and age ratings. Everyone can choose another one.`}
          options={[{ value: DEFAULT, label: t`Default (${region})` }, ...regionOptions(settings.region)]}
          value={settings.region ?? DEFAULT}
          onChange={(value) => void save({ region: value === DEFAULT ? null : value })}
        />
      )}
      <SelectRow
        label={t`Language`}
        text={t`For visitors who haven’t chosen one.`}
        options={[{ value: DEFAULT, label: t`The one their browser asks for` }, ...siteLanguageOptions]}
        value={settings.language ?? DEFAULT}
        onChange={(value) => void save({ language: siteLanguageTags.find((tag) => tag === value) ?? null })}
      />
      <HomeDefaultRow value={settings.homeRows} isSaving={isSaving} onSave={(homeRows) => void save({ homeRows })} />
    </PanelGroup>
  );
}

const TitlesRows = ({ data: { settings, tmdb, fixed }, isSaving, save }: PartProps) => (
  <PanelGroup title={t`Titles`}>
    {fixed.tmdbToken ? (
      <FixedRow label={t`TMDB token`} value={t`A token is set. It isn’t shown again.`} by={fixed.tmdbToken} />
    ) : (
      <TmdbTokenRow hasToken={tmdb.hasToken} isSaving={isSaving} onSave={(tmdbToken) => save({ tmdbToken })} />
    )}
    <SwitchRow
      label={t`Members can ask for titles`}
      text={t`People with an account can ask for what the library doesn’t have. Their requests are on the dashboard.`}
      isOn={settings.titleRequests === 'on'}
      onChange={(isOn) => void save({ titleRequests: isOn ? 'on' : 'off' })}
    />
  </PanelGroup>
);

interface SiteSettingsFormProps {
  /** What else is about titles. */
  media?: ReactNode;
  /** Not while a site is set up: few need it, and it is long. */
  hasSingleSignOn?: boolean;
}

/** Everything that operators set on the site. Each change is saved at once and needs no restart. */
export function SiteSettingsForm({ media, hasSingleSignOn = true }: SiteSettingsFormProps) {
  const { data, isError, refetch } = siteSettingsApi.useSiteSettingsQuery(undefined);
  const [store, { isLoading }] = siteSettingsApi.useSaveSiteSettingsMutation();
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const save = async (body: SiteSettingsBody) => {
    const { error } = await store(body);
    if (!error) showToast({ kind: 'success', message: t`Saved. It applies from now on.` });
    // Whoever closed the dialog for the password knows that nothing was saved.
    else if (!isCallFailure(error) || error.code !== 'password_required')
      showToast({ kind: 'error', message: failureLine(error) });
    return !error;
  };
  const part = { data, isSaving: isLoading, save };
  return (
    <>
      <SiteRows {...part} />
      <TitlesRows {...part} />
      {media}
      <AccessRows settings={data.settings} hasOpenStreams={data.hasOpenStreams} onSave={(body) => void save(body)} />
      {hasSingleSignOn && <OidcRows {...part} />}
    </>
  );
}
