import {
  settingChoices,
  subtitleBackgroundNames,
  subtitleColorNames,
  subtitleFontNames,
  subtitleFonts,
  subtitleColorPairs,
  subtitleScales,
  subtitleStyleOf,
} from '@marquee/core';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { ChoiceRow, SwitchRow } from './fields';
import { SubtitlePreview } from './subtitle-preview';
import { ThumbnailPreview } from './thumbnail-preview';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: capital(value) }));

const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large', 'x-large': 'X-Large' };
const sizes = settingChoices.subtitleSize.map((value) => ({ value, label: sizeNames[value] }));
const colors = settingChoices.subtitleColor.map((value) => ({
  value,
  label: (
    <>
      <span
        aria-hidden
        className="mr-2 size-3.5 rounded-full border border-line-strong"
        style={{ background: subtitleColorPairs[value].ink }}
      />
      {subtitleColorNames[value]}
    </>
  ),
}));

const backgrounds = settingChoices.subtitleBackground.map((value) => ({
  value,
  label: subtitleBackgroundNames[value],
}));
const fonts = settingChoices.subtitleFont.map((value) => ({
  value,
  label: <span style={{ fontFamily: subtitleFonts[value] }}>{subtitleFontNames[value]}</span>,
}));
/** The named size that a size set in the player is, if any. */
const namedSize = (scale: number) => settingChoices.subtitleSize.find((size) => subtitleScales[size] === scale) ?? null;

/** How the site and the subtitles look; everything shows at once. */
export function AppearanceTab() {
  const settings = useAppSelector(selectSettings);
  // What this browser shows: the switch in the menus changes it too.
  const theme = useAppSelector((state) => state.theme.stored) ?? 'system';
  const store = useStoreSetting();
  return (
    <>
      <PanelGroup title="Site">
        <ChoiceRow
          label="Theme"
          text="System follows your device’s theme."
          options={plain(settingChoices.theme)}
          value={theme}
          onChange={(value) => store('theme', value)}
        />
        <ChoiceRow
          label="Thumbnail size"
          text="Size of posters in rows and grids."
          options={plain(settingChoices.thumbnailSize)}
          value={settings.thumbnailSize}
          onChange={(value) => store('thumbnailSize', value)}
        />
        <ThumbnailPreview />
        <SwitchRow
          label="Your ratings on posters"
          text="Shows your stars instead of the average where you’ve rated a title."
          isOn={settings.givenRatings}
          onChange={(value) => store('givenRatings', value)}
        />
        <ChoiceRow
          label="Motion"
          text="Reduced stops animations and moving carousels."
          options={plain(settingChoices.motion)}
          value={settings.motion}
          onChange={(value) => store('motion', value)}
        />
      </PanelGroup>
      <PanelGroup title="Subtitles">
        <SubtitlePreview style={subtitleStyleOf(settings)} />
        <ChoiceRow
          label="Subtitle size"
          text="Scales with the player."
          options={sizes}
          value={settings.subtitleScale === null ? settings.subtitleSize : namedSize(settings.subtitleScale)}
          onChange={(value) => {
            store('subtitleSize', value);
            // The player's own slider sets a finer size, which this replaces.
            store('subtitleScale', null);
          }}
        />
        <ChoiceRow
          label="Subtitle colour"
          text="Dark text gets a light background, light text a dark one."
          options={colors}
          value={settings.subtitleColor}
          onChange={(value) => store('subtitleColor', value)}
        />
        <ChoiceRow
          label="Subtitle background"
          text="Shade is see-through; Outline hides the least."
          options={backgrounds}
          value={settings.subtitleBackground}
          onChange={(value) => store('subtitleBackground', value)}
        />
        <ChoiceRow
          label="Subtitle font"
          text="Uses fonts installed on your device."
          options={fonts}
          value={settings.subtitleFont}
          onChange={(value) => store('subtitleFont', value)}
        />
      </PanelGroup>
    </>
  );
}
