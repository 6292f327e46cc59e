import { settingChoices } from '@marquee/core';
import { Link } from 'react-router-dom';
import { pages } from '../../pages';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { buttonClass, PanelGroup, PanelRow } from '../../shared/ui';
import { ChoiceRow, SelectRow, SwitchRow } from './fields';
import { trackLanguageOptions } from './names';

const qualities = settingChoices.quality.map((value) => ({ value, label: value === 'auto' ? 'Auto' : value }));

/** What the player plays, in which language, and what comes after it. */
export function PlayerTab() {
  const settings = useAppSelector(selectSettings);
  const store = useStoreSetting();
  return (
    <>
      <PanelGroup title="Picture">
        <ChoiceRow
          label="Highest quality"
          text="The highest quality chosen automatically. Auto adapts to your connection and screen; a lower limit saves data. You can still choose any quality in the player."
          options={qualities}
          value={settings.quality}
          onChange={(value) => store('quality', value)}
        />
      </PanelGroup>
      <PanelGroup title="Languages">
        <SelectRow
          label="Audio language"
          text="Used when available; otherwise the original language."
          options={trackLanguageOptions(settings.audioLanguage)}
          value={settings.audioLanguage}
          onChange={(value) => store('audioLanguage', value)}
        />
        <SelectRow
          label="Subtitle language"
          text="Turned on automatically when available. Change size and colour in Appearance."
          options={[{ value: 'none', label: 'None' }, ...trackLanguageOptions(settings.subtitleLanguage)]}
          value={settings.subtitleLanguage}
          onChange={(value) => store('subtitleLanguage', value)}
        />
      </PanelGroup>
      <PanelGroup title="Sources">
        <PanelRow
          title="Where movies and episodes play from"
          text="Manage your own servers and this site’s sources, their order, and whether they work."
        >
          <Link to={pages.sources.path} className={buttonClass('secondary')}>
            Manage sources
          </Link>
        </PanelRow>
      </PanelGroup>
      <PanelGroup title="Data">
        <SwitchRow
          label="Save data"
          text="Doesn’t preload videos or seek previews."
          isOn={settings.dataSaver}
          onChange={(value) => store('dataSaver', value)}
        />
      </PanelGroup>
      <PanelGroup title="Keyboard">
        <SwitchRow
          label="Single-key shortcuts"
          text="Use single keys such as / for search and K for pause. Turn this off if you use voice control or press keys by accident. Space and the arrow keys still work."
          isOn={settings.characterKeys}
          onChange={(value) => store('characterKeys', value)}
        />
      </PanelGroup>
      <PanelGroup title="Touch">
        <SwitchRow
          label="Swipe for volume"
          text="Swipe up or down on the right to change volume. Double-tap either side to skip."
          isOn={settings.swipeVolume}
          onChange={(value) => store('swipeVolume', value)}
        />
      </PanelGroup>
      <PanelGroup title="Episodes">
        <SwitchRow
          label="Play the next episode"
          text="Plays the next episode automatically. After four, we’ll check you’re still watching."
          isOn={settings.autoplayNext}
          onChange={(value) => store('autoplayNext', value)}
        />
      </PanelGroup>
    </>
  );
}
