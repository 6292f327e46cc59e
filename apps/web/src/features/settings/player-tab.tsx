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
          text="The best picture that is picked by itself. Auto follows your connection and your screen; a lower limit saves data. You can still choose any quality in the player."
          options={qualities}
          value={settings.quality}
          onChange={(value) => store('quality', value)}
        />
      </PanelGroup>
      <PanelGroup title="Languages">
        <SelectRow
          label="Audio language"
          text="Spoken when the source has it; otherwise you hear the original."
          options={trackLanguageOptions(settings.audioLanguage)}
          value={settings.audioLanguage}
          onChange={(value) => store('audioLanguage', value)}
        />
        <SelectRow
          label="Subtitle language"
          text="Shown by itself when the source has it. Their size and colour are under Appearance."
          options={[{ value: 'none', label: 'None' }, ...trackLanguageOptions(settings.subtitleLanguage)]}
          value={settings.subtitleLanguage}
          onChange={(value) => store('subtitleLanguage', value)}
        />
      </PanelGroup>
      <PanelGroup title="Sources">
        <PanelRow
          title="Where films and episodes play from"
          text="Your own servers and what this site offers: which there are, in which order they are asked, whether they work."
        >
          <Link to={pages.sources.path} className={buttonClass('secondary')}>
            Manage sources
          </Link>
        </PanelRow>
      </PanelGroup>
      <PanelGroup title="Data">
        <SwitchRow
          label="Save data"
          text="Fetches nothing of a film before you press Watch, and makes no pictures for the seek bar that cost extra."
          isOn={settings.dataSaver}
          onChange={(value) => store('dataSaver', value)}
        />
      </PanelGroup>
      <PanelGroup title="Keyboard">
        <SwitchRow
          label="Single-key shortcuts"
          text="Letters, digits and signs act by themselves: / opens the search, K pauses the film. Switch them off if you talk to your device or press keys by accident; Space and the arrows go on."
          isOn={settings.characterKeys}
          onChange={(value) => store('characterKeys', value)}
        />
      </PanelGroup>
      <PanelGroup title="Touch">
        <SwitchRow
          label="Swipe for volume"
          text="A finger moving up or down the right half of the picture changes the volume. A double tap at a side always seeks."
          isOn={settings.swipeVolume}
          onChange={(value) => store('swipeVolume', value)}
        />
      </PanelGroup>
      <PanelGroup title="Episodes">
        <SwitchRow
          label="Play the next episode"
          text="Goes on by itself at the end of an episode, and asks after four whether you are still watching."
          isOn={settings.autoplayNext}
          onChange={(value) => store('autoplayNext', value)}
        />
      </PanelGroup>
    </>
  );
}
