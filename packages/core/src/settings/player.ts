import type { QualityLabel } from '../playback';
import type { SettingValues } from './definitions';

/** Sizes of subtitles against the player's scale (spec/README.md). */
export const subtitleScales: Record<SettingValues['subtitleSize'], number> = {
  small: 0.75,
  medium: 1,
  large: 1.5,
  'x-large': 2,
};

/** The quality setting is a cap on what is picked by itself (spec/README.md). */
export const qualityCapOf = (quality: SettingValues['quality']): QualityLabel =>
  quality === 'auto' ? 'Auto' : quality;

/** The letters of subtitles and what they stand on. */
export interface SubtitleColors {
  /** CSS colours. */
  ink: string;
  ground: string;
}

const dark = 'rgb(7 6 5 / 0.76)';
const light = 'rgb(246 240 229 / 0.86)';

/** Every colour of subtitles with a ground on which it can be read. */
export const subtitleLooks: Record<SettingValues['subtitleColor'], SubtitleColors> = {
  white: { ink: '#ffffff', ground: dark },
  yellow: { ink: '#ffe04a', ground: dark },
  green: { ink: '#7dea7a', ground: dark },
  cyan: { ink: '#6fe7f2', ground: dark },
  gray: { ink: '#c8c8c8', ground: dark },
  brown: { ink: '#6b3a12', ground: light },
  '#222222': { ink: '#222222', ground: light },
};
