import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { settingChoices, subtitleFonts, subtitleColorPairs, subtitleScales, subtitleStyleOf } from '@marquee/core';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { i18n } from '../../shared/i18n';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { buttonClass, PanelGroup, PanelRow } from '../../shared/ui';
import { backgroundLabels, colorLabels, fontLabels, motionLabels, sizeLabels, themeLabels } from './choice-labels';
import { ChoiceRow, SwitchRow } from '../../shared/ui';
import { SubtitlePreview } from './subtitle-preview';
import { ThumbnailPreview } from './thumbnail-preview';

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, MessageDescriptor>) =>
  values.map((value) => ({ value, label: i18n._(labels[value]) }));

const colorOptions = () =>
  labelled(settingChoices.subtitleColor, colorLabels).map(({ value, label }) => ({
    value,
    label: (
      <>
        <span
          aria-hidden
          className="me-2 size-3.5 rounded-full border border-line-strong"
          style={{ background: subtitleColorPairs[value].ink }}
        />
        <span>{label}</span>
      </>
    ),
  }));

const fontOptions = () =>
  labelled(settingChoices.subtitleFont, fontLabels).map(({ value, label }) => ({
    value,
    label: <span style={{ fontFamily: subtitleFonts[value] }}>{label}</span>,
  }));

/** The named size that equals a size set in the player, if any. */
const namedSize = (scale: number) => settingChoices.subtitleSize.find((size) => subtitleScales[size] === scale) ?? null;

/** Appearance of the site and the subtitles; changes are visible immediately. */
export function AppearanceTab() {
  const settings = useAppSelector(selectSettings);
  // This browser's theme, which the switch in the menus changes too.
  const theme = useAppSelector((state) => state.theme.stored) ?? 'system';
  const store = useStoreSetting();
  const { hasLibrary } = useConfig();
  return (
    <>
      <PanelGroup title={t`Site`}>
        <ChoiceRow
          label={t`Theme`}
          text={t`Dark until you choose. System follows your device.`}
          options={labelled(settingChoices.theme, themeLabels)}
          value={theme}
          onChange={(value) => store('theme', value)}
        />
        <ChoiceRow
          label={t`Thumbnail size`}
          text={t`Size of posters in rows and grids.`}
          options={labelled(settingChoices.thumbnailSize, sizeLabels)}
          value={settings.thumbnailSize}
          onChange={(value) => store('thumbnailSize', value)}
        />
        <ThumbnailPreview />
        <SwitchRow
          label={t`Your ratings on posters`}
          text={t`Shows your stars instead of the average where you’ve rated a title.`}
          isOn={settings.givenRatings}
          onChange={(value) => store('givenRatings', value)}
        />
        {hasLibrary && (
          <SwitchRow
            label={t`Mark what you can play`}
            text={t`Shows a small mark on titles that are in your library.`}
            isOn={settings.libraryMarks}
            onChange={(value) => store('libraryMarks', value)}
          />
        )}
        <PanelRow title={t`Home`} text={t`Reorder, hide and add rows on the home page.`}>
          <Link to="/#edit" className={buttonClass('secondary')}>
            {t`Edit home`}
          </Link>
        </PanelRow>
        <ChoiceRow
          label={t`Motion`}
          text={t`Reduced stops animations and moving carousels.`}
          options={labelled(settingChoices.motion, motionLabels)}
          value={settings.motion}
          onChange={(value) => store('motion', value)}
        />
      </PanelGroup>
      <PanelGroup title={t`Subtitles`}>
        <SubtitlePreview style={subtitleStyleOf(settings)} />
        <ChoiceRow
          label={t`Subtitle size`}
          text={t`Scales with the player.`}
          options={labelled(settingChoices.subtitleSize, sizeLabels)}
          value={settings.subtitleScale === null ? settings.subtitleSize : namedSize(settings.subtitleScale)}
          onChange={(value) => {
            store('subtitleSize', value);
            // Replaces the finer size of the player's slider.
            store('subtitleScale', null);
          }}
        />
        <ChoiceRow
          label={t`Subtitle color`}
          text={t`Dark text gets a light background, light text a dark one.`}
          options={colorOptions()}
          value={settings.subtitleColor}
          onChange={(value) => store('subtitleColor', value)}
        />
        <ChoiceRow
          label={t`Subtitle background`}
          text={t`Shade is see-through; Outline hides the least.`}
          options={labelled(settingChoices.subtitleBackground, backgroundLabels)}
          value={settings.subtitleBackground}
          onChange={(value) => store('subtitleBackground', value)}
        />
        <ChoiceRow
          label={t`Subtitle font`}
          text={t`Uses fonts installed on your device.`}
          options={fontOptions()}
          value={settings.subtitleFont}
          onChange={(value) => store('subtitleFont', value)}
        />
      </PanelGroup>
    </>
  );
}
