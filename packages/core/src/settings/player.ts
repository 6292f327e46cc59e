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
