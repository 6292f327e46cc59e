import { settingChoices, type ContentFilter } from '@marquee/core';
import { useConfig } from '../../shared/api';
import { regionName } from '../../shared/lib/format/region-name';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { ChoiceRow, SelectRow } from './fields';
import { metadataLanguageOptions, regionOptions } from './names';

const names: Record<ContentFilter, string> = { unrestricted: 'Unrestricted', moderate: 'Moderate', strict: 'Strict' };
const explanations: Record<ContentFilter, string> = {
  unrestricted: 'Every title is listed.',
  moderate: 'Leaves out what is rated for viewers older than 14, such as R and TV-MA, and everything marked as adult.',
  strict:
    'Lists only what is rated for viewers of 10 and younger, such as PG and TV-PG. What no board has rated is left out.',
};

/** Nothing chosen: the site decides. */
const SITE = 'site';

/** Which titles are listed, for which country and in which language. */
export function ContentTab() {
  const settings = useAppSelector(selectSettings);
  const config = useConfig();
  const store = useStoreSetting();
  const isCatalogue = config.metadata.mode === 'catalogue';
  return (
    <>
      <PanelGroup title="Filtering">
        <ChoiceRow
          label="Content filter"
          text={`${explanations[settings.contentFilter]} It counts for every list, search and recommendation in this browser; a title’s own address still opens, and your bookmarks and history stay whole.`}
          options={settingChoices.contentFilter.map((value) => ({ value, label: names[value] }))}
          value={settings.contentFilter}
          onChange={(value) => store('contentFilter', value)}
        />
      </PanelGroup>
      <PanelGroup title="Place and language">
        <SelectRow
          label="Region"
          text="Decides where titles can be watched, what streaming services list and whose age ratings count."
          options={[
            { value: SITE, label: `As the site: ${regionName(config.region)}` },
            ...regionOptions(settings.region),
          ]}
          value={settings.region ?? SITE}
          onChange={(value) => store('region', value === SITE ? null : value)}
        />
        <SelectRow
          label="Language of titles"
          text={
            isCatalogue
              ? 'Names and descriptions in your language, where translations exist. This site shows its own catalogue, which is in English alone.'
              : 'Names and descriptions in your language, where translations exist; otherwise in English.'
          }
          options={[
            { value: SITE, label: 'As the site: English' },
            ...metadataLanguageOptions(settings.metadataLanguage),
          ]}
          value={settings.metadataLanguage ?? SITE}
          onChange={(value) => store('metadataLanguage', value === SITE ? null : value)}
        />
      </PanelGroup>
    </>
  );
}
