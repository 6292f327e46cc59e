import type { QualityLabel, SkipActions, SkippableKind } from '../playback';
import type { SettingValues } from './definitions';

/** Subtitle sizes relative to the player's scale (SETTING-05). */
export const subtitleScales: Record<SettingValues['subtitleSize'], number> = {
  small: 0.75,
  medium: 1,
  large: 1.5,
  'x-large': 2,
};

/** The quality setting limits what automatic selection may choose (SETTING-03). */
export const qualityCapOf = (quality: SettingValues['quality']): QualityLabel =>
  quality === 'auto' ? 'Auto' : quality;

/** Text colour and background of subtitles. */
interface SubtitleColorPair {
  /** CSS colours. */
  ink: string;
  ground: string;
}

const dark = 'rgb(7 6 5 / 0.76)';
const light = 'rgb(246 240 229 / 0.86)';

/** Subtitle colours, each with a background on which it is readable. */
export const subtitleColorPairs: Record<SettingValues['subtitleColor'], SubtitleColorPair> = {
  white: { ink: '#ffffff', ground: dark },
  yellow: { ink: '#ffe04a', ground: dark },
  green: { ink: '#7dea7a', ground: dark },
  cyan: { ink: '#6fe7f2', ground: dark },
  gray: { ink: '#c8c8c8', ground: dark },
  brown: { ink: '#6b3a12', ground: light },
  '#222222': { ink: '#222222', ground: light },
};

/** Appearance of subtitles, in the player's terms. */
export interface SubtitleStyle {
  /** 0.5 to 3; 1 is the normal size. */
  scale: number;
  color: SettingValues['subtitleColor'];
  background: SettingValues['subtitleBackground'];
  font: SettingValues['subtitleFont'];
  raisePercent: number;
  /** Whether subtitles that have styles are shown with them. */
  usesFileStyles: boolean;
}

export const subtitleStyleOf = (settings: SettingValues): SubtitleStyle => ({
  scale: settings.subtitleScale ?? subtitleScales[settings.subtitleSize],
  color: settings.subtitleColor,
  background: settings.subtitleBackground,
  font: settings.subtitleFont,
  raisePercent: settings.subtitleRaise,
  usesFileStyles: settings.subtitleFileStyles,
});

/** CSS font families for subtitles: preinstalled fonts, so that nothing is fetched. */
export const subtitleFonts: Record<SettingValues['subtitleFont'], string> = {
  // The site's font.
  sans: 'inherit',
  serif: 'Georgia, Cambria, "Times New Roman", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, Quicksand, system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Courier New", monospace',
};

const outline = '0 0 0.12em #000, 0 0 0.12em #000, 0 0.04em 0.1em #000, 0 0 0.3em rgb(0 0 0 / 0.8)';
const lightOutline = '0 0 0.12em #fff, 0 0 0.12em #fff, 0 0 0.3em rgb(255 255 255 / 0.9)';

/** Text, background and shadow of a style; without a background, an outline keeps the text readable. */
export function subtitleColors({ color, background }: Pick<SubtitleStyle, 'color' | 'background'>) {
  const { ink, ground } = subtitleColorPairs[color];
  const isDark = ground === light;
  if (background === 'none') return { ink, ground: 'transparent', shadow: isDark ? lightOutline : outline };
  if (background === 'solid') return { ink, ground: isDark ? '#f6f0e5' : '#070605', shadow: 'none' };
  return { ink, ground, shadow: 'none' };
}

/** The setting that determines what happens at each kind of segment. */
export const skipSettings = {
  intro: 'skipIntros',
  recap: 'skipRecaps',
  credits: 'skipCredits',
  preview: 'skipPreviews',
  commercial: 'skipCommercials',
} as const satisfies Record<SkippableKind, keyof SettingValues>;

export const skipActionsOf = (settings: SettingValues): SkipActions => ({
  intro: settings.skipIntros,
  recap: settings.skipRecaps,
  credits: settings.skipCredits,
  preview: settings.skipPreviews,
  commercial: settings.skipCommercials,
});
