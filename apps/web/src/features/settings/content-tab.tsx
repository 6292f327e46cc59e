import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { settingChoices, type ContentFilter } from '@marquee/core';
import { useConfig } from '../../shared/api';
import { regionName } from '../../shared/lib/format/region-name';
import { i18n } from '../../shared/i18n';
import { siteLanguageOptions, useLanguageChoice } from '../../shared/i18n/use-language-choice';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { OwnServicesField } from '../../shared/filters';
import { PanelGroup } from '../../shared/ui';
import { ChoiceRow, SelectRow, SwitchRow } from '../../shared/ui';
import { regionOptions } from '../../shared/lib/format/region-options';
import { LeftOutTitles } from './left-out-titles';
import { metadataLanguageOptions } from './names';

const names: Record<ContentFilter, MessageDescriptor> = {
  unrestricted: msg`Unrestricted`,
  moderate: msg`Moderate`,
  strict: msg`Strict`,
};
const explanations: Record<ContentFilter, MessageDescriptor> = {
  unrestricted: msg`Shows every title.`,
  moderate: msg`Hides titles rated for viewers over 14, such as R and TV-MA, and adult titles.`,
  strict: msg`Shows only titles rated for viewers of 10 and younger, such as PG and TV-PG. Unrated titles are hidden.`,
};

/** Value for no choice: the site decides. */
const SITE = 'site';

/** Content filter, region and metadata language. */
export function ContentTab() {
  const settings = useAppSelector(selectSettings);
  const config = useConfig();
  const store = useStoreSetting();
  const { language, choose } = useLanguageChoice();
  const explanation = i18n._(explanations[settings.contentFilter]);
  const siteRegion = regionName(config.region);
  const isCatalogue = config.metadata.mode === 'catalogue';
  return (
    <>
      <PanelGroup title={t`Filtering`}>
        <ChoiceRow
          label={t`Content filter`}
          text={t({
            message: `${explanation} Applies everywhere in this browser, including direct links. Your bookmarks and history don’t change.`,
            comment: '{explanation} is a whole sentence, such as “Shows every title.”',
          })}
          options={settingChoices.contentFilter.map((value) => ({ value, label: i18n._(names[value]) }))}
          value={settings.contentFilter}
          onChange={(value) => store('contentFilter', value)}
        />
        <SwitchRow
          label={t`Hide spoilers`}
          text={t`Hides pictures, names and descriptions of episodes you haven’t watched. On the page of a series you can choose otherwise for that one.`}
          isOn={settings.spoilerShield}
          onChange={(value) => store('spoilerShield', value)}
        />
      </PanelGroup>
      <LeftOutTitles />
      <PanelGroup title={t`My streaming services`}>
        <div className="border-t border-line py-5">
          <OwnServicesField />
        </div>
        <SwitchRow
          label={t`Only my services`}
          text={t`Lists, filters and Tonight show only titles on these services in your region.`}
          isOn={settings.ownServicesOnly}
          onChange={(value) => store('ownServicesOnly', value)}
        />
      </PanelGroup>
      <PanelGroup title={t`Region and language`}>
        <SelectRow
          label={t`Site language`}
          text={t`Reloads the page. All languages except English are machine-translated and not yet reviewed by native speakers.`}
          options={siteLanguageOptions}
          value={language}
          onChange={choose}
        />
        <SelectRow
          label={t`Region`}
          text={t`Sets where titles can be watched, what streaming services show and which age ratings apply.`}
          options={[{ value: SITE, label: t`Site default (${siteRegion})` }, ...regionOptions(settings.region)]}
          value={settings.region ?? SITE}
          onChange={(value) => store('region', value === SITE ? null : value)}
        />
        <SelectRow
          label={t`Language of titles`}
          text={
            isCatalogue
              ? t`Shows titles and descriptions in your language where available. This site uses its own catalog, which is only in English.`
              : t`Shows titles and descriptions in your language where available, otherwise in English.`
          }
          options={[
            { value: SITE, label: t`Site default (English)` },
            ...metadataLanguageOptions(settings.metadataLanguage),
          ]}
          value={settings.metadataLanguage ?? SITE}
          onChange={(value) => store('metadataLanguage', value === SITE ? null : value)}
        />
      </PanelGroup>
    </>
  );
}
