import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { settingChoices } from '@marquee/core';
import { Link } from 'react-router-dom';
import { pages } from '../../pages';
import { useAppSelector } from '../../shared/store';
import { selectCanUseSources } from '../../shared/store/profiles.slice';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { buttonClass, PanelGroup, PanelRow } from '../../shared/ui';
import { ChoiceRow, SelectRow, SwitchRow } from '../../shared/ui';
import { trackLanguageOptions } from './names';
import { SkipSettings } from './skip-settings';

/** Settings for playback, languages and autoplay. */
export function PlayerTab() {
  const settings = useAppSelector(selectSettings);
  const store = useStoreSetting();
  const canUseSources = useAppSelector(selectCanUseSources);
  return (
    <>
      <PanelGroup title={t`Picture`}>
        <ChoiceRow
          label={t`Highest quality`}
          text={t`The highest quality chosen automatically. Auto adapts to your connection and screen; a lower limit saves data. You can still choose any quality in the player.`}
          options={settingChoices.quality.map((value) => ({ value, label: value === 'auto' ? t`Auto` : value }))}
          value={settings.quality}
          onChange={(value) => store('quality', value)}
        />
      </PanelGroup>
      <PanelGroup title={t`Languages`}>
        <SelectRow
          label={t`Audio language`}
          text={t`Used when available; otherwise the original language.`}
          options={trackLanguageOptions(settings.audioLanguage)}
          value={settings.audioLanguage}
          onChange={(value) => store('audioLanguage', value)}
        />
        <SelectRow
          label={t`Subtitle language`}
          text={t`Turned on automatically when available. Change size and color in Appearance.`}
          options={[
            { value: 'none', label: t({ message: 'None', context: 'subtitles' }) },
            ...trackLanguageOptions(settings.subtitleLanguage),
          ]}
          value={settings.subtitleLanguage}
          onChange={(value) => store('subtitleLanguage', value)}
        />
      </PanelGroup>
      {canUseSources && (
        <PanelGroup title={t`Sources`}>
          <PanelRow
            title={t`Where movies and episodes play from`}
            text={t`Manage your own servers and this site’s sources, their order, and whether they work.`}
          >
            <Link to={pages.sources.path} className={buttonClass('secondary')}>
              <Trans>Manage sources</Trans>
            </Link>
          </PanelRow>
        </PanelGroup>
      )}
      <PanelGroup title={t`Data`}>
        <SwitchRow
          label={t`Save data`}
          text={t`Doesn’t preload videos or seek previews.`}
          isOn={settings.dataSaver}
          onChange={(value) => store('dataSaver', value)}
        />
      </PanelGroup>
      <PanelGroup title={t`Keyboard`}>
        <SwitchRow
          label={t`Single-key shortcuts`}
          text={t`Use single keys such as / for search and K for pause. Turn this off if you use voice control or press keys by accident. Space and the arrow keys still work.`}
          isOn={settings.characterKeys}
          onChange={(value) => store('characterKeys', value)}
        />
      </PanelGroup>
      <PanelGroup title={t`Touch`}>
        <SwitchRow
          label={t`Swipe for volume`}
          text={t`Swipe up or down on the right to change volume. Double-tap either side to skip.`}
          isOn={settings.swipeVolume}
          onChange={(value) => store('swipeVolume', value)}
        />
      </PanelGroup>
      <SkipSettings />
      <PanelGroup title={t`Episodes`}>
        <SwitchRow
          label={t`Play the next episode`}
          text={t`Plays the next episode automatically. After four, we’ll check you’re still watching.`}
          isOn={settings.autoplayNext}
          onChange={(value) => store('autoplayNext', value)}
        />
      </PanelGroup>
    </>
  );
}
