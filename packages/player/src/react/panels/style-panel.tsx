import {
  settingChoices,
  SUBTITLE_LIFT_PERCENT,
  SUBTITLE_SCALE,
  subtitleFonts,
  subtitleColorPairs,
  type SubtitleStyle,
} from '@marquee/core';
import { formatPercent } from '../../messages/format';
import { captionStyle } from '../overlays/caption-layer';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { defaultPreferences } from '../player-props';
import { Choices } from './choices';
import { Sheet } from './sheet';
import { Slider } from './slider';

/** The specified colours, then the others of the settings page. */
const colors = ['white', 'brown', 'yellow', 'gray', '#222222', 'green', 'cyan'] as const;

/** Subtitle style; changes show at once on the video. */
export function StylePanel({ onClose }: { onClose: () => void }) {
  const { captions, preferences, changePreferences } = usePlayer();
  const { style: texts, locale } = usePlayerMessages();
  const style = preferences.subtitleStyle;
  const change = (patch: Partial<SubtitleStyle>): void => changePreferences({ subtitleStyle: { ...style, ...patch } });
  return (
    <Sheet title={texts.title} place="side" onClose={onClose}>
      <p className="mq-player__sample" style={captionStyle(style)} aria-hidden>
        <span>{texts.sample}</span>
      </p>
      {captions.hasStyles && (
        <Choices
          label={texts.fileStyles}
          value={style.usesFileStyles ? 'on' : 'off'}
          options={(['on', 'off'] as const).map((value) => ({ value, label: texts.fileStyleChoices[value] }))}
          onChange={(value) => change({ usesFileStyles: value === 'on' })}
        />
      )}
      <Slider
        label={texts.size}
        text={formatPercent(style.scale, locale)}
        min={SUBTITLE_SCALE.min}
        max={SUBTITLE_SCALE.max}
        step={0.05}
        value={style.scale}
        onChange={(scale) => change({ scale: Math.round(scale * 100) / 100 })}
      />
      <Slider
        label={texts.position}
        text={formatPercent(style.raisePercent / 100, locale)}
        min={SUBTITLE_LIFT_PERCENT.min}
        max={SUBTITLE_LIFT_PERCENT.max}
        step={2}
        value={style.raisePercent}
        onChange={(raisePercent) => change({ raisePercent })}
      />
      <Choices
        label={texts.color}
        value={style.color}
        options={colors.map((color) => ({
          value: color,
          label: texts.colors[color],
          swatch: subtitleColorPairs[color].ink,
        }))}
        onChange={(color) => change({ color })}
      />
      <Choices
        label={texts.background}
        value={style.background}
        options={settingChoices.subtitleBackground.map((value) => ({ value, label: texts.backgrounds[value] }))}
        onChange={(background) => change({ background })}
      />
      <Choices
        label={texts.font}
        value={style.font}
        options={settingChoices.subtitleFont.map((value) => ({
          value,
          label: texts.fonts[value],
          font: subtitleFonts[value],
        }))}
        onChange={(font) => change({ font })}
      />
      <button
        type="button"
        className="mq-player__sheet-button"
        onClick={() => change(defaultPreferences.subtitleStyle)}
      >
        {texts.reset}
      </button>
    </Sheet>
  );
}
