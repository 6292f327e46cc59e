import {
  settingChoices,
  SUBTITLE_LIFT_PERCENT,
  SUBTITLE_SCALE,
  subtitleBackgroundNames,
  subtitleColorNames,
  subtitleFontNames,
  subtitleFonts,
  subtitleColorPairs,
  type SubtitleStyle,
} from '@marquee/core';
import { captionStyle } from '../overlays/caption-layer';
import { usePlayer } from '../player-context';
import { defaultPreferences } from '../player-props';
import { Choices } from './choices';
import { Sheet } from './sheet';
import { Slider } from './slider';

/** The specified colours, then the others of the settings page. */
const colors = ['white', 'brown', 'yellow', 'gray', '#222222', 'green', 'cyan'] as const;

/** How subtitles look; every change shows at once on the picture. */
export function StylePanel({ onClose }: { onClose: () => void }) {
  const { preferences, changePreferences } = usePlayer();
  const style = preferences.subtitleStyle;
  const change = (patch: Partial<SubtitleStyle>): void => changePreferences({ subtitleStyle: { ...style, ...patch } });
  return (
    <Sheet title="Subtitle style" place="side" onClose={onClose}>
      <p className="mq-player__sample" style={captionStyle(style)} aria-hidden>
        <span>The lights go down.</span>
      </p>
      <Slider
        label="Size"
        text={`${Math.round(style.scale * 100)}%`}
        min={SUBTITLE_SCALE.min}
        max={SUBTITLE_SCALE.max}
        step={0.05}
        value={style.scale}
        onChange={(scale) => change({ scale: Math.round(scale * 100) / 100 })}
      />
      <Slider
        label="Vertical position"
        text={`${style.raisePercent}%`}
        min={SUBTITLE_LIFT_PERCENT.min}
        max={SUBTITLE_LIFT_PERCENT.max}
        step={2}
        value={style.raisePercent}
        onChange={(raisePercent) => change({ raisePercent })}
      />
      <Choices
        label="Colour"
        value={style.color}
        options={colors.map((color) => ({
          value: color,
          label: subtitleColorNames[color],
          swatch: subtitleColorPairs[color].ink,
        }))}
        onChange={(color) => change({ color })}
      />
      <Choices
        label="Background"
        value={style.background}
        options={settingChoices.subtitleBackground.map((value) => ({ value, label: subtitleBackgroundNames[value] }))}
        onChange={(background) => change({ background })}
      />
      <Choices
        label="Font"
        value={style.font}
        options={settingChoices.subtitleFont.map((value) => ({
          value,
          label: subtitleFontNames[value],
          font: subtitleFonts[value],
        }))}
        onChange={(font) => change({ font })}
      />
      <button
        type="button"
        className="mq-player__sheet-button"
        onClick={() => change(defaultPreferences.subtitleStyle)}
      >
        Reset style
      </button>
    </Sheet>
  );
}
