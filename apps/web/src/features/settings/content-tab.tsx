import { t } from '@lingui/core/macro';
import { settingChoices, type ContentFilter } from '@marquee/core';
import { useConfig } from '../../shared/api';
import { regionName } from '../../shared/lib/format/region-name';
import { languageOptions, useLanguageChoice } from '../../shared/i18n/use-language-choice';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { ChoiceRow, SelectRow } from './fields';
import { metadataLanguageOptions, regionOptions } from './names';

const names: Record<ContentFilter, string> = { unrestricted: 'Unrestricted', moderate: 'Moderate', strict: 'Strict' };
const explanations: Record<ContentFilter, string> = {
  unrestricted: 'Shows every title.',
  moderate: 'Hides titles rated for viewers over 14, such as R and TV-MA, and adult titles.',
  strict: 'Shows only titles rated for viewers of 10 and younger, such as PG and TV-PG. Unrated titles are hidden.',
};

/** Nothing chosen: the site decides. */
const SITE = 'site';

/** Which titles are listed, for which country and in which language. */
export function ContentTab() {
  const settings = useAppSelector(selectSettings);
  const config = useConfig();
  const store = useStoreSetting();
  const { language, choose } = useLanguageChoice();
  const isCatalogue = config.metadata.mode === 'catalogue';
  return (
    <>
      <PanelGroup title="Filtering">
        <ChoiceRow
          label="Content filter"
          text={`${explanations[settings.contentFilter]} Applies everywhere in this browser, including direct links. Your bookmarks and history don’t change.`}
          options={settingChoices.contentFilter.map((value) => ({ value, label: names[value] }))}
          value={settings.contentFilter}
          onChange={(value) => store('contentFilter', value)}
        />
      </PanelGroup>
      <PanelGroup title="Region and language">
        {languageOptions.length > 1 && (
          <SelectRow
            label={t`Language of the site`}
            text={t`Loads the page again. Translations other than English are machine-made and not yet reviewed by native speakers.`}
            options={languageOptions}
            value={language}
            onChange={choose}
          />
        )}
        <SelectRow
          label="Region"
          text="Sets where titles can be watched, what streaming services show and which age ratings apply."
          options={[
            { value: SITE, label: `Site default (${regionName(config.region)})` },
            ...regionOptions(settings.region),
          ]}
          value={settings.region ?? SITE}
          onChange={(value) => store('region', value === SITE ? null : value)}
        />
        <SelectRow
          label="Language of titles"
          text={
            isCatalogue
              ? 'Shows titles and descriptions in your language where available. This site uses its own catalogue, which is only in English.'
              : 'Shows titles and descriptions in your language where available, otherwise in English.'
          }
          options={[
            { value: SITE, label: 'Site default (English)' },
            ...metadataLanguageOptions(settings.metadataLanguage),
          ]}
          value={settings.metadataLanguage ?? SITE}
          onChange={(value) => store('metadataLanguage', value === SITE ? null : value)}
        />
      </PanelGroup>
    </>
  );
}
